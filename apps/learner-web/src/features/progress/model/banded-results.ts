import type { SittingSummary, SubmissionSummary } from '@bandwise/api-contract/learner';
import { isMarkedSkill, skills, speakingBand } from '@bandwise/domain';
import type { Banded } from '@bandwise/ui/figures/band-plot.tsx';
import { submissionAddress } from '../../../shared/submissions/submission-address.ts';

/** A whole test that has a band. */
export interface BandedResult {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly paper: Banded;
  /** An instant. */
  readonly date: string;
  readonly band: number;
  /** null: people assess it. */
  readonly marks: { readonly marks: number; readonly total: number } | null;
}

/** A series of bands: the two readings have different scales. */
export interface BandSeries {
  readonly paper: Banded;
  /** The oldest first. */
  readonly results: readonly BandedResult[];
}

/** Bands by paper, of whole tests alone: of 40 marks, of both texts of a writing test, or of a speaking test. */
export function bandSeries(
  sittings: readonly SittingSummary[],
  submissions: readonly SubmissionSummary[],
): readonly BandSeries[] {
  const results = [...sittings.flatMap(bandedResults), ...submissions.flatMap(spokenResult)].sort(
    (one, other) => Date.parse(one.date) - Date.parse(other.date) || (one.id < other.id ? -1 : 1),
  );
  const papers = [...new Set(results.map(({ paper }) => paper))];
  return papers.map((paper) => ({ paper, results: results.filter((one) => one.paper === paper) }));
}

function bandedResults({ id, ended_at, exams, results }: SittingSummary): readonly BandedResult[] {
  return results.flatMap(({ band, marks, total }, index) => {
    const exam = exams[index];
    if (!exam || band === null || ended_at === null) return [];
    const { skill, title, variant } = exam;
    const paper: Banded | null = skills[skill].bands?.[variant] ?? (isMarkedSkill(skill) ? null : skill);
    if (paper === null) return [];
    const exact = marks === null ? null : { marks, total };
    return [{ id, to: `/sitting/${id}`, title, paper, date: ended_at, band: band.band, marks: exact }];
  });
}

/** A speaking test is assessed as a whole; a text is one task of two. */
function spokenResult({ id, skill, title, band, handed_in_at }: SubmissionSummary): readonly BandedResult[] {
  const rounded = speakingBand(band);
  if (rounded === null || isMarkedSkill(skill) || skills[skill].isWritten) return [];
  const to = submissionAddress(id);
  return [{ id, to, title, paper: skill, date: handed_in_at, band: rounded, marks: null }];
}
