import type { MarkedBody, VerdictBody } from '@bandwise/api-contract/learner';
import { keyText, rangeLabel } from '@bandwise/domain';

export type RowVerdict = 'right' | 'partly' | 'wrong' | 'blank';

export interface ResultsRow {
  readonly number: number;
  /** `14` or `21–22`. */
  readonly label: string;
  /** null: nothing was given. */
  readonly given: string | null;
  readonly correct: string;
  readonly verdict: RowVerdict;
  readonly marks: number;
  readonly total: number;
}

/** One row for each marked question, in order. */
export function resultsRows({ verdicts, keys }: Pick<MarkedBody, 'verdicts' | 'keys'>): readonly ResultsRow[] {
  return verdicts.map((verdict) => ({
    number: verdict.number,
    label: rangeLabel(verdict.numbers),
    given: givenText(verdict),
    correct: keys
      .filter((key) => key.number === verdict.number)
      .map((key) => keyText(verdict.type, key.answers))
      .join('; '),
    verdict: rowVerdict(verdict),
    marks: verdict.marks,
    total: verdict.total,
  }));
}

/** Blanks of one number keep their places: `first; —`. */
function givenText({ blank, given }: VerdictBody): string | null {
  return blank ? null : given.map((text) => text.trim() || '—').join('; ');
}

function rowVerdict(verdict: VerdictBody): RowVerdict {
  if (verdict.correct) return 'right';
  if (verdict.blank) return 'blank';
  return verdict.marks > 0 ? 'partly' : 'wrong';
}
