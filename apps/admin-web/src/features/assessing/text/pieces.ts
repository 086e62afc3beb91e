import type { Stretch } from './stretch.ts';

/** A stretch with the number under which its comment is listed. */
export interface NumberedStretch extends Stretch {
  readonly id: string;
  readonly number: number;
}

/** Numbers comments in their order. */
export function numberStretches(comments: readonly (Stretch & { readonly id: string })[]): readonly NumberedStretch[] {
  return comments.map(({ id, start, end }, index) => ({ id, start, end, number: index + 1 }));
}

/** A piece of the text that is drawn in one way. */
export interface Piece extends Stretch {
  /** The ids of the comments at the piece. */
  readonly ids: readonly string[];
  /** The numbers of the comments that begin at the piece. */
  readonly numbers: readonly number[];
}

/** Cuts a text where comments begin and end. Comments may overlap. */
export function piecesOf(length: number, comments: readonly NumberedStretch[]): readonly Piece[] {
  const cuts = [...new Set([0, length, ...comments.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut >= 0 && cut <= length)
    .sort((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? length;
    const there = comments.filter((comment) => comment.start < end && comment.end > start);
    return {
      start,
      end,
      ids: there.map(({ id }) => id),
      numbers: there.filter((comment) => comment.start === start).map(({ number }) => number),
    };
  });
}
