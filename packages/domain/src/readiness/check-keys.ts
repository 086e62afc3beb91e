import { countedKeys } from '../question-types/counted-keys.ts';
import type { FullGroup } from '../question-types/group.ts';
import { definitionOf } from '../question-types/registry.ts';
import type { Finding } from './finding.ts';
import { keyFinding } from './key-finding.ts';

/** Finds keys that are missing, that learners cannot choose, or that look like a mistake. */
export function checkKeys(group: FullGroup, groupIndex: number): readonly Finding[] {
  const { checkKey, checkKeys: checkTogether } = definitionOf(group.type);
  const findings = group.questions.flatMap((question, questionIndex) => {
    const keys = countedKeys(group.type, question.answers);
    const place = { group, groupIndex, question, questionIndex, keys };
    const others = (question.also_accepted ?? []).flatMap((answers) =>
      checkKey({ ...place, question: { ...question, answers }, keys: countedKeys(group.type, answers) }),
    );
    if (keys.length > 0) return [...checkKey(place), ...others];
    return [keyFinding(place, { code: 'answer_missing', severity: 'error', says: 'has no answer' })];
  });
  return [...findings, ...checkTogether({ group, groupIndex })];
}
