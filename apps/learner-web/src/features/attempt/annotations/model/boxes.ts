/** A rectangle in pixels from the top left corner of a panel. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly left: number;
  readonly top: number;
}

interface Placing {
  /** The box that the popup belongs to. */
  readonly anchor: Box;
  readonly size: Pick<Box, 'width' | 'height'>;
  /** The visible part of the panel. */
  readonly bounds: Box;
  /** A touch selection has handles below it and the browser's menu above. */
  readonly touch: boolean;
}

const GAP = 8;
const HANDLE = 36;

/** Places a popup below the anchor, or above without room, always within the bounds. */
export function placePopup({ anchor, size, bounds, touch }: Placing): Point {
  const gap = touch ? HANDLE : GAP;
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - size.height;
  const hasRoomBelow = below + size.height <= bounds.top + bounds.height;
  const isAbove = !touch && !hasRoomBelow && above >= bounds.top;
  return {
    left: clamp(anchor.left + anchor.width / 2 - size.width / 2, bounds.left, bounds.left + bounds.width - size.width),
    top: clamp(isAbove ? above : below, bounds.top, bounds.top + bounds.height - size.height),
  };
}

/** Moves overlapping points down, each below the previous one. */
export function spreadDown<T extends Pick<Point, 'top'>>(points: readonly T[], step: number): T[] {
  const placed: T[] = [];
  for (const point of points) {
    let { top } = point;
    const isTaken = () => placed.some((other) => Math.abs(other.top - top) < step);
    while (isTaken()) top += step;
    placed.push({ ...point, top });
  }
  return placed;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
