import { RecordingPlayer } from '@bandwise/ui/recording/recording-player.tsx';
import { useEffect, useState } from 'react';
import type { SpeakingStore } from '../store/speaking-store.ts';

interface AnswerPlayerProps {
  readonly store: SpeakingStore;
  readonly prompt: string;
  readonly name: string;
  readonly seconds: number;
}

/** Plays an answer that is on this device. */
export function AnswerPlayer({ store, prompt, name, seconds }: AnswerPlayerProps) {
  const [sound, setSound] = useState<Blob | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void store.readSound(prompt).then((read) => isCurrent && setSound(read));
    return () => {
      isCurrent = false;
    };
  }, [store, prompt]);
  return <RecordingPlayer name={name} recording={sound} seconds={seconds} />;
}
