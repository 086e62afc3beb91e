import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far each address was scrolled when it was left, in pixels. As long as the page stays loaded. */
const places = new Map<string, number>();

/** What a link back to a list carries: the list is then shown where it was left. */
export const BACK = { isBack: true } as const;

/** Shows a list that is gone back to where it was left, and one that is opened anew from its beginning. */
export function useKeptScroll(): void {
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
