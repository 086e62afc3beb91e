import { answersOf } from '../store/attempt/attempt-state.ts';
import type { AttemptStore } from '../store/attempt/attempt-store.ts';
import { useAttemptState } from '../hooks/use-attempt.ts';
import { SubmissionNotice } from './submission-notice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { ResumeNotice } from './resume-notice.tsx';

/** What an attempt has to say about itself, if anything. */
export function AttemptNotice({ sectionId, store }: { readonly sectionId: string; readonly store: AttemptStore }) {
  const phase = useAttemptState(store, (state) => state.phase);
  const failure = useAttemptState(store, (state) => state.failure);
  const hasAnswers = useAttemptState(store, (state) => Object.keys(answersOf(state)).length > 0);
  const resumed = useAttemptState(store, (state) => state.resumed);
  if (phase.name === 'answering' && failure && (failure.kind === 'locked' || failure.kind === 'refused'))
    return <RefusalNotice sectionId={sectionId} failure={failure} onRetry={store.saveNow} />;
  return (
    <>
      {phase.name === 'unsaved' && (
        <SubmissionNotice sectionId={sectionId} failure={phase.failure} hasAnswers={hasAnswers} onRetry={store.retry} />
      )}
      <ResumeNotice phase={phase} resumed={resumed} onRestart={store.restart} />
    </>
  );
}
