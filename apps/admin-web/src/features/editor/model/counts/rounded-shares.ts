import { skills } from '@bandwise/domain';
import type { ExamForm } from '../form/form.ts';
import { sentParts } from '../exam-file/to-content.ts';

/** The time of a full test whose parts sum up to other minutes than written: shares are rounded up, and parts may be missing. */
export interface RoundedShares {
  /** The number of parts of a full test. */
  readonly of: number;
  /** The number of written parts. */
  readonly parts: number;
  /** Minutes of each part. */
  readonly each: number;
  readonly total: number;
}

/** @returns null if the minutes of the parts add up to the written time. */
export function roundedShares(form: ExamForm): RoundedShares | null {
  const { time } = form.info;
  const shared = sentParts(form).filter(({ part }) => part.info === null);
  const each = shared[0]?.content.time ?? 0;
  const total = each * shared.length;
  if (form.testType !== 'full_test' || time === null || shared.length === 0 || total === time) return null;
  return { of: skills[form.skill].parts.max, parts: shared.length, each, total };
}
