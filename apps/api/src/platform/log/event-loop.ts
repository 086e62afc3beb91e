import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds for which the event loop was blocked. */
export interface LoopDelay {
  readonly p99: number;
  readonly max: number;
}

export interface EventLoopWatch {
  /** Reads the delays since the last call. */
  read(): LoopDelay;
  stop(): void;
}

/** @param resolution milliseconds between two samples; shorter delays are not noticed. */
export function watchEventLoop(resolution = 20): EventLoopWatch {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  // The histogram records the time between two samples.
  const blockedFor = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution);
  return {
    read() {
      const read = { p99: blockedFor(delay.percentile(99)), max: blockedFor(delay.max) };
      delay.reset();
      return read;
    },
    stop: () => void delay.disable(),
  };
}
