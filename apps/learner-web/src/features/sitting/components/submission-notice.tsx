import { Alert, Button } from '@mantine/core';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { commonTexts } from '../../../shared/texts/common.ts';
import { sittingTexts } from '../../../shared/texts/sitting.ts';
import type { Phase, SubmitFailure } from '../model/sitting-state.ts';

interface SubmissionNoticeProps {
  readonly sectionId: string;
  readonly phase: Phase;
  readonly onRetry: () => void;
}

/** Says that a submission is under way or did not arrive, and that nothing is lost. */
export function SubmissionNotice({ sectionId, phase, onRetry }: SubmissionNoticeProps) {
  return (
    <div role="alert">
      {phase.name === 'unsaved' && (
        <Alert color="red" mb="md">
          <p style={{ margin: '0 0 0.75rem' }}>{failureText(phase.failure)}</p>
          <Button onClick={onRetry}>{commonTexts.retry}</Button>
        </Alert>
      )}
      {phase.name === 'unsaved' && phase.failure.kind === 'locked' && (
        <UnlockDialog section={{ id: sectionId }} onUnlocked={onRetry} onCancel={() => {}} />
      )}
    </div>
  );
}

function failureText(failure: SubmitFailure): string {
  const failed = failure.isOnDevice ? sittingTexts.saveFailed : sittingTexts.saveFailedHere;
  switch (failure.kind) {
    case 'offline':
      if (failure.isLate) return sittingTexts.saveLate;
      return failure.isOnDevice ? sittingTexts.saveOffline : sittingTexts.saveOfflineHere;
    case 'locked':
      return failed;
    case 'refused':
      return `${failure.message} ${failed}`;
  }
}
