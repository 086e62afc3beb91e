import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { rangeOf, type Stretch } from './stretch.ts';
import classes from './text.module.css';
import { stepWord, stretchBetween, WORD_KEYS, wordsOf } from './words.ts';

const words = texts.assessing.one;

interface WordCursorProps {
  readonly text: string;
  /** The element that has the text. */
  readonly element: RefObject<HTMLElement | null>;
  readonly onSelect: (stretch: Stretch) => void;
  /** Enter was pressed. */
  readonly onEnter: () => void;
}

/** Indexes of words. */
interface Position {
  readonly anchor: number;
  readonly focus: number;
}

/** Selects words by keyboard: browsers have no caret in text that cannot be edited. */
export function WordCursor({ text, element, onSelect, onEnter }: WordCursorProps) {
  const hintId = useId();
  const [position, setPosition] = useState<Position | null>(null);
  const list = wordsOf(text);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || list.length === 0) return;
    const key = WORD_KEYS.find((known) => known === event.key);
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    }
    if (key === undefined) return;
    event.preventDefault();
    const focus = position === null ? 0 : stepWord(list, position.focus, key);
    const anchor = event.shiftKey && position !== null ? position.anchor : focus;
    setPosition({ anchor, focus });
    const stretch = stretchBetween(list, anchor, focus);
    const moved = list[focus];
    if (element.current && moved) select(element.current, stretch, moved);
    onSelect(stretch);
  }

  const chosen = position && stretchBetween(list, position.anchor, position.focus);
  return (
    <>
      {/* The role `application` makes screen readers pass the arrow keys on. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is operated */}
      <div
        role="application"
        className={classes['cursor']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the focus
        tabIndex={0}
        aria-label={words.selectText}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
      >
        <span id={hintId}>{words.selectHint}</span>
      </div>
      <div role="status">
        <VisuallyHidden>{chosen && words.selected(text.slice(chosen.start, chosen.end))}</VisuallyHidden>
      </div>
    </>
  );
}

/** Selects the stretch on the page, and scrolls the word into view. */
function select(element: HTMLElement, stretch: Stretch, moved: Stretch): void {
  const { startContainer, startOffset, endContainer, endOffset } = rangeOf(element, stretch);
  document.getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  const { top, bottom } = rangeOf(element, moved).getBoundingClientRect();
  const margin = window.innerHeight / 4;
  if (top < margin || bottom > window.innerHeight - margin) window.scrollBy({ top: top - window.innerHeight / 2 });
}
