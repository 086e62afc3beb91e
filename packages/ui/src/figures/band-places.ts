/** The range of a plot of bands: whole bands around all values, at least three. */
export function bandRange(bands: readonly number[]): { readonly low: number; readonly high: number } {
  const high = Math.min(9, Math.max(3, Math.ceil(Math.max(...bands, 0))));
  const low = Math.max(0, Math.min(Math.floor(Math.min(...bands, 9)), high - 3));
  return { low, high };
}

export interface PlotPoint {
  /** From the left and from the bottom, in percent. */
  readonly x: number;
  readonly y: number;
}

/** Spaces results evenly instead of by date, because ten in a week would overlap. */
export function plotPoints(
  bands: readonly number[],
  { low, high }: ReturnType<typeof bandRange>,
): readonly PlotPoint[] {
  return bands.map((band, index) => ({
    x: (100 * (index + 0.5)) / bands.length,
    y: (100 * (band - low)) / (high - low),
  }));
}
