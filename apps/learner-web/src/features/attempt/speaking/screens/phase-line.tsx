import { texts } from '../../../../shared/texts/texts.ts';
import { Countdown } from '../../clock/countdown.tsx';
import type { Microphone } from '../recorder/microphone.ts';
import { LevelMeter } from './level-meter.tsx';

interface PhaseLineProps {
  readonly phase: { readonly at: 'preparing' | 'recording'; readonly deadline: number };
  readonly microphone: Microphone | null;
  readonly onZero: () => void;
}

/** The current phase with its countdown. */
export function PhaseLine({ phase: { at, deadline }, microphone, onZero }: PhaseLineProps) {
  const labels = texts.speaking;
  return (
    <div className="bw-speak-phase bw-speak-line">
      <strong>{at === 'preparing' ? labels.preparing : labels.recording}</strong>
      <Countdown key={`${at} ${deadline}`} deadline={deadline} running onZero={onZero} />
      {at === 'recording' && microphone && <LevelMeter microphone={microphone} />}
    </div>
  );
}
