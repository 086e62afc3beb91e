import { useEffect, useRef, useState, type RefObject } from 'react';
import { clampPosition } from './playback.ts';

interface Playback {
  readonly audio: RefObject<HTMLAudioElement | null>;
  readonly playing: boolean;
  /** Seconds. */
  readonly position: number;
  /** Seconds; not finite until the recording's head has arrived. */
  readonly duration: number;
  /** `blocked`: the browser wants a press of Play first. */
  readonly problem: 'blocked' | 'failed' | null;
  readonly speed: number;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  readonly setSpeed: (speed: number) => void;
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void;
}

/** The state of an element, including changes before the first listener. */
const read = (element: HTMLAudioElement) => ({
  playing: !element.paused,
  position: element.currentTime,
  duration: element.duration,
  speed: element.playbackRate,
  failed: Boolean(element.error),
});
const UNREAD: ReturnType<typeof read> = { playing: false, position: 0, duration: Number.NaN, speed: 1, failed: false };
/** Safari's engine may tell of a recording's head before it knows the length, says 0 until then, and does not tell again. */
const isLengthDue = (element: HTMLAudioElement) =>
  !element.error && element.readyState >= HTMLMediaElement.HAVE_METADATA && !(element.duration > 0);
const LENGTH_AGAIN_MS = 250;
/** Ten seconds after it last told of anything, it is not asked any more. */
const LENGTH_TRIES = 40;
const CHANGES = [
  'play',
  'pause',
  'timeupdate',
  'durationchange',
  'loadedmetadata',
  'emptied',
  'error',
  'ratechange',
] as const;

/** Follows an audio element and commands it. */
export function usePlayback(autoPlay: boolean): Playback {
  const audio = useRef<HTMLAudioElement>(null);
  const [{ playing, position, duration, speed, failed }, setState] = useState(UNREAD);
  const [isBlocked, setBlocked] = useState(false);

  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    let again = 0;
    const look = (tries: number) => {
      setState(read(element));
      window.clearTimeout(again);
      if (tries > 0 && isLengthDue(element)) again = window.setTimeout(() => look(tries - 1), LENGTH_AGAIN_MS);
      if (!element.paused) setBlocked(false);
    };
    const follow = () => look(LENGTH_TRIES);
    for (const type of CHANGES) element.addEventListener(type, follow);
    follow();
    if (autoPlay) play(element, setBlocked);
    return () => {
      element.pause();
      window.clearTimeout(again);
      for (const type of CHANGES) element.removeEventListener(type, follow);
    };
  }, [autoPlay]);

  return {
    audio,
    playing,
    position,
    duration,
    speed,
    problem: failed ? 'failed' : isBlocked ? 'blocked' : null,
    toggle() {
      const element = audio.current;
      if (!element) return;
      if (element.paused) play(element, setBlocked);
      else element.pause();
    },
    seek(seconds) {
      const element = audio.current;
      if (!element) return;
      element.currentTime = clampPosition(seconds, element.duration);
      setState(read(element));
    },
    setSpeed(speed) {
      if (audio.current) audio.current.playbackRate = speed;
    },
    setVolume(volume) {
      if (audio.current) audio.current.volume = volume;
    },
  };
}

function play(element: HTMLAudioElement, setBlocked: (isBlocked: boolean) => void): void {
  element.play().catch((error: unknown) => {
    // Any other failure reaches the element's own error event; leaving the page aborts, and that is none.
    if (error instanceof DOMException && error.name === 'NotAllowedError') setBlocked(true);
  });
}
