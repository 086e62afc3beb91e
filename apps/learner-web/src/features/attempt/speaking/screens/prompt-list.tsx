import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { useSpeakingState, type Speaking } from './use-speaking.ts';

interface PromptListProps {
  readonly speaking: Speaking;
  /** The index of the shown prompt. */
  readonly shown: number;
  /** Another prompt cannot be chosen while an answer is recorded. */
  readonly isBusy: boolean;
  readonly onChoose: (index: number) => void;
}

/** The questions of a task with the states of their answers. */
export function PromptList({ speaking: { store, prompts }, shown, isBusy, onChoose }: PromptListProps) {
  const answers = useSpeakingState(store, ({ draft }) => draft.answers);
  const recording = useSpeakingState(store, (state) => state.recording);
  const labels = texts.speaking;
  const stateOf = (key: string) => {
    if (recording === key) return labels.recording;
    const answer = answers[key];
    return answer ? labels.recorded(clockTime(answer.ms / 1000)) : labels.notRecorded;
  };
  return (
    <nav aria-label={labels.questions}>
      <ol className="bw-speak-list">
        {prompts.map(({ key, prompt }, index) => (
          <li key={key}>
            <button
              type="button"
              aria-current={index === shown ? 'true' : undefined}
              disabled={isBusy && index !== shown}
              onClick={() => onChoose(index)}
            >
              <strong>
                {labels.question(index + 1)} <span className="bw-speak-soft">{labels.part(prompt.part)}</span>
              </strong>
              <span className="bw-speak-soft">{stateOf(key)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
