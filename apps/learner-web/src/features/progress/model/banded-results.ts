import type { SittingSummary } from '@bandwise/api-contract/learner';
import { skills, type BandedExam } from '@bandwise/domain';

/** A whole test that has a band. */
export interface BandedResult {
  readonly sittingID: string;
  readonly title: string;
  readonly paper: BandedExam;
  /** An instant. */
  readonly date: string;
  readonly band: number;
  readonly marks: number;
  readonly total: number;
}

/** A series of bands: the two readings have different scales. */
export interface BandSeries {
  readonly paper: BandedExam;
  /** The oldest first. */
  readonly results: readonly BandedResult[];
}

/** Bands by paper, of whole tests alone: those of 40 marks have one, and nothing else has. */
export function bandSeries(sittings: readonly SittingSummary[]): readonly BandSeries[] {
  const results = sittings
    .flatMap(bandedResults)
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date) || (one.sittingID < other.sittingID ? -1 : 1));
  const papers = [...new Set(results.map(({ paper }) => paper))];
  return papers.map((paper) => ({ paper, results: results.filter((one) => one.paper === paper) }));
}

function bandedResults({ id, ended_at, exams, results }: SittingSummary): readonly BandedResult[] {
  return results.flatMap(({ band, marks, total }, index) => {
    const exam = exams[index];
    const paper = exam && skills[exam.skill].bands?.[exam.variant];
    if (!paper || band === null || marks === null || ended_at === null) return [];
    const { title } = exam;
    return [{ sittingID: id, title, paper, date: ended_at, band: band.band, marks, total }];
  });
}
