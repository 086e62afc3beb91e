import { useEffect, type RefObject } from 'react';
import { edgeSpeed } from './edge-speed.ts';

/**
 * While something is dragged, scrolls the panel the group is in when the pointer comes near its edge. Ours, because
 * dnd-kit's measures one scrolling ancestor with the edges of another when the pointer passes from box to box.
 */
export function useEdgeScroll(isDragging: boolean, area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = isDragging ? scrollerOf(area.current) : null;
    if (scroller === null) return undefined;
    let start: number | null = null;
    let y = 0;
    let frame = 0;
    const follow = (event: MouseEvent | TouchEvent) => {
      const point = 'touches' in event ? event.touches[0] : event;
      if (point === undefined) return;
      y = point.clientY;
      start ??= y;
    };
    const step = () => {
      if (start !== null) scroller.scrollTop += edgeSpeed({ y, startY: start, ...edgesOf(scroller) });
      frame = requestAnimationFrame(step);
    };
    window.addEventListener('mousemove', follow);
    window.addEventListener('touchmove', follow, { passive: true });
    frame = requestAnimationFrame(step);
    return () => {
      window.removeEventListener('mousemove', follow);
      window.removeEventListener('touchmove', follow);
      cancelAnimationFrame(frame);
    };
  }, [isDragging, area]);
}

function scrollerOf(element: HTMLElement | null): Element | null {
  for (let node = element?.parentElement ?? null; node !== null; node = node.parentElement) {
    const { overflowY } = getComputedStyle(node);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (scrolls && node.scrollHeight > node.clientHeight) return node;
  }
  return document.scrollingElement;
}

function edgesOf(scroller: Element): { readonly top: number; readonly bottom: number } {
  if (scroller === document.scrollingElement) return { top: 0, bottom: window.innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(top, 0), bottom: Math.min(bottom, window.innerHeight) };
}
