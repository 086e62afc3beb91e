import { LEVEL_STEP } from '@bandwise/domain';
import { LEVEL_MAX } from '@bandwise/domain/internal';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Microphone } from '../recorder/microphone.ts';

interface LevelMeterProps {
  readonly microphone: Microphone;
  /** Called when speech is heard. */
  readonly onSpeech?: () => void;
}

/** A level of speech, about 35 decibels below full scale. */
const SPEECH = 106;

/** Shows how loud the microphone hears the learner. The bar is for the eye; the words beside it say whether it works. */
export function LevelMeter({ microphone, onSpeech }: LevelMeterProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const notifySpeech = useEffectEvent(() => onSpeech?.());
  useEffect(() => {
    let hasSpeech = false;
    // The bar moves without a render: ten times a second.
    const timer = setInterval(() => {
      const level = microphone.level();
      if (bar.current) bar.current.style.transform = `scaleX(${level / LEVEL_MAX})`;
      if (!hasSpeech && level >= SPEECH) {
        hasSpeech = true;
        notifySpeech();
      }
    }, LEVEL_STEP);
    return () => clearInterval(timer);
  }, [microphone]);
  return (
    <div className="bw-speak-meter" aria-hidden>
      <span ref={bar} />
    </div>
  );
}
