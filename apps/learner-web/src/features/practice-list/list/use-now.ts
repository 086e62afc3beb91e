import { useEffect, useState } from 'react';
import { useServices } from '../../../shared/services/services.ts';

const HALF_A_MINUTE = 30_000;

/** Milliseconds since 1970 by the server's clock, updated every half minute while the time is shown. */
export function useNow(isShown: boolean): number {
  const { clock } = useServices();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(() => setNow(clock.now()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, [clock, isShown]);
  return now;
}
