export { compileSpecKey, markBySpec } from './mark-by-spec.ts';
export { markCompiled } from '../marking/mark-compiled.ts';
export { InvalidGroupsError } from '../marking/check-groups.ts';
export type { Answer, Answers } from '../marking/answers.ts';
export type { CompiledKey } from '../marking/compile-key.ts';
export type { SectionResult, Verdict } from '../marking/verdict.ts';
export type { FullGroup, FullQuestion } from '../question-types/group.ts';
