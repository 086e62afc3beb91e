import { useEffect, useEffectEvent } from 'react';

/** Acts once, `delay` milliseconds after it stops being null; leaving the page cancels it. */
export function useDelayed(act: () => void, delay: number | null): void {
  const onTime = useEffectEvent(act);
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => onTime(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
}
