import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far each address was scrolled when it was left, in pixels. As long as the page stays loaded. */
const places = new Map<string, number>();

/** The state of a link back to a list, which restores its scroll position. */
export const BACK = { isBack: true } as const;

/** Restores the scroll position of a list on the way back, and shows a newly opened one from the top. */
export function useScrollRestoration(): void {
  const { pathname, search, state } = useLocation();
  const address = pathname + search;
  const isBack = useNavigationType() === NavigationType.Pop || isBackState(state);
  useLayoutEffect(() => {
    const place = isBack ? (places.get(address) ?? 0) : 0;
    if (place !== window.scrollY) window.scrollTo(0, place);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the screen is opened: from then on its reader scrolls
  }, []);
  useEffect(() => {
    const keep = () => void places.set(address, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [address]);
}

function isBackState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBack' in state;
}
