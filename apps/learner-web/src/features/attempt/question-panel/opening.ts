import { useEffect, type RefObject } from 'react';

/** Until the browser has shown the test, in milliseconds. */
const REST = 200;
const OPENING = 'data-opening';

/**
 * While a test opens, question groups out of sight have no layout, so that it shows at once. They get one soon after, one group in each
 * frame so that a click in between waits no longer, because highlights need the true heights.
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
