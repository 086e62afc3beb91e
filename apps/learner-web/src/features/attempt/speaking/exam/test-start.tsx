import { Button } from '@bandwise/ui/controls/button.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { LostAnswers } from '../screens/lost-answers.tsx';
import { MicrophoneCheck } from '../screens/microphone-check.tsx';
import { SendingNotice } from '../screens/sending-notice.tsx';
import { useSpeakingState, type Speaking } from '../screens/use-speaking.ts';

interface TestStartProps {
  readonly speaking: Speaking;
  /** With files, each answer is uploaded instead of recorded here. */
  readonly onStart: (withFiles: boolean) => void;
}

/** The rules of a speaking test, and the check of the microphone before it. */
export function TestStart({ speaking, onStart }: TestStartProps) {
  const { store, prompts, microphone } = speaking;
  const questionCount = useSpeakingState(store, ({ draft }) => draft.questionCount);
  const labels = texts.speakingTest;
  const seconds = prompts.reduce((sum, { prompt }) => sum + prompt.prepare + prompt.answer, 0);
  const isReady = microphone.microphone !== null || questionCount >= prompts.length;
  return (
    <>
      <SendingNotice store={store} sectionID={prompts[0]?.sectionID ?? ''} />
      <LostAnswers speaking={speaking} onRecord={null} />
      <Card as="section" className="bw-speak-stack">
        <p>
          {questionCount > 0
            ? labels.resume(questionCount, prompts.length)
            : labels.facts(prompts.length, Math.ceil(seconds / 60))}
        </p>
        <ul className="bw-speak-rules">
          {labels.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
      <MicrophoneCheck state={microphone} isRecording={false} />
      <div className="bw-speak-line">
        <Button size="md" disabled={!isReady} onClick={() => onStart(false)}>
          {questionCount > 0 ? labels.goOn : labels.start}
        </Button>
        {!isReady && <p>{labels.checkFirst}</p>}
      </div>
      {microphone.problem && (
        <div className="bw-speak-line">
          <Button variant="default" onClick={() => onStart(true)}>
            {labels.withFiles}
          </Button>
          <p>{labels.withFilesHint}</p>
        </div>
      )}
    </>
  );
}
