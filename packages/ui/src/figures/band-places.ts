/** Where a plot of bands begins and ends: whole bands around all of them, at least three apart. */
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

/** One place for each result, evenly: what matters is their order, and ten in a week would lie on one another. */
export function plotPoints(
  bands: readonly number[],
  { low, high }: ReturnType<typeof bandRange>,
): readonly PlotPoint[] {
  return bands.map((band, index) => ({
    x: (100 * (index + 0.5)) / bands.length,
    y: (100 * (band - low)) / (high - low),
  }));
}
