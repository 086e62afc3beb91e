import type { QuoteEvidence } from '@bandwise/domain';
import { createQuoteFinder } from '@bandwise/domain/internal';
import { useEffect, useMemo, useRef } from 'react';
import { rangesOf, type PanelText } from '../dom/panel-text.ts';
import { lineRects, reveal } from '../dom/rects.ts';

/** Where quotes stand in a panel, as ranges of what it shows; the first of a new list is scrolled to. */
export function useEvidence(panelText: PanelText, evidence: readonly QuoteEvidence[]): readonly Range[] {
  const ranges = useMemo(() => {
    if (evidence.length === 0) return [];
    const find = createQuoteFinder(panelText.text);
    return evidence.flatMap((quote) => {
      const { span } = find(quote);
      return span === null ? [] : rangesOf(panelText, span);
    });
  }, [panelText, evidence]);
  const revealed = useRef(evidence);
  useEffect(() => {
    const [first] = ranges;
    // A panel behind another has no place to scroll to.
    if (first === undefined || revealed.current === evidence || lineRects([first]).length === 0) return;
    revealed.current = evidence;
    reveal(first);
  }, [ranges, evidence]);
  return ranges;
}
