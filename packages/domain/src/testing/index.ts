export { buildContent, buildDraft, buildGroup, buildKeyedGroup, buildQuestion } from './builders.ts';
export { valueOf } from './value-of.ts';
export { domainMatchers, type DomainMatchers } from './matchers.ts';
export { buildSubmittedResult } from './build-submitted-result.ts';
