import type { CorrectionBody } from '@bandwise/api-contract/learner';
import { dayText } from '@bandwise/ui/dates/date-text.ts';
import { texts } from '../../../shared/texts/texts.ts';

interface CorrectionsProps {
  readonly corrections: readonly CorrectionBody[];
  readonly total: number;
}

/** That a result is not as it was when it was handed in, and why. */
export function Corrections({ corrections, total }: CorrectionsProps) {
  return corrections.map(({ at, before, after, reason, isUndo }) => (
    <p key={at}>{texts.corrections.line({ date: dayText(at), before, after, total, reason, isUndo })}</p>
  ));
}
