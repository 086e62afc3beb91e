import { Button } from '@bandwise/ui/controls/button.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { FileChoice } from '../screens/file-choice.tsx';
import { MicrophoneCheck } from '../screens/microphone-check.tsx';
import { NotesBox } from '../screens/notes-box.tsx';
import { PhaseLine } from '../screens/phase-line.tsx';
import { PromptText } from '../screens/prompt-text.tsx';
import { useSpeakingState, type Speaking } from '../screens/use-speaking.ts';
import type { TestPrompt } from '../store/speaking-draft.ts';
import { FileAnswer } from './file-answer.tsx';
import type { TestStep, useTestSteps } from './use-test-steps.ts';

interface TestPromptViewProps {
  readonly speaking: Speaking;
  readonly prompt: TestPrompt;
  readonly step: Extract<TestStep, { readonly number: number }>;
  readonly steps: ReturnType<typeof useTestSteps>;
}

/** The card of Part 2 is shown in every test, so that the candidate can read it while speaking. */
const CARD_PART = 2;

/** Shows or plays a question once, then its preparation and its answer. */
export function TestPromptView({ speaking: { store, microphone }, prompt, step, steps }: TestPromptViewProps) {
  const [notes, setNotes] = useState('');
  const hasAnswer = useSpeakingState(store, ({ draft }) => draft.answers[prompt.key] !== undefined);
  const [isUnheard, setUnheard] = useState(false);
  const { audio_url, part, prepare } = prompt.prompt;
  const labels = texts.speakingTest;
  const isShown = audio_url === undefined || part === CARD_PART || isUnheard;
  const { number } = step;
  if (step.at === 'file') return <FileAnswer store={store} prompt={prompt} onFinish={steps.goOn} />;
  if (step.at === 'interrupted') {
    const { end } = step;
    const { ends } = texts.speaking;
    return (
      <>
        <Notice tone="warn" title={labels.interrupted}>
          {end === 'hidden' || end === 'unplugged' ? ends[end] : ends.failed} {hasAnswer && labels.soFar}
        </Notice>
        <MicrophoneCheck state={microphone} isRecording={false} />
        {microphone.problem && <FileChoice store={store} prompt={prompt.key} />}
        <div>
          <Button size="md" onClick={steps.goOn}>
            {labels.onward}
          </Button>
        </div>
      </>
    );
  }
  return (
    <Card as="section" className="bw-speak-stack">
      {isShown && <PromptText prompt={prompt.prompt} />}
      {step.at === 'asking' && audio_url !== undefined && (
        <>
          <p>{labels.listening}</p>
          <QuestionSound
            source={audio_url}
            onSpeech={() => steps.answer(number)}
            onFailed={() => {
              setUnheard(true);
              steps.answer(number);
            }}
          />
        </>
      )}
      {prepare > 0 && step.at !== 'asking' && <NotesBox notes={notes} onWrite={setNotes} />}
      {step.at !== 'asking' && (
        <div className="bw-speak-running bw-speak-line">
          <PhaseLine
            phase={step}
            microphone={microphone.microphone}
            onZero={step.at === 'preparing' ? () => steps.record(number) : steps.stop}
          />
          {step.at === 'recording' && (
            <Button variant="default" onClick={steps.stop}>
              {labels.finish}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

interface QuestionSoundProps {
  readonly source: string;
  readonly onSpeech: () => void;
  /** The question cannot be played, so it is shown. */
  readonly onFailed: () => void;
}

/** Plays the recording of a question once, without controls. */
function QuestionSound({ source, onSpeech, onFailed }: QuestionSoundProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let isCurrent = true;
    audio.current?.play().catch(() => isCurrent && fail());
    return () => {
      isCurrent = false;
    };
  }, []);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the question is heard, as in the test
  return <audio ref={audio} src={source} preload="auto" onEnded={onSpeech} />;
}
