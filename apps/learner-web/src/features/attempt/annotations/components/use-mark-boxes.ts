import { useCallback, useState, type RefObject } from 'react';
import { boxIn, lineRects } from '../dom/rects.ts';
import { spreadDown, type Box } from '../model/boxes.ts';
import type { LocatedMark } from './use-located-marks.ts';
import { useOnLayout } from './use-on-layout.ts';

/** The distance of icons in the margin, in pixels. */
const ICON_STEP = 24;

type Boxes = ReadonlyMap<string, Box>;

const NO_BOXES: Boxes = new Map();

/** The position of each mark's button: at a highlight's first line, at the end of a note's last line. Hidden marks have none. */
export function useMarkBoxes(root: RefObject<HTMLElement | null>, marks: readonly LocatedMark[]): Boxes {
  const [boxes, setBoxes] = useState(NO_BOXES);
  const measure = useCallback((element: HTMLElement) => setBoxes(measureMarks(element, marks)), [marks]);
  const hasMarks = marks.length > 0;
  // Without marks nothing is measured, because each answer and scroll would measure.
  useOnLayout(root, hasMarks ? measure : null);
  return hasMarks ? boxes : NO_BOXES;
}

function measureMarks(root: HTMLElement, marks: readonly LocatedMark[]): Boxes {
  const highlights: (Box & { id: string })[] = [];
  const icons: (Box & { id: string })[] = [];
  for (const { kind, mark, ranges } of marks) {
    const rects = lineRects(ranges);
    const rect = kind === 'highlight' ? rects[0] : rects.at(-1);
    if (rect === undefined) continue;
    const box = boxIn(root, rect);
    if (kind === 'highlight') highlights.push({ ...box, id: mark.id });
    else icons.push({ ...box, left: box.left + box.width, width: 0, id: mark.id });
  }
  return new Map([...highlights, ...spreadDown(icons, ICON_STEP)].map((box) => [box.id, box]));
}
