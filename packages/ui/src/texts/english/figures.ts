const marks = (count: number) => (count === 1 ? '1 mark' : `${count} marks`);

interface Boundary {
  readonly band: number;
  readonly from: number;
}

/** The descriptions of figures. */
export const figures = {
  bands: 'Bands, and the marks that they begin at',
  bandFrom: (from: number) => `from ${marks(from)}`,
  /** `next`: null at the highest. */
  boundaries: (own: Boundary, next: Boundary | null) =>
    `Band ${own.band.toFixed(1)} begins at ${marks(own.from)}${next ? `, band ${next.band.toFixed(1)} at ${next.from}` : ''}.`,
} as const;
