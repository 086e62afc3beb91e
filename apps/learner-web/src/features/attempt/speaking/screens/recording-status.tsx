import { texts } from '../../../../shared/texts/texts.ts';
import { saveStatusOf, type SpeakingStore } from '../store/speaking-store.ts';
import { useSpeakingState } from './use-speaking.ts';

/** Where the recordings are. Read aloud only when they do not reach the server. */
export function RecordingStatus({ store }: { readonly store: SpeakingStore }) {
  const status = useSpeakingState(store, saveStatusOf);
  const hasAnswers = useSpeakingState(store, ({ draft }) => Object.keys(draft.answers).length > 0);
  const isTrouble = status === 'offline' || status === 'refused';
  return (
    <p
      className="bw-speak-status"
      data-trouble={isTrouble || undefined}
      role="status"
      aria-live={isTrouble ? 'polite' : 'off'}
    >
      {hasAnswers && texts.attempt.saveStatus[status]}
    </p>
  );
}
