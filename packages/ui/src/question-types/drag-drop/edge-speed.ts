/** Pixels from an edge within which dragging scrolls. */
const EDGE = 56;
/** Pixels per frame at the edge. */
const FASTEST = 14;

interface Drag {
  /** The pointer's current and initial position. */
  readonly y: number;
  readonly startY: number;
  /** The visible edges of the scroller. */
  readonly top: number;
  readonly bottom: number;
}

/** Pixels to scroll in this frame, negative for up. Scrolls only in the direction of the drag, because a choice may start at an edge. */
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
