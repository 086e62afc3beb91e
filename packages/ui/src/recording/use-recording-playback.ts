import { useEffect, useRef, useState, type RefObject } from 'react';

interface Playback {
  readonly audio: RefObject<HTMLAudioElement | null>;
  readonly isPlaying: boolean;
  /** Seconds from the start. */
  readonly position: number;
  readonly hasFailed: boolean;
  readonly toggle: () => void;
  readonly goTo: (second: number) => void;
}

interface PlaybackSetup {
  /** null: not loaded. */
  readonly recording: Blob | null;
  /** The length, which the recorder measured. */
  readonly seconds: number;
  /** Loads the recording when it is first played or moved. */
  readonly onWanted: (() => void) | undefined;
}

const CHANGES = ['play', 'pause', 'timeupdate', 'seeked', 'ended', 'error', 'emptied'] as const;
/** A position behind the end of every recording. */
const BEHIND_THE_END = 1e7;
const INITIAL = { isPlaying: false, position: 0, hasFailed: false };

/**
 * Follows the audio element of a recorded file and commands it. A recorded file often has no length in its header, and some browsers find
 * positions in it only once they have read it to its end: the element goes to the end and back before it is first used.
 */
export function useRecordingPlayback({ recording, seconds, onWanted }: PlaybackSetup): Playback {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState(INITIAL);
  /** The position and the playing that were requested before the recording was loaded. */
  const wantedPlay = useRef({ second: 0, isPlaying: false });

  useEffect(() => {
    const element = audio.current;
    if (!element || !recording) return undefined;
    const address = URL.createObjectURL(recording);
    let isMeasuring = true;
    const follow = () => {
      if (isMeasuring && !element.error) return;
      setState({
        isPlaying: !element.paused && !element.ended,
        position: Math.min(element.currentTime, seconds),
        hasFailed: element.error !== null,
      });
    };
    const begin = () => {
      element.removeEventListener('seeked', begin);
      isMeasuring = false;
      element.currentTime = wantedPlay.current.second;
      if (wantedPlay.current.isPlaying) startPlaying(element);
      follow();
    };
    const measure = () => {
      if (Number.isFinite(element.duration)) return begin();
      element.addEventListener('seeked', begin);
      element.currentTime = BEHIND_THE_END;
    };
    element.addEventListener('loadedmetadata', measure, { once: true });
    for (const type of CHANGES) element.addEventListener(type, follow);
    element.src = address;
    return () => {
      element.pause();
      URL.revokeObjectURL(address);
      element.removeEventListener('loadedmetadata', measure);
      element.removeEventListener('seeked', begin);
      for (const type of CHANGES) element.removeEventListener(type, follow);
    };
  }, [recording, seconds]);

  return {
    audio,
    ...state,
    toggle() {
      const element = audio.current;
      if (!element) return;
      if (!recording) {
        wantedPlay.current = { ...wantedPlay.current, isPlaying: true };
        onWanted?.();
      } else if (element.paused || element.ended) startPlaying(element);
      else element.pause();
    },
    goTo(second) {
      const element = audio.current;
      if (!element) return;
      const place = Math.min(Math.max(0, second), seconds);
      if (recording) element.currentTime = place;
      else {
        wantedPlay.current = { ...wantedPlay.current, second: place };
        onWanted?.();
      }
      setState((before) => ({ ...before, position: place }));
    },
  };
}

function startPlaying(element: HTMLAudioElement): void {
  // A file that cannot be played is reported by the element's error event.
  element.play().catch(() => undefined);
}
