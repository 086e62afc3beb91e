import { Button } from '@bandwise/ui/controls/button.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { durationWords } from '../screens/duration-words.ts';
import { FileChoice } from '../screens/file-choice.tsx';
import { PromptText } from '../screens/prompt-text.tsx';
import { useSpeakingState } from '../screens/use-speaking.ts';
import type { TestPrompt } from '../store/speaking-draft.ts';
import type { SpeakingStore } from '../store/speaking-store.ts';

interface FileAnswerProps {
  readonly store: SpeakingStore;
  readonly prompt: TestPrompt;
  readonly onFinish: () => void;
}

/** A question whose answer is uploaded, because this browser cannot record. */
export function FileAnswer({ store, prompt: { key, prompt }, onFinish }: FileAnswerProps) {
  const answer = useSpeakingState(store, ({ draft }) => draft.answers[key]);
  const { prepare, answer: limit } = prompt;
  const { times, recorded, longer } = texts.speaking;
  return (
    <Card as="section" className="bw-speak-stack">
      <PromptText prompt={prompt} />
      <p className="bw-speak-soft">{times(prepare > 0 ? durationWords(prepare) : null, durationWords(limit))}</p>
      <FileChoice store={store} prompt={key} />
      <p role="status">{answer && recorded(clockTime(answer.ms / 1000))}</p>
      {answer && answer.ms > (limit + 1) * 1000 && <p>{longer(clockTime(limit))}</p>}
      <div>
        <Button onClick={onFinish}>{texts.speakingTest.finish}</Button>
      </div>
    </Card>
  );
}
