import { useEffect, useState } from 'react';

const HALF_A_MINUTE = 30_000;

/** Milliseconds since 1970, updated every half minute while the time is shown. */
export function useNow(isShown: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, [isShown]);
  return now;
}
