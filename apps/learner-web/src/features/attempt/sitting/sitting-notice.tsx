import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import type { SittingStore } from '../store/sitting/sitting-store.ts';
import { useSittingView } from './use-sitting.ts';

/** Says that a step of the learner's did not reach the server, and that nothing is lost. */
export function SittingNotice({ store }: { readonly store: SittingStore }) {
  const failure = useSittingView(store, (view) => view.stepFailure);
  if (failure === null) return null;
  return (
    <Notice tone="wrong" role="alert">
      {failure.kind === 'refused' ? failure.message : texts.sitting.stepFailed}
    </Notice>
  );
}
