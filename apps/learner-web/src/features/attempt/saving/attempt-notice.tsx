import type { Attempt } from '../store/use-attempt.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { ResumeNotice } from './resume-notice.tsx';
import { SubmissionNotice } from '../submission/submission-notice.tsx';

/** What an attempt has to say about itself, if anything. */
export function AttemptNotice({ sectionId, attempt }: { readonly sectionId: string; readonly attempt: Attempt }) {
  const { state, dispatch, failure, resumed, restart, saveNow } = attempt;
  const { phase } = state;
  if (phase.name === 'answering' && failure && (failure.kind === 'locked' || failure.kind === 'refused'))
    return <RefusalNotice sectionId={sectionId} failure={failure} onRetry={saveNow} />;
  const retry = () => dispatch({ type: 'retried' });
  return (
    <>
      {phase.name === 'unsaved' && <SubmissionNotice sectionId={sectionId} failure={phase.failure} onRetry={retry} />}
      <ResumeNotice phase={phase} resumed={resumed} onRestart={restart} />
    </>
  );
}
