import type { QuoteEvidence } from '@bandwise/domain';
import { useRef, useState, type ReactNode, useLayoutEffect, type RefObject } from 'react';
import { rangesOf, spanOf, latePanelText, type PanelText } from '../dom/panel-text.ts';
import { canPaint, isPainted } from '../dom/paint.ts';
import { boxOfLines, lineRects } from '../dom/rects.ts';
import { placeAt, type TextSpan } from '../model/annotations.ts';
import { shownText } from '../model/shown-text.ts';
import { trimSpan } from '../model/spans.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import styles from './annotated-panel.module.css';
import { useAnnotations } from './annotations-context.ts';
import './highlights.css';
import { MarkButtons } from './mark-buttons.tsx';
import { PaintedRects } from './painted-rects.tsx';
import { PanelPopup } from './panel-popup.tsx';
import { TextCursor } from './text-cursor.tsx';
import { useEvidence } from './use-evidence.ts';
import { useHighlightClick } from './use-highlight-click.ts';
import { useLocatedMarks, type LocatedMark } from './use-located-marks.ts';
import { useMarkBoxes } from './use-mark-boxes.ts';
import { usePainting } from './use-painting.ts';
import { useSelectedText } from './use-selected-text.ts';

interface AnnotatedPanelProps {
  /** The key of stored marks, so it must not change between releases. */
  readonly name: string;
  /** The panel's name for a screen reader. */
  readonly label: string;
  /** Evidence to show after submission; a new list is scrolled into view. */
  readonly evidence?: readonly QuoteEvidence[];
  readonly children: ReactNode;
}

const NO_EVIDENCE: readonly QuoteEvidence[] = [];

/**
 * Lets the learner highlight and annotate the text inside. It never changes its children: highlights are painted, icons and popups are in a
 * layer above. README.md says which text counts.
 */
export function AnnotatedPanel({ name, label, evidence = NO_EVIDENCE, children }: AnnotatedPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const cursor = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const { popup, open, closeToolbar, say } = useAnnotations();
  const panelText = usePanelText(content);
  const marks = useLocatedMarks(name, panelText);
  const boxes = useMarkBoxes(root, marks);
  const openId = popup !== null && popup.kind !== 'toolbar' && popup.panel === name ? popup.id : null;
  const places = useEvidence(panelText, evidence);
  const painting = usePainting({ panelText, marks, places, activeId: openId ?? focusedId });

  const showToolbar = (span: TextSpan | null, touch: boolean) => {
    const box = root.current && span && boxOfLines(root.current, lineRects(rangesOf(panelText, span)));
    if (!span || !box) return closeToolbar(name);
    return open({ kind: 'toolbar', panel: name, place: placeAt(name, panelText.text, span), anchor: box, touch });
  };
  const openMark = ({ kind, mark: { id } }: LocatedMark) => {
    const anchor = boxes.get(id);
    if (kind === 'note') open({ kind: 'editor', panel: name, id });
    else if (anchor !== undefined) open({ kind: 'menu', panel: name, id, anchor });
  };

  useHighlightClick({ root, content, panel: name, marks });
  useSelectedText(content, (selected) => {
    const span = selected && spanOf(panelText, selected.range);
    showToolbar(span && trimSpan(panelText.text, span), selected?.touch ?? false);
  });

  return (
    <div ref={root} className={styles['panel']}>
      <TextCursor
        cursor={cursor}
        label={label}
        panelText={panelText}
        isSelecting={popup?.kind === 'toolbar' && popup.panel === name}
        onSelect={(span) => {
          showToolbar(span, false);
          if (span !== null)
            say(texts.annotations.said.selected(shownText(panelText.text.slice(span.start, span.end))));
        }}
        onEnter={() => root.current?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus()}
      />
      <div ref={content} data-annotation-content data-painted={isPainted(painting) || undefined}>
        {children}
      </div>
      {!canPaint() && <PaintedRects root={root} painting={painting} />}
      <div className={styles['layer']}>
        <MarkButtons
          label={label}
          marks={marks}
          boxes={boxes}
          openId={openId}
          onOpen={openMark}
          onFocus={setFocusedId}
        />
        <PanelPopup panel={name} root={root} cursor={cursor} boxes={boxes} />
      </div>
    </div>
  );
}

/** The rendered text of an element: a new object after each change, read lazily. */
function usePanelText(content: RefObject<HTMLElement | null>): PanelText {
  const [panelText, setPanelText] = useState(() => latePanelText(content));
  useLayoutEffect(() => {
    if (content.current === null) return undefined;
    const change = () => setPanelText(latePanelText(content));
    // Synchronous: React then also runs the page's effects, so that the first typing is not lost.
    change();
    const observer = new MutationObserver(change);
    observer.observe(content.current, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [content]);
  return panelText;
}
