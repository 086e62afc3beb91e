const SKILL_COUNT = 4;

/**
 * The overall band: the mean of the four skills to the nearest half, exact quarters going up.
 *
 * @param bands - one per skill, 0 to 9 in halves; null for a skill without one.
 * @returns null unless there are exactly four bands.
 * @throws RangeError for a band that is neither a number nor null.
 *
 * @example
 * ```ts
 * import { overallBand } from '@bandwise/domain';
 *
 * overallBand([6.5, 6.5, 5, 7]); // => 6.5
 * overallBand([6.5, 6.5, 5, null]); // => null
 * ```
 */
export function overallBand(bands: readonly (number | null)[]): number | null {
  const wrong = bands.findIndex((band: unknown) => band !== null && typeof band !== 'number');
  if (wrong !== -1) throw new RangeError(`Band ${wrong + 1} must be a number or null`);
  if (bands.length !== SKILL_COUNT) return null;
  let sum = 0;
  for (const band of bands) {
    if (band === null || !isBand(band)) return null;
    sum += band;
  }
  // Sums of halves over four are exact in binary, so no rounding error can move a quarter.
  return Math.floor((sum / SKILL_COUNT) * 2 + 0.5) / 2;
}

function isBand(value: number): boolean {
  return value >= 0 && value <= 9 && Number.isInteger(value * 2);
}
