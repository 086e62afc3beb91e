import { useLayoutEffect, useMemo } from 'react';
import { rangesOf, type PanelText } from '../dom/panel-text.ts';
import { canPaint, paint, type Painting } from '../dom/paint.ts';
import { coveredBy } from '../model/spans.ts';
import type { LocatedMark } from './use-located-marks.ts';

interface PaintingOptions {
  readonly panelText: PanelText;
  readonly marks: readonly LocatedMark[];
  /** The evidence, after submission. */
  readonly places: readonly Range[];
  /** The mark that is open or has the focus. */
  readonly activeId: string | null;
}

/** Paints a panel's marks without changing its elements. @returns the painting for browsers without the API. */
export function usePainting({ panelText, marks, places, activeId }: PaintingOptions): Painting {
  const painting = useMemo<Painting>(() => {
    const highlights = marks.filter(({ kind }) => kind === 'highlight');
    const rangesCovered = (depth: number) => coveredBy(highlights, depth).flatMap((span) => rangesOf(panelText, span));
    const rangesOfAll = (some: readonly LocatedMark[]) => some.flatMap(({ ranges }) => ranges);
    return {
      'bw-evidence': places,
      'bw-note': rangesOfAll(marks.filter(({ kind }) => kind === 'note')),
      'bw-highlight': rangesCovered(1),
      'bw-highlight-deep': rangesCovered(2),
      'bw-highlight-active': rangesOfAll(marks.filter(({ mark }) => mark.id === activeId)),
    };
  }, [panelText, marks, places, activeId]);
  useLayoutEffect(() => (canPaint() ? paint(painting) : undefined), [painting]);
  return painting;
}
