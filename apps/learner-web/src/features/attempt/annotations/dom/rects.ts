import type { Box } from '../model/boxes.ts';

/** The rendered rectangles of the lines of ranges. */
export function lineRects(ranges: readonly Range[]): DOMRect[] {
  return ranges
    .flatMap((range) => Array.from(range.getClientRects()))
    .filter((rect) => rect.width > 0 && rect.height > 0);
}

export function boxIn(root: Element, rect: DOMRect): Box {
  const origin = root.getBoundingClientRect();
  return { left: rect.left - origin.left, top: rect.top - origin.top, width: rect.width, height: rect.height };
}

/** The visible box of an element in window coordinates: its own width, and the height of its scroller. */
export function viewOf(element: Element): DOMRect {
  let { left, right } = element.getBoundingClientRect();
  let top = 0;
  let bottom = window.innerHeight;
  for (let parent = element.parentElement; parent !== null && parent !== document.body; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowY === 'visible') continue;
    const clip = parent.getBoundingClientRect();
    top = Math.max(top, clip.top);
    bottom = Math.min(bottom, clip.bottom);
    left = Math.max(left, clip.left);
    right = Math.min(right, clip.right);
  }
  return new DOMRect(left, top, right - left, Math.max(0, bottom - top));
}

/** One box for a piece of text over several lines: from its first line to its last, as wide as the last. */
export function boxOfLines(root: Element, rects: readonly DOMRect[]): Box | null {
  const first = rects[0];
  const last = rects.at(-1);
  if (first === undefined || last === undefined) return null;
  const box = boxIn(root, last);
  const top = Math.min(boxIn(root, first).top, box.top);
  return { ...box, top, height: box.top + box.height - top };
}

/** The free pixels above and below a revealed word. */
const ROOM = 48;

/** Scrolls all scrollers around the range until it is visible. */
export function reveal(range: Range): void {
  for (let element = range.startContainer.parentElement; element !== null; element = element.parentElement) {
    const isPage = element === document.documentElement;
    const clip = isPage ? new DOMRect(0, 0, window.innerWidth, window.innerHeight) : element.getBoundingClientRect();
    const rect = range.getBoundingClientRect();
    element.scrollBy({
      left: beyond([rect.left, rect.right], [clip.left, clip.right]),
      top: beyond([rect.top - ROOM, rect.bottom + ROOM], [clip.top, clip.bottom]),
      behavior: 'instant',
    });
  }
}

/** The panel that scrolls the text of a range, or the page. */
export function scrollerOf(range: Range): Element {
  let element = range.startContainer.parentElement;
  while (element !== null && !['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
    element = element.parentElement;
  return element ?? document.documentElement;
}

type Extent = readonly [from: number, to: number];

function beyond([from, to]: Extent, [least, most]: Extent): number {
  if (from < least) return from - least;
  return Math.max(0, to - most);
}
