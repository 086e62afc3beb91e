import type { FullGroup } from '../../exam-file/section-content.ts';
import { QUESTION_SHAPES } from '../question-shape.ts';
import { countedKeys } from '../counted-keys.ts';
import type { Finding } from '../../readiness/finding.ts';

/** What a new TFNG question starts with. Source: administrator specification, section 4. */
const TFNG_DEFAULT = 'NOT GIVEN';
/** Two equal keys are a coincidence. */
const SUSPICIOUS_COUNT = 3;

/** Keys of a group that look as if nobody had set them, or that a used-up choice makes unreachable. */
export function checkKeyPattern(group: FullGroup, groupIndex: number): readonly Finding[] {
  const keys = group.questions.flatMap(({ answers }) => countedKeys(group.type, answers).slice(0, 1));
  const where = { group: groupIndex, field: 'answers' };
  const name = `Group ${groupIndex + 1}`;
  if (group.type === 'TFNG' && keys.length > 0 && keys.every((key) => key === TFNG_DEFAULT)) {
    const message = `${name} has NOT GIVEN for every answer: were the answers set?`;
    return [{ code: 'tfng_untouched', severity: 'warning', where, message }];
  }
  const findings: Finding[] = [];
  if (group.type !== 'MULTI' && allEqual(group)) {
    const message = `${name} has the same answer for every question`;
    findings.push({ code: 'all_keys_equal', severity: 'warning', where, message });
  }
  return [...findings, ...checkPool(group, groupIndex, keys)];
}

/** The same text everywhere, or for questions with options of their own the same position. */
function allEqual(group: FullGroup): boolean {
  const keys = group.questions.flatMap(({ answers, options }) => {
    const key = countedKeys(group.type, answers)[0];
    if (key === undefined) return [];
    return QUESTION_SHAPES[group.type].options ? String(options.indexOf(key)) : key.toLowerCase();
  });
  return keys.length >= SUSPICIOUS_COUNT && new Set(keys).size === 1;
}

/** A used choice leaves the pool, so it can be the answer only as often as the pool holds it. */
function checkPool(group: FullGroup, groupIndex: number, keys: readonly string[]): readonly Finding[] {
  if (group.type !== 'DRAG_DROP' || group.reuse_choices) return [];
  const count = (list: readonly string[], text: string): number => list.filter((entry) => entry.trim() === text).length;
  return [...new Set(keys)]
    .filter((key) => count(keys, key) > Math.max(1, count(group.choices, key)))
    .map((key) => ({
      code: 'choice_used_up',
      severity: 'error',
      where: { group: groupIndex, field: 'reuse_choices' },
      message: `“${key}” is the answer more than once: let group ${groupIndex + 1} reuse its choices`,
    }));
}
