import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { rangesOf, type PanelText } from '../dom/panel-text.ts';
import { lineRects, reveal, viewOf } from '../dom/rects.ts';
import type { TextSpan } from '../model/annotations.ts';
import { stepWord, wordAt, WORD_KEYS, wordsOf, type Word } from '../model/words.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import styles from './annotated-panel.module.css';

interface TextCursorProps {
  readonly cursor: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly panelText: PanelText;
  /** Hides the hint, which would cover the selection. */
  readonly isSelecting: boolean;
  /** null: the selection was cancelled. */
  readonly onSelect: (span: TextSpan | null) => void;
  readonly onEnter: () => void;
}

/** Offsets of the words at the start and end of the selection. */
interface Position {
  readonly anchor: number;
  readonly focus: number;
}

/** A caret that moves by words, to select text by keyboard: browsers have none in text that can't be edited. */
export function TextCursor({ cursor, label, panelText, isSelecting, onSelect, onEnter }: TextCursorProps) {
  const hintId = useId();
  const text = useRef<{ readonly of: PanelText; readonly words: readonly Word[] } | null>(null);
  const position = useRef<Position | null>(null);

  const wordsNow = () => {
    if (text.current?.of !== panelText) text.current = { of: panelText, words: wordsOf(panelText.text) };
    return text.current.words;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const words = wordsNow();
    if (words.length === 0) return;
    const key = WORD_KEYS.find((known) => known === event.key);
    if (key !== undefined) {
      event.preventDefault();
      const from = position.current;
      const index =
        from === null
          ? firstVisibleWord(words, panelText, viewOf(event.currentTarget).top)
          : stepWord(words, wordAt(words, from.focus), key);
      const focus = words[index]?.start ?? 0;
      position.current = { anchor: event.shiftKey && from !== null ? from.anchor : focus, focus };
      const span = spanBetween(words, position.current);
      selectRanges(rangesOf(panelText, span));
      const [shown] = rangesOf(panelText, words[index] ?? span);
      if (shown !== undefined) reveal(shown);
      onSelect(span);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    } else if (event.key === 'Escape') {
      position.current = null;
      document.getSelection()?.removeAllRanges();
      onSelect(null);
    }
  };

  return (
    <div className={styles['cursorPlace']}>
      {/* The role `application` makes screen readers pass the arrow keys on. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is operated */}
      <div
        ref={cursor}
        role="application"
        className={styles['cursor']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the focus
        tabIndex={0}
        aria-label={texts.annotations.selectText(label)}
        aria-describedby={hintId}
        data-selecting={isSelecting || undefined}
        onKeyDown={onKeyDown}
      >
        <span id={hintId}>{texts.annotations.selectHint}</span>
      </div>
    </div>
  );
}

function spanBetween(words: readonly Word[], { anchor, focus }: Position): TextSpan {
  const from = words[wordAt(words, Math.min(anchor, focus))];
  const to = words[wordAt(words, Math.max(anchor, focus))];
  return { start: from?.start ?? 0, end: to?.end ?? 0 };
}

function selectRanges(ranges: readonly Range[]): void {
  const first = ranges[0];
  const last = ranges.at(-1);
  if (first === undefined || last === undefined) return;
  document.getSelection()?.setBaseAndExtent(first.startContainer, first.startOffset, last.endContainer, last.endOffset);
}

/** The first visible word, because the text may be scrolled. */
function firstVisibleWord(words: readonly Word[], panelText: PanelText, top: number): number {
  const index = words.findIndex((word) => lineRects(rangesOf(panelText, word)).some((rect) => rect.top >= top));
  return Math.max(0, index);
}
