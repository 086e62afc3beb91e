import { catalogue } from '../catalogue.ts';
import { plural } from '../plural.ts';

const marks = (count: number) => plural(count, '1 mark', `${count} marks`);

interface Boundary {
  readonly band: number;
  readonly from: number;
}

/** The descriptions of figures. */
export const figures = catalogue('figures', {
  onScale: (band: number) => `Band ${band.toFixed(1)} on the scale from 0 to 9`,
  begins: ({ band, from }: Boundary) => `Band ${band.toFixed(1)} begins at ${marks(from)}.`,
  needs: ({ band, from }: Boundary, more: number) => `Band ${band.toFixed(1)} needs ${marks(from)}: ${more} more.`,
} as const);
