import { useEffect, useEffectEvent } from 'react';

/** Milliseconds before code that a test's first seconds do not need is loaded. */
export const SOON = 2000;

/** Runs once the test has been open for a moment, so that later use works offline. */
export function useSoon(act: () => void): void {
  const now = useEffectEvent(act);
  useEffect(() => {
    const timer = setTimeout(now, SOON);
    return () => clearTimeout(timer);
  }, []);
}
