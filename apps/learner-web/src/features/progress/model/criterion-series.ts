import type { SubmissionSummary } from '@bandwise/api-contract/learner';
import { type Criterion, CRITERION_NAMES } from '@bandwise/domain';

/** An assessed submission. */
export interface CriterionBand {
  readonly id: string;
  readonly title: string;
  /** An instant. */
  readonly date: string;
  readonly band: number;
}

export interface CriterionSeries {
  readonly criterion: Criterion;
  /** The oldest first. */
  readonly results: readonly CriterionBand[];
}

/** The bands of assessed submissions of one skill by criterion, in the order of the criteria. */
export function criterionSeries(submissions: readonly SubmissionSummary[]): readonly CriterionSeries[] {
  const oldest = [...submissions].sort((one, other) => one.handed_in_at.localeCompare(other.handed_in_at));
  return CRITERION_NAMES.flatMap((criterion) => {
    const results = oldest.flatMap(({ id, title, handed_in_at: date, bands }) => {
      const band = bands?.[criterion];
      return band === undefined ? [] : [{ id, title, date, band }];
    });
    return results.length === 0 ? [] : [{ criterion, results }];
  });
}
