/** How near to an edge a dragged choice scrolls what it is dragged over, in pixels. */
const EDGE = 56;
/** Pixels a frame at the edge itself. */
const FASTEST = 14;

interface Drag {
  /** Where the pointer is, and where it was taken up. */
  readonly y: number;
  readonly startY: number;
  /** The visible edges of what scrolls. */
  readonly top: number;
  readonly bottom: number;
}

/** Pixels to scroll in this frame, negative for up. Only towards where the pointer went: a choice may start at an edge. */
export function edgeSpeed({ y, startY, top, bottom }: Drag): number {
  const above = top + EDGE - y;
  const below = y - (bottom - EDGE);
  if (above > 0 && y < startY) return -speed(above);
  if (below > 0 && y > startY) return speed(below);
  return 0;
}

function speed(depth: number): number {
  return Math.ceil((Math.min(depth, EDGE) / EDGE) * FASTEST);
}
