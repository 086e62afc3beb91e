import { listeningPosition, type ListeningPosition } from '@bandwise/domain/internal';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../../../shared/services/services.ts';
import type { SatSection } from '../../store/sitting/sat-section.ts';
import type { SittingStore, SittingView } from '../../store/sitting/sitting-store.ts';
import { createRecordingByClock, type RecordingByClock } from './recording-by-clock.ts';

const TICK = 250;
const TOUCHES = ['click', 'keydown'] as const;
/** The media keys that are disabled while an exam plays its recording. */
const MEDIA_KEYS = ['play', 'pause', 'stop', 'seekbackward', 'seekforward', 'seekto'] as const;

/** Where the recording of the exam that runs is now; null: it has none. */
export function positionAt({ at, frame, offset }: SittingView, now: number): ListeningPosition | null {
  const planned = frame.plan.exams[at.exam];
  const exam = at.exams[at.exam];
  return planned && exam ? listeningPosition(planned, exam, now + offset) : null;
}

interface RecordingSetup {
  readonly store: SittingStore;
  readonly sections: readonly SatSection[];
  /** Another part begins: the screen follows the recording. */
  readonly onPart: (part: number) => void;
}

/** The recording of an exam, played by the clock for as long as the exam is on the screen. */
export function useRecording(setup: RecordingSetup): RecordingByClock {
  const { store, sections, onPart } = setup;
  const { clock } = useServices();
  const [recording] = useState(() => {
    const { exam } = store.getState().at;
    return createRecordingByClock({
      sources: sections.map(({ section }) => section.audio_url),
      sound: new Audio(),
      fetch: fetchWhole,
      position: () => positionAt(store.getState(), clock.now()),
      now: () => clock.now() + store.getState().offset,
      // Without `userActivation` the browser's refusal shows when playing fails.
      isUntouched: () => 'userActivation' in navigator && !navigator.userActivation.hasBeenActive,
      onUnheard: (from, to) => store.unheard(exam, from, to),
    });
  });
  const follow = useEffectEvent(onPart);
  useEffect(() => {
    let lastPart = -1;
    const tick = () => {
      recording.tick();
      const view = store.getState();
      const position = positionAt(view, clock.now());
      if (position === null) return;
      const isFree = view.frame.plan.exams[view.at.exam]?.free_movement === true || view.at.phase !== 'running';
      for (const [part, section] of sections.entries()) section.allow(isFree || part === position.part);
      if (position.part !== lastPart) follow(position.part);
      lastPart = position.part;
    };
    const timer = setInterval(tick, TICK);
    tick();
    document.addEventListener('visibilitychange', tick);
    // Where the browser wants a touch before it plays, any will do.
    const unblock = () => {
      if (recording.hearing.getState() === 'blocked') recording.unblock();
    };
    for (const touch of TOUCHES) document.addEventListener(touch, unblock);
    ignoreMediaKeys(true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      for (const touch of TOUCHES) document.removeEventListener(touch, unblock);
      ignoreMediaKeys(false);
      recording.stop();
    };
  }, [clock, recording, store, sections]);
  return recording;
}

async function fetchWhole(source: string): Promise<string> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`The recording answered ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

function ignoreMediaKeys(isIgnored: boolean): void {
  if (!('mediaSession' in navigator)) return;
  for (const key of MEDIA_KEYS) {
    try {
      navigator.mediaSession.setActionHandler(key, isIgnored ? () => {} : null);
    } catch {
      // A browser that does not know the key has nothing to ignore.
    }
  }
}
