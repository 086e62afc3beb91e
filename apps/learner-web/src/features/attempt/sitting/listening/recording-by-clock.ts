import type { ListeningPosition } from '@bandwise/domain/internal';
import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * `blocked`: the browser wants a press of a button before it plays. `unreachable`: the recording could not be fetched;
 * it is tried again, and the server grants the time back.
 */
export type Hearing = 'blocked' | 'playing' | 'silent' | 'unreachable';

/** The used parts of an audio element. */
export interface Sound {
  src: string;
  currentTime: number;
  volume: number;
  readonly paused: boolean;
  play(): Promise<void>;
  pause(): void;
}

interface RecordingSetup {
  /** The address of each part's recording; null without one. */
  readonly sources: readonly (string | null)[];
  readonly sound: Sound;
  /** Loads a whole recording. @returns its object URL. */
  readonly fetch: (source: string) => Promise<string>;
  readonly position: () => ListeningPosition | null;
  /** The current time by the server's clock. */
  readonly now: () => number;
  /** Whether the page was opened without a touch, so that the browser may want one before it plays. */
  readonly isUntouched?: () => boolean;
  /** Between these moments the recording could not be fetched, or the browser wanted a touch. */
  readonly onUnheard: (from: number, to: number) => void;
}

export interface RecordingByClock {
  readonly hearing: Pick<StoreApi<Hearing>, 'getInitialState' | 'getState' | 'subscribe'>;
  /** Plays what is to be heard now, and fetches what comes next. To be called often. */
  readonly tick: () => void;
  readonly setVolume: (volume: number) => void;
  /** The learner has pressed a button: now it may play. */
  readonly unblock: () => void;
  /** Silent until the next tick, which begins as from a new page. */
  readonly stop: () => void;
}

/** Further from its place than this it is put there; less is not heard. */
const DRIFT_SECONDS = 1;
const TRY_AGAIN = 3000;
const REPORT_EVERY = 20_000;

/**
 * Plays a recording once, by the clock: after a reload, in another tab or after any pause it continues where it would have been. It cannot
 * be paused, wound or repeated.
 */
export function createRecordingByClock(setup: RecordingSetup): RecordingByClock {
  const { sources, sound, fetch, position, now, onUnheard, isUntouched = () => false } = setup;
  const { getState, getInitialState, subscribe, setState } = createStore<Hearing>(() => 'silent');
  const fetched = new Map<number, string>();
  const requestedAt = new Map<number, number>();
  let loaded = -1;
  let isStarting = false;
  let missingSince: number | null = null;
  /** The browser has refused to play. Before that, an untouched page only expects it to. */
  let isRefused = false;
  let blockedSince: number | null = null;

  const hear = (hearing: Hearing) => {
    if (getState() !== hearing) setState(hearing, true);
  };

  /** The time until the touch is granted back, in pieces: each belongs to the part that was playing. */
  function reportBlocked() {
    if (blockedSince !== null) onUnheard(blockedSince, now());
    blockedSince = null;
  }

  function startHearing() {
    hear('playing');
    reportBlocked();
  }

  function bring(part: number) {
    const source = sources[part];
    const last = requestedAt.get(part);
    if (!source || fetched.has(part) || (last !== undefined && now() - last < TRY_AGAIN)) return;
    requestedAt.set(part, now());
    fetch(source).then(
      (address) => fetched.set(part, address),
      () => hear(getState() === 'playing' ? 'playing' : 'unreachable'),
    );
  }

  function play(part: number, second: number) {
    const address = fetched.get(part);
    if (address === undefined) {
      missingSince ??= now();
      return;
    }
    if (missingSince !== null) {
      onUnheard(missingSince, now());
      missingSince = null;
    }
    if (loaded !== part) {
      sound.src = address;
      loaded = part;
    }
    if (Math.abs(sound.currentTime - second) > DRIFT_SECONDS) sound.currentTime = second;
    if (!sound.paused) {
      hear('playing');
      return;
    }
    if (isStarting || isRefused) return;
    isStarting = true;
    sound
      .play()
      .then(startHearing, (error: unknown) => {
        // Any other failure passes: the next tick tries again.
        if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
        isRefused = true;
        hear('blocked');
      })
      .finally(() => (isStarting = false));
  }

  return {
    hearing: { getState, getInitialState, subscribe },
    tick() {
      const at = position();
      if (at === null) return;
      bring(at.part);
      bring(at.part + 1);
      if (at.step !== 'checking' && getState() === 'silent' && isUntouched()) hear('blocked');
      if (at.step === 'playing') {
        if (getState() === 'blocked') blockedSince ??= now();
        if (blockedSince !== null && now() - blockedSince >= REPORT_EVERY) {
          reportBlocked();
          blockedSince = now();
        }
        play(at.part, at.second);
        return;
      }
      missingSince = null;
      reportBlocked();
      sound.pause();
      if (getState() !== 'blocked') hear(fetched.has(at.part) || at.step === 'checking' ? 'silent' : getState());
    },
    setVolume: (volume) => {
      sound.volume = volume;
    },
    unblock() {
      hear('silent');
      isRefused = false;
      const at = position();
      if (at?.step === 'playing') play(at.part, at.second);
    },
    stop() {
      sound.pause();
      for (const address of fetched.values()) URL.revokeObjectURL(address);
      fetched.clear();
      requestedAt.clear();
      loaded = -1;
    },
  };
}
