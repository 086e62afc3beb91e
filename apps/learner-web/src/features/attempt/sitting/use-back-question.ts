import { useEffect, useEffectEvent } from 'react';

/** Keeps the page where the browser's Back or Forward would leave it for another page of the app, and asks instead. */
export function useBackQuestion(ask: () => void): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const here = indexIn(history.state);
    let isReturning = false;
    const hold = (event: PopStateEvent) => {
      const distance = here - indexIn(event.state);
      // Back on the test's own entry: the router has never left it.
      if (isReturning || distance !== 0) event.stopImmediatePropagation();
      const isFirst = distance !== 0 && !isReturning;
      isReturning = distance !== 0;
      if (isReturning) history.go(distance);
      if (isFirst) askNow();
    };
    // Captured: before the router notices.
    window.addEventListener('popstate', hold, { capture: true });
    return () => window.removeEventListener('popstate', hold, { capture: true });
  }, []);
}

/** The router numbers the entries of the history. */
function indexIn(state: unknown): number {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : -1;
}
