import { useEffect, type RefObject } from 'react';

/** Until the browser has shown the test, in milliseconds. */
const REST = 200;
const OPENING = 'data-opening';

/**
 * While a test opens, question groups out of sight are not laid out, so that it shows at once. Soon after they are, and for
 * good: highlights need the true heights. One in each frame, so that a click in between waits for no more than that.
 */
export function useOpening(groups: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const layOut = (index: number) => {
      const group = groups.current?.children[index];
      if (group instanceof HTMLElement) {
        group.style.setProperty('--bw-unseen', 'visible');
        frame = requestAnimationFrame(() => layOut(index + 1));
      } else groups.current?.removeAttribute(OPENING);
    };
    const timer = setTimeout(() => layOut(0), REST);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [groups]);
}

/** A jump needs the true heights at once. */
export function endOpening(question: Element): void {
  question.closest(`[${OPENING}]`)?.removeAttribute(OPENING);
}
