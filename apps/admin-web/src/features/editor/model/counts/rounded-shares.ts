import { skills } from '@bandwise/domain';
import type { ExamForm } from '../form/form.ts';
import { sentParts } from '../exam-file/to-content.ts';

/** The time of a full test whose parts come to other minutes than its author wrote: shares are rounded up, and parts may be missing. */
export interface RoundedShares {
  /** Parts that a full test of the skill has. */
  readonly of: number;
  /** Parts that are written. */
  readonly parts: number;
  /** Minutes of each. */
  readonly each: number;
  readonly total: number;
}

/** null: the minutes of the parts add up to what the author wrote. */
export function roundedShares(form: ExamForm): RoundedShares | null {
  const { time } = form.info;
  const shared = sentParts(form).filter(({ part }) => part.info === null);
  const each = shared[0]?.content.time ?? 0;
  const total = each * shared.length;
  if (form.testType !== 'full_test' || time === null || shared.length === 0 || total === time) return null;
  return { of: skills[form.skill].parts.max, parts: shared.length, each, total };
}
