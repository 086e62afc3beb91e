import type { SecondsEvidence } from '@bandwise/domain';
import { createContext, use, useEffect, useMemo, useState, type RefObject } from 'react';

interface Recording {
  readonly element: HTMLAudioElement | null;
  readonly attach: (element: HTMLAudioElement | null) => void;
  /** Plays a stretch and stops at its end. */
  readonly play: (seconds: SecondsEvidence) => void;
  /** Whether these seconds begin again at their end. */
  readonly isRepeating: boolean;
  readonly setRepeating: (isRepeating: boolean) => void;
}

/** The recording of a screen; a review plays ranges on request. */
export const RecordingContext = createContext<Recording | null>(null);

export function useRecordingState(): Recording {
  const [element, attach] = useState<HTMLAudioElement | null>(null);
  const [stretch, setStretch] = useState<SecondsEvidence | null>(null);
  const [isRepeating, setRepeating] = useState(false);
  useEffect(() => {
    if (!element || !stretch) return undefined;
    const stop = () => {
      const { currentTime, paused } = element;
      // A recording that was moved elsewhere continues from there.
      if (currentTime < stretch.start - 1 || currentTime > stretch.end + 1) return setStretch(null);
      if (currentTime < stretch.end || paused) return undefined;
      if (isRepeating) {
        element.currentTime = stretch.start;
        return undefined;
      }
      element.pause();
      return setStretch(null);
    };
    element.addEventListener('timeupdate', stop);
    return () => element.removeEventListener('timeupdate', stop);
  }, [element, stretch, isRepeating]);
  return useMemo(() => {
    const play = ({ start, end }: SecondsEvidence) => {
      if (!element) return;
      playFrom(element, start);
      // A new object each time: the same seconds can be played again.
      setStretch({ start, end });
    };
    return { element, attach, play, isRepeating, setRepeating };
  }, [element, isRepeating]);
}

/** Makes a player's element the screen's recording while it is there. */
export function useAttachedRecording(audio: RefObject<HTMLAudioElement | null>): void {
  const attach = use(RecordingContext)?.attach;
  useEffect(() => {
    attach?.(audio.current);
    return () => attach?.(null);
  }, [attach, audio]);
}

/** Where the recording is, in seconds; null: it was not played yet. */
export function usePosition(): number | null {
  const element = use(RecordingContext)?.element ?? null;
  const [position, setPosition] = useState<number | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const follow = () => setPosition(element.currentTime);
    element.addEventListener('timeupdate', follow);
    element.addEventListener('seeking', follow);
    return () => {
      element.removeEventListener('timeupdate', follow);
      element.removeEventListener('seeking', follow);
    };
  }, [element]);
  return position;
}

/** Plays a stretch of the recording; null without a recording. */
export function usePlaySeconds(): ((seconds: SecondsEvidence) => void) | null {
  const recording = use(RecordingContext);
  return recording?.element ? recording.play : null;
}

/** The playing options of a review. */
interface PlayChoices {
  readonly isRepeating: boolean;
  readonly setRepeating: (isRepeating: boolean) => void;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
}

/** null: there is no recording here. */
export function usePlayChoices(): PlayChoices | null {
  const recording = use(RecordingContext);
  const element = recording?.element ?? null;
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!element) return undefined;
    const follow = () => setSpeed(element.playbackRate);
    follow();
    element.addEventListener('ratechange', follow);
    return () => element.removeEventListener('ratechange', follow);
  }, [element]);
  if (!recording || !element) return null;
  const { isRepeating, setRepeating } = recording;
  return {
    isRepeating,
    setRepeating,
    speed,
    setSpeed: (next) => playAt(element, next),
  };
}

function playAt(element: HTMLAudioElement, speed: number): void {
  element.playbackRate = speed;
}

function playFrom(element: HTMLAudioElement, seconds: number): void {
  element.currentTime = seconds;
  // Where it can't be played, the player says so.
  element.play().catch(() => undefined);
}
