import { useEffect, useRef, useState, type RefObject } from 'react';
import { clampPosition } from '../model/playback.ts';

interface Playback {
  readonly audio: RefObject<HTMLAudioElement | null>;
  readonly playing: boolean;
  /** Seconds. */
  readonly position: number;
  /** Seconds; not finite until the recording's head has arrived. */
  readonly duration: number;
  /** `blocked`: the browser wants a press of Play first. */
  readonly problem: 'blocked' | 'failed' | null;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  readonly setSpeed: (speed: number) => void;
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void;
}

/** Follows an audio element and commands it. */
export function usePlayback(autoPlay: boolean): Playback {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [duration, setDuration] = useState(Number.NaN);
  const [problem, setProblem] = useState<Playback['problem']>(null);

  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    const follow = {
      play: () => {
        setPlaying(true);
        setProblem(null);
      },
      pause: () => setPlaying(false),
      timeupdate: () => setPosition(element.currentTime),
      durationchange: () => setDuration(element.duration),
      error: () => setProblem('failed'),
    };
    for (const [type, listener] of Object.entries(follow)) element.addEventListener(type, listener);
    if (autoPlay) play(element, setProblem);
    return () => {
      element.pause();
      for (const [type, listener] of Object.entries(follow)) element.removeEventListener(type, listener);
    };
  }, [autoPlay]);

  return {
    audio,
    playing,
    position,
    duration,
    problem,
    toggle() {
      const element = audio.current;
      if (!element) return;
      if (element.paused) play(element, setProblem);
      else element.pause();
    },
    seek(seconds) {
      const element = audio.current;
      if (!element) return;
      element.currentTime = clampPosition(seconds, element.duration);
      setPosition(element.currentTime);
    },
    setSpeed(speed) {
      if (audio.current) audio.current.playbackRate = speed;
    },
    setVolume(volume) {
      if (audio.current) audio.current.volume = volume;
    },
  };
}

function play(element: HTMLAudioElement, setProblem: (problem: Playback['problem']) => void): void {
  element.play().catch((error: unknown) => {
    // Any other failure reaches the element's own error event; leaving the page aborts, and that is none.
    if (error instanceof DOMException && error.name === 'NotAllowedError') setProblem('blocked');
  });
}
