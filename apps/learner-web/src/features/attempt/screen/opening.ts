import { useEffect, type RefObject } from 'react';

const REST = 1000;
const OPENING = 'data-opening';

/**
 * While a test opens, question groups out of sight are not laid out, so that it shows at once. A second later they are,
 * and for good: highlights need the true heights.
 */
export function useOpening(groups: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => groups.current?.removeAttribute(OPENING), REST);
    return () => clearTimeout(timer);
  }, [groups]);
}

/** A jump needs the true heights at once. */
export function endOpening(question: Element): void {
  question.closest(`[${OPENING}]`)?.removeAttribute(OPENING);
}
