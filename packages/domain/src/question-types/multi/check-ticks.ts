import type { Finding } from '../../readiness/finding.ts';
import { keyFinding, type KeyedPlace } from '../../readiness/key-finding.ts';
import { distinctTexts } from '../counted-keys.ts';
import type { GroupOf } from '../group.ts';
import { checkOffered } from '../one-choice/check-offered.ts';

/** Finds answers that learners cannot choose, too few answers, too many, and repeated ones. */
export function checkTicks(place: KeyedPlace<GroupOf<'MULTI'>>): readonly Finding[] {
  const { keys, question } = place;
  const findings = [...checkOffered(place, question.options)];
  const options = distinctTexts(question.options).length;
  if (keys.length < 2) {
    findings.push(
      keyFinding(place, { code: 'multi_too_few_answers', severity: 'error', says: 'needs at least two answers' }),
    );
  }
  if (keys.length > options) {
    const says = `has ${keys.length} answers but only ${options} ${options === 1 ? 'option' : 'options'}`;
    findings.push(keyFinding(place, { code: 'multi_too_many_answers', severity: 'error', says }));
  }
  if (keys.length < question.answers.length) {
    findings.push(keyFinding(place, { code: 'key_repeated', severity: 'warning', says: 'has the same answer twice' }));
  }
  return findings;
}
