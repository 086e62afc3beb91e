import type { Finding } from '../../readiness/finding.ts';
import type { GroupPlace } from '../../readiness/key-finding.ts';
import { countedKeys } from '../counted-keys.ts';
import type { CommonGroup } from '../group.ts';

/** With fewer questions equal keys are a coincidence. */
const SUSPICIOUS_COUNT = 3;

/** Returns the first key of each question that has one. */
export function firstKeys({ type, questions }: CommonGroup): readonly string[] {
  return questions.flatMap(({ answers }) => countedKeys(type, answers).slice(0, 1));
}

/** Finds groups with the same key for every question: perhaps the author has not set them. */
export function checkSameKeys({ group, groupIndex }: GroupPlace<CommonGroup>): readonly Finding[] {
  return warnIfSame(
    firstKeys(group).map((key) => key.toLowerCase()),
    groupIndex,
  );
}

/** @param keys what is compared, one for each question. */
export function warnIfSame(keys: readonly string[], groupIndex: number): readonly Finding[] {
  if (keys.length < SUSPICIOUS_COUNT || new Set(keys).size > 1) return [];
  const message = `Group ${groupIndex + 1} has the same answer for every question. Check that the answers were set`;
  return [{ code: 'all_keys_equal', severity: 'warning', where: { group: groupIndex, field: 'answers' }, message }];
}
