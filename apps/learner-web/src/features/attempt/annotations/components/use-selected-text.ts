import { useEffect, useEffectEvent, type RefObject } from 'react';

export interface SelectedText {
  readonly range: Range;
  readonly touch: boolean;
}

/** Milliseconds that a finger's selection must rest before the toolbar shows. */
const REST = 200;

/** Reports the selection inside an element after the pointer is released; null if it is empty. */
export function useSelectedText(
  content: RefObject<HTMLElement | null>,
  onSelect: (selected: SelectedText | null) => void,
): void {
  const report = useEffectEvent(onSelect);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    let hasChanged = false;
    let touch = false;

    const look = () => {
      // A press on a popup's button may clear the selection that the button acts on.
      if (isPressed || isInPopup(document.activeElement)) return;
      hasChanged = false;
      const range = rangeIn(content.current, document.getSelection());
      report(range === null ? null : { range, touch });
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, touch ? REST : 0);
    };
    const press = (event: PointerEvent) => {
      touch = event.pointerType === 'touch';
      isPressed = !touch || isInPopup(event.target);
    };
    const release = () => {
      isPressed = false;
      if (hasChanged) lookSoon();
    };
    const change = () => {
      hasChanged = true;
      lookSoon();
    };

    document.addEventListener('selectionchange', change);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', change);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, [content]);
}

function isInPopup(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-annotation-popup]') !== null;
}

/** A selection belongs to the panel in which it starts, or, if it starts outside, ends. */
function rangeIn(content: HTMLElement | null, selection: Selection | null): Range | null {
  if (content === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const panel = panelAround(selection.anchorNode) ?? panelAround(selection.focusNode);
  return panel === content ? selection.getRangeAt(0) : null;
}

function panelAround(node: Node | null): Element | null {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest('[data-annotation-content]') ?? null;
}
