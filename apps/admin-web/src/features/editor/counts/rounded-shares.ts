import type { ExamForm } from '../form/form.ts';
import { sentParts } from '../exam-file/to-content.ts';

/** The time of a full test whose parts' shares are rounded up, and are more together than was written. */
export interface RoundedShares {
  readonly parts: number;
  /** Minutes of each. */
  readonly each: number;
  readonly total: number;
}

/** null: the minutes of the parts are together what was written. */
export function roundedShares(form: ExamForm): RoundedShares | null {
  const { time } = form.info;
  const shared = sentParts(form).filter(({ part }) => part.info === null);
  const each = shared[0]?.content.time ?? 0;
  const total = each * shared.length;
  if (form.testType !== 'full_test' || time === null || shared.length === 0 || total === time) return null;
  return { parts: shared.length, each, total };
}
