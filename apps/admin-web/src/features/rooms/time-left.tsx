import { useEffect, useState } from 'react';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';

/** The time until a moment of the server's clock, counted down. `offset`: server's clock minus the browser's. Not announced. */
export function TimeLeft({ until, offset }: { readonly until: number; readonly offset: number }) {
  const left = Math.max(0, Math.round((until - useServerNow(offset)) / 1000));
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{clockTime(left)}</span>;
}

/** The server's clock, every second. */
export function useServerNow(offset: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
}
