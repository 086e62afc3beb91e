import type { QuoteEvidence } from '@bandwise/domain';
import { createQuoteFinder } from '@bandwise/domain/internal';
import { useEffect, useMemo, useRef } from 'react';
import { rangesOf, type PanelText } from '../dom/panel-text.ts';
import { lineRects, reveal, scrollerOf } from '../dom/rects.ts';

const NOWHERE: readonly Range[] = [];

/**
 * The ranges of quotes in a panel's text. The first of a new list is scrolled into view, and stays visible when the panel shrinks beside
 * its explanation, until the learner scrolls.
 */
export function useEvidence(panelText: PanelText, evidence: readonly QuoteEvidence[]): readonly Range[] {
  const ranges = useMemo(() => {
    if (evidence.length === 0) return NOWHERE;
    const find = createQuoteFinder(panelText.text);
    return evidence.flatMap((quote) => {
      const { span } = find(quote);
      return span === null ? [] : rangesOf(panelText, span);
    });
  }, [panelText, evidence]);
  const revealed = useRef(evidence);
  /** The panel's scroll position after that; null if nothing was scrolled to. */
  const scrolledTo = useRef<number | null>(null);
  useEffect(() => {
    const [first] = ranges;
    const scroller = first && scrollerOf(first);
    // A hidden panel can't be scrolled.
    if (!scroller || lineRects([first]).length === 0) return undefined;
    const show = () => {
      reveal(first);
      scrolledTo.current = scroller.scrollTop;
    };
    if (revealed.current !== evidence) {
      revealed.current = evidence;
      show();
    }
    const observer = new ResizeObserver(() => {
      if (scrolledTo.current === scroller.scrollTop) show();
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [ranges, evidence]);
  return ranges;
}
