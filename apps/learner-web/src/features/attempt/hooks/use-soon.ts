import { useEffect, useEffectEvent } from 'react';

/** Milliseconds: what nobody needs in a test's first seconds comes after them. */
export const SOON = 2000;

/** Does something once the test has been open for a moment, long before it is wanted: whoever goes offline later has it. */
export function useSoon(act: () => void): void {
  const now = useEffectEvent(act);
  useEffect(() => {
    const timer = setTimeout(now, SOON);
    return () => clearTimeout(timer);
  }, []);
}
