import { Button } from '@bandwise/ui/controls/button.tsx';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { VolumeSlider } from '../../recording/volume-slider.tsx';
import type { SittingStore } from '../../store/sitting/sitting-store.ts';
import type { RecordingByClock } from './recording-by-clock.ts';
import { positionAt } from './use-recording.ts';
import classes from '../sitting.module.css';

interface ListeningBarProps {
  readonly store: SittingStore;
  readonly recording: RecordingByClock;
}

/** The state of the recording in words, and its volume. It cannot be stopped or wound. */
export function ListeningBar({ store, recording }: ListeningBarProps) {
  const hearing = useStore(recording.hearing);
  const now = useNow();
  const at = positionAt(store.getState(), now);
  const { listening } = texts.sitting;
  const left = Math.ceil(at?.left ?? 0);
  const stateTexts = {
    reading: listening.reading((at?.part ?? 0) + 1, left),
    playing: {
      playing: listening.playing,
      silent: listening.starting,
      blocked: '',
      unreachable: listening.unreachable,
    }[hearing],
    checking: listening.checking(left),
  };
  return (
    <div role="group" aria-label={texts.audio.player} className={classes['listening']}>
      <span>{at && stateTexts[at.step]}</span>
      {hearing === 'blocked' && (
        <Button size="md" className={classes['tap']} onClick={recording.unblock}>
          {listening.unblock}
        </Button>
      )}
      <VolumeSlider onVolume={recording.setVolume} />
    </div>
  );
}

function useNow(): number {
  const { clock } = useServices();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 500);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
