/**
 * Facts about a recorded answer, from its loudness. They are no judgement: no figure is a band, and none is better the higher it is.
 *
 * @example
 * ```ts
 * import { speechFigures, type SpeechFigures } from '@bandwise/domain';
 *
 * const silence: SpeechFigures = speechFigures([0, 0, 0, 0, 0]);
 * silence; // => { seconds: 0.5, speaking: 0, pauses: 0, pauseSeconds: 0 }
 * ```
 */
export interface SpeechFigures {
  /** Seconds of the recording. */
  readonly seconds: number;
  /** Seconds between the first and the last sound of speech, without `pauseSeconds`. */
  readonly speaking: number;
  /** Pauses longer than a second between sounds of speech. Silence before and after the speech is no pause. */
  readonly pauses: number;
  /** Seconds of all these pauses. */
  readonly pauseSeconds: number;
}

/**
 * Milliseconds of sound that one level describes.
 *
 * @example
 * ```ts
 * import { LEVEL_STEP } from '@bandwise/domain';
 *
 * LEVEL_STEP; // => 100
 * ```
 */
export const LEVEL_STEP = 100;
/** The highest level. */
export const LEVEL_MAX = 255;

/** The lowest loudness that a level describes, in decibels below full scale. */
const QUIETEST = -60;
const DECIBEL = LEVEL_MAX / -QUIETEST;
/** A recording that never gets louder has no speech. */
const SPEECH_FROM = levelOf(10 ** (-50 / 20));
/** Levels that differ less are one steady sound: speech without a pause. */
const STEADY = 6 * DECIBEL;
/** Steps of a pause at least. */
const PAUSE_STEPS = 1000 / LEVEL_STEP;

/**
 * Returns the level of a step of sound: whole decibels would be too coarse, so it is 0 at 60 dB below full scale and 255 at full scale.
 *
 * @param loudness - the root mean square of the samples, which are from −1 to 1.
 *
 * @example
 * ```ts
 * import { levelOf } from '@bandwise/domain';
 *
 * levelOf(0.1); // => 170
 * ```
 */
export function levelOf(loudness: number): number {
  if (!(loudness > 0)) return 0;
  const decibels = Math.min(0, 20 * Math.log10(loudness));
  return Math.max(0, Math.round((decibels - QUIETEST) * DECIBEL));
}

/**
 * Computes the figures of a recording. A step is speech if it is louder than the middle between the quiet and the loud steps of the same
 * recording, so the distance to the microphone and a steady noise do not matter.
 *
 * @param levels - a level for each `LEVEL_STEP`, in order.
 *
 * @example
 * ```ts
 * import { speechFigures } from '@bandwise/domain';
 *
 * const levels = [180, 180, ...Array<number>(15).fill(20), 180];
 * speechFigures(levels); // => { seconds: 1.8, speaking: 0.3, pauses: 1, pauseSeconds: 1.5 }
 * ```
 */
export function speechFigures(levels: readonly number[]): SpeechFigures {
  const isSpeech = speechRule(levels);
  let [first, last, pauses, pauseSteps] = [-1, -1, 0, 0];
  for (const [step, level] of levels.entries()) {
    if (!isSpeech(level)) continue;
    const silence = step - last - 1;
    if (first < 0) first = step;
    else if (silence > PAUSE_STEPS) {
      pauses += 1;
      pauseSteps += silence;
    }
    last = step;
  }
  const spoken = first < 0 ? 0 : last - first + 1 - pauseSteps;
  return {
    seconds: secondsOf(levels.length),
    speaking: secondsOf(spoken),
    pauses,
    pauseSeconds: secondsOf(pauseSteps),
  };
}

/** Adds the figures of several recordings. */
export function speechTotals(all: readonly SpeechFigures[]): SpeechFigures {
  const sum = (field: keyof SpeechFigures) => Math.round(all.reduce((total, one) => total + one[field], 0) * 10) / 10;
  return {
    seconds: sum('seconds'),
    speaking: sum('speaking'),
    pauses: sum('pauses'),
    pauseSeconds: sum('pauseSeconds'),
  };
}

function speechRule(levels: readonly number[]): (level: number) => boolean {
  const sorted = [...levels].sort((one, other) => one - other);
  const quiet = sorted[Math.floor(sorted.length / 20)] ?? 0;
  // A word among silence may be short, and a click is shorter.
  const loud = sorted[Math.max(0, sorted.length - 3)] ?? 0;
  if (loud < SPEECH_FROM) return () => false;
  const limit = loud - quiet < STEADY ? 0 : (quiet + loud) / 2;
  return (level) => level > limit;
}

function secondsOf(steps: number): number {
  return (steps * LEVEL_STEP) / 1000;
}
