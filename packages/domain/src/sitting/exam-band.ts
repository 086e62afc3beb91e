import { bandOf, type Band } from '../banding/band-of.ts';
import { FULL_EXAM_MARKS } from '../banding/band-tables.ts';
import type { Skill, Variant } from '../skills/skill.ts';
import { skills } from '../skills/skills.ts';

/**
 * Returns the band of a whole exam.
 *
 * @returns null where marks give none: of a skill without a table, and of any total but 40.
 * @example examBand({ skill: 'reading', variant: 'general', marks: 30, total: 40 }) // { band: 6, provisional: false }
 */
export function examBand(exam: {
  readonly skill: Skill;
  readonly variant: Variant;
  readonly marks: number;
  readonly total: number;
}): Band | null {
  const { bands } = skills[exam.skill];
  return bands === null || exam.total !== FULL_EXAM_MARKS ? null : bandOf(bands[exam.variant], exam.marks);
}
