import { useEffect, useState, type RefObject } from 'react';
import { stretchOf, type Stretch } from './stretch.ts';

/** The selected stretch of the text; null: none. It stays while the focus is in another part of the screen. */
export function useSelectedStretch(element: RefObject<HTMLElement | null>, text: string) {
  const [stretch, select] = useState<Stretch | null>(null);
  useEffect(() => {
    const follow = () => {
      const selection = document.getSelection();
      if (!element.current || !selection || selection.rangeCount === 0) return;
      const range = selection.getRangeAt(0);
      const isElsewhere = !range.intersectsNode(element.current);
      if (!isElsewhere) select(stretchOf(element.current, text, range));
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [element, text]);
  return [stretch, select] as const;
}
