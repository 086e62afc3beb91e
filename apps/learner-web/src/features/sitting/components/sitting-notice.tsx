import type { Sitting } from '../model/use-sitting.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { ResumeNotice } from './resume-notice.tsx';

/** The one line that a sitting has to say about itself, if any. */
export function SittingNotice({ sectionId, sitting }: { readonly sectionId: string; readonly sitting: Sitting }) {
  const { state, failure, resumed, restart, saveNow } = sitting;
  if (state.phase.name === 'answering' && failure && failure.kind !== 'offline')
    return <RefusalNotice sectionId={sectionId} failure={failure} onRetry={saveNow} />;
  return <ResumeNotice phase={state.phase} resumed={resumed} onRestart={restart} />;
}
