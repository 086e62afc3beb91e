import { Button } from '@bandwise/ui/controls/button.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import type { Microphone } from '../recorder/microphone.ts';
import { LevelMeter } from './level-meter.tsx';
import type { MicrophoneState } from './use-microphone.ts';

interface MicrophoneCheckProps {
  readonly state: MicrophoneState;
  /** The bar moves elsewhere while an answer is recorded. */
  readonly isRecording: boolean;
}

/** Opens the microphone and shows whether it hears the learner, or what to do about it. */
export function MicrophoneCheck({ state, isRecording }: MicrophoneCheckProps) {
  const { microphone, problem, isOpening, open } = state;
  const labels = texts.speaking.microphone;
  return (
    <Card as="section" tone="quiet" aria-labelledby="microphone" className="bw-speak-stack">
      <h2 id="microphone">{labels.title}</h2>
      {problem && <Notice tone="wrong">{labels.problems[problem]}</Notice>}
      {microphone ? (
        <OpenMicrophone key={microphone.stream.id} microphone={microphone} isRecording={isRecording} />
      ) : (
        <div className="bw-speak-line">
          <Button variant="default" loading={isOpening} onClick={() => void open()}>
            {problem ? labels.checkAgain : labels.check}
          </Button>
          <p role="status">{isOpening ? labels.opening : problem ? '' : labels.allow}</p>
        </div>
      )}
    </Card>
  );
}

function OpenMicrophone({
  microphone,
  isRecording,
}: {
  readonly microphone: Microphone;
  readonly isRecording: boolean;
}) {
  const [hasSpeech, setSpeech] = useState(false);
  const labels = texts.speaking.microphone;
  return (
    <div className="bw-speak-line">
      {!isRecording && <LevelMeter microphone={microphone} onSpeech={() => setSpeech(true)} />}
      <p role="status">{hasSpeech ? labels.works : labels.say}</p>
    </div>
  );
}
