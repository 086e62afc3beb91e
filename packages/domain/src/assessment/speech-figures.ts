/** Facts about a recorded answer, from the level of its sound alone. They are no judgement. */
export interface SpeechFigures {
  /** Seconds. */
  readonly length: number;
  /** Seconds without the pauses, and without the silence before the first and after the last sound. */
  readonly speaking: number;
  /** Silences of more than a second between sounds, in order. */
  readonly pauses: readonly Pause[];
}

/** Seconds from the start of the recording. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

/** Seconds. A shorter silence is a breath. */
const PAUSE = 1;
/** The share of a loud level below which a sound is taken for the noise of a room. */
const QUIET_SHARE = 0.1;
/** The level below which everything is silence: a microphone that is off. */
const SILENCE = 0.005;
/** A loud level: the level that a twentieth of the recording exceeds. A single knock does not count. */
const LOUD_FROM = 0.95;

/**
 * Finds the pauses of a recording.
 *
 * @param levels - the level of each step, 0 to 1 (root mean square).
 * @param step - the length of a step in seconds.
 * @throws RangeError for a step that is not more than 0.
 *
 * @example speechFigures([0, 0.5, 0.5, 0], 0.5) // { length: 2, speaking: 1, pauses: [] }
 */
export function speechFigures(levels: readonly number[], step: number): SpeechFigures {
  if (!(step > 0)) throw new RangeError(`A step is longer than 0 seconds, not ${step}`);
  const sorted = levels.toSorted((one, other) => one - other);
  const loud = sorted[Math.floor((sorted.length - 1) * LOUD_FROM)] ?? 0;
  const quiet = Math.max(SILENCE, loud * QUIET_SHARE);
  const pauses: Pause[] = [];
  let first = -1;
  let soundTo = -1;
  for (const [index, level] of levels.entries()) {
    if (level < quiet) continue;
    if (first === -1) first = index;
    else if ((index - soundTo) * step > PAUSE) pauses.push({ from: soundTo * step, to: index * step });
    soundTo = index + 1;
  }
  const silent = pauses.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    length: levels.length * step,
    speaking: first === -1 ? 0 : (soundTo - first) * step - silent,
    pauses,
  };
}
