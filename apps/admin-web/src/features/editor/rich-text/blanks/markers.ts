import { splitBlanks } from '@bandwise/domain';

/** A `{n}` marker with its position in a text. */
export interface Marker {
  readonly from: number;
  readonly to: number;
  /** The number, such as `14` or `14-1`. */
  readonly blank: string;
}

export function markersIn(text: string): readonly Marker[] {
  return [...text.matchAll(/\{[^{}]*\}/g)].flatMap(({ 0: marker, index }) => {
    const [piece] = splitBlanks(marker);
    return piece?.kind === 'blank' ? [{ from: index, to: index + marker.length, blank: piece.address }] : [];
  });
}
