import { useEffect, useEffectEvent, type RefObject } from 'react';
import { boxIn, lineRects } from '../dom/rects.ts';
import { innermost } from '../model/spans.ts';
import { useAnnotations } from './annotations-context.ts';
import type { LocatedMark } from './use-located-marks.ts';

interface HighlightClickOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLElement | null>;
  readonly panel: string;
  readonly marks: readonly LocatedMark[];
}

/** Opens the menu of a clicked highlight. Highlights are no elements, so the click is looked up in their lines. */
export function useHighlightClick({ root, content, panel, marks }: HighlightClickOptions): void {
  const { open } = useAnnotations();
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (root.current === null || !isPlainClick(event)) return;
    const clicked = innermost(marks.filter((located) => located.kind === 'highlight' && lineAt(located, event)));
    const line = clicked && lineAt(clicked, event);
    if (!clicked || !line) return;
    // Inside a label the click would also change the answer.
    event.preventDefault();
    const box = boxIn(root.current, line);
    open({
      kind: 'menu',
      panel,
      id: clicked.mark.id,
      anchor: { ...box, left: box.left + event.clientX - line.left, width: 0 },
    });
  });
  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const listen = (event: MouseEvent) => onClick(event);
    element.addEventListener('click', listen, true);
    return () => element.removeEventListener('click', listen, true);
  }, [content]);
}

/** Whether a click is neither the end of a selection, nor from a key, nor on an interactive element. */
function isPlainClick({ target, detail }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest('a, button, input, select, textarea') !== null;
  return detail > 0 && !isOnControl && document.getSelection()?.isCollapsed !== false;
}

/** Pixels between lines of text that still belong to a line. */
const BETWEEN_LINES = 4;

function lineAt({ ranges }: LocatedMark, { clientX, clientY }: MouseEvent): DOMRect | undefined {
  return lineRects(ranges).find(
    ({ left, right, top, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top - BETWEEN_LINES && clientY <= bottom + BETWEEN_LINES,
  );
}
