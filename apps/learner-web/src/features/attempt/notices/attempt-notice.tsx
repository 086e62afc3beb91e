import { answersOf, deadlineOf } from '../store/attempt/attempt-state.ts';
import type { AttemptStore } from '../store/attempt/attempt-store.ts';
import { useAttemptState } from '../hooks/use-attempt.ts';
import { SubmissionNotice } from './submission-notice.tsx';
import { ResumeNotice } from './resume-notice.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { useState } from 'react';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { ServerFailure } from '../store/attempt/server-failure.ts';
import classes from './save-status.module.css';

/** The notice of an attempt, if there is one. */
export function AttemptNotice({ sectionId, store }: { readonly sectionId: string; readonly store: AttemptStore }) {
  const phase = useAttemptState(store, (state) => state.phase);
  const failure = useAttemptState(store, (state) => state.failure);
  const hasAnswers = useAttemptState(store, (state) => Object.keys(answersOf(state)).length > 0);
  const isOnDevice = useAttemptState(store, (state) => state.isOnDevice);
  const resumed = useAttemptState(store, (state) => state.resumed);
  const hasClock = useAttemptState(store, (state) => deadlineOf(state) !== null);
  if (phase.name === 'answering' && failure && (failure.kind === 'locked' || failure.kind === 'refused'))
    return <RefusalNotice sectionId={sectionId} failure={failure} onRetry={store.saveNow} />;
  return (
    <>
      {!isOnDevice && phase.name !== 'submitted' && <p className={classes['waiting']}>{texts.common.storageFailure}</p>}
      {phase.name === 'submitting' && (
        <p role="status" className={classes['waiting']}>
          {texts.attempt.waitingForServer}
        </p>
      )}
      {phase.name === 'unsaved' && (
        <SubmissionNotice sectionId={sectionId} failure={phase.failure} hasAnswers={hasAnswers} onRetry={store.retry} />
      )}
      <ResumeNotice phase={phase} resumed={resumed} hasClock={hasClock} onRestart={store.restart} />
    </>
  );
}

interface RefusalNoticeProps {
  readonly sectionId: string;
  readonly failure: Extract<ServerFailure, { readonly kind: 'locked' | 'refused' }>;
  readonly onRetry: () => void;
}

/** Says why the server does not take the answers, and offers what may help. */
function RefusalNotice({ sectionId, failure, onRetry }: RefusalNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const isLocked = failure.kind === 'locked';
  const unlocked = () => {
    setAsking(false);
    onRetry();
  };
  return (
    <section className={classes['notice']} aria-label={texts.attempt.refused.label} data-trouble>
      <p role="alert">{isLocked ? texts.attempt.refused.locked : texts.attempt.refused.text(failure.message)}</p>
      <Button variant="default" size="compact-md" onClick={isLocked ? () => setAsking(true) : onRetry}>
        {isLocked ? texts.sectionLock.enter : texts.common.retry}
      </Button>
      {isAsking && <UnlockDialog section={{ id: sectionId }} onUnlocked={unlocked} onCancel={() => setAsking(false)} />}
    </section>
  );
}
