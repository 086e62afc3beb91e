import { useEffect, type RefObject } from 'react';

/**
 * Tells the element around it, as --bw-covered, how much of the panel it hides while it sticks to the panel's top: what
 * scrolls to a question beneath it leaves that much room.
 */
export function useCoveredHeight(sticky: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = sticky.current;
    const around = element?.parentElement;
    if (!element || !around) return undefined;
    const observer = new ResizeObserver(() => {
      // A hidden panel has no height.
      if (element.offsetHeight > 0) around.style.setProperty('--bw-covered', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      around.style.removeProperty('--bw-covered');
    };
  }, [sticky]);
}
