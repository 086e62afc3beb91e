import { Button } from '@bandwise/ui/controls/button.tsx';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { SubmitFailure } from '../store/attempt/attempt-state.ts';
import classes from './save-status.module.css';

interface SubmissionNoticeProps {
  readonly sectionId: string;
  readonly failure: SubmitFailure;
  /** false: there are no answers, so none are stored. */
  readonly hasAnswers: boolean;
  readonly onRetry: () => void;
}

/** Says that a submission did not arrive, and that nothing is lost: under the header, where no scrolling hides it. */
export function SubmissionNotice({ sectionId, failure, hasAnswers, onRetry }: SubmissionNoticeProps) {
  return (
    <section className={classes['notice']} aria-label={texts.attempt.unsubmitted} data-trouble>
      <p role="alert">{failureText(failure, hasAnswers)}</p>
      <Button size="compact-md" onClick={onRetry}>
        {texts.common.retry}
      </Button>
      {failure.kind === 'locked' && (
        <UnlockDialog section={{ id: sectionId }} onUnlocked={onRetry} onCancel={() => {}} />
      )}
    </section>
  );
}

function failureText(failure: SubmitFailure, hasAnswers: boolean): string {
  const { waiting, submittedLate, submittedLater, submittedLaterHere, saveFailed, saveFailedHere } = texts.attempt;
  const failed = failure.isOnDevice ? saveFailed : saveFailedHere;
  if (failure.kind === 'locked') return failed;
  if (failure.kind === 'refused') return hasAnswers ? `${failure.message} ${failed}` : failure.message;
  const [reason, when, once] = waiting[failure.kind];
  if (failure.isLate) return submittedLate(reason, once);
  return failure.isOnDevice ? submittedLater(reason, when) : submittedLaterHere(reason, when);
}
