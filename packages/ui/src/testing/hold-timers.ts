import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface PausedTimers {
  /** Lets so much of the page's time go by. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Lets whatever needs no time happen, until something is there. */
  readonly until: (isThere: () => boolean) => Promise<void>;
}

/** Stops the page's timers, to the millisecond: time goes by only on demand. Undone after each test. */
export function holdTimers(): PausedTimers {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
  return {
    pass,
    async until(isThere) {
      while (!isThere()) {
        await pass(0);
        // Answers of the network come by a way that is not held.
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            port1.close();
            resolve(undefined);
          });
          port1.start();
          port2.postMessage(null);
        });
      }
    },
  };
}
