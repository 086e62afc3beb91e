import { useLayoutEffect, type RefObject } from 'react';

/** Events that may move text inside a panel without changing the panel's size. */
const MOVERS = ['scroll', 'input', 'load'] as const;

/** Calls `measure` at once, when the function changes, and when the panel's lines may have moved. */
export function useOnLayout(root: RefObject<HTMLElement | null>, measure: ((root: HTMLElement) => void) | null): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || measure === null) return undefined;
    measure(element);
    let frame = 0;
    // Deferred: a render between the browser's input event and React's would revert the typing.
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => measure(element));
    };
    const observer = new ResizeObserver(measureSoon);
    observer.observe(element);
    for (const type of MOVERS) element.addEventListener(type, measureSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const type of MOVERS) element.removeEventListener(type, measureSoon, { capture: true });
    };
  }, [root, measure]);
}
