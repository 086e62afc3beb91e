import { setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Caches, CacheFigures } from '../src/plugins/caches.ts';
import { watchEventLoop, type HeldLoop } from '../src/plugins/event-loop.ts';

/** What a server of the bench tells of its own process. */
export interface ProcessFigures {
  /** Bytes. */
  readonly memory: NodeJS.MemoryUsage;
  readonly caches: Readonly<Record<string, CacheFigures>>;
  /** Bytes of heap and buffers that are in use once all garbage is collected; null when that was not asked for. */
  readonly live: number | null;
  /** Since the last time it was asked. */
  readonly held: HeldLoop;
}

export interface FiguresQuestion {
  /** A heap snapshot is written to this file first. */
  readonly snapshot?: string;
  /** Whether garbage is collected, to tell what is in use. It holds the event loop. */
  readonly live?: boolean;
}

/** Answers the process that started this one whenever it asks. */
export function answerFigures(caches: Caches): void {
  const loop = watchEventLoop(1);
  process.on('message', ({ snapshot, live }: FiguresQuestion) => {
    if (snapshot !== undefined) writeHeapSnapshot(snapshot);
    const figures = { memory: process.memoryUsage(), caches: caches.figures(), held: loop.read() };
    process.send?.({ ...figures, live: live ? collectGarbage() : null } satisfies ProcessFigures);
    // The pause was the question's doing.
    if (live) setImmediate(() => loop.read());
  });
}

/** Bytes that are in use after it. */
function collectGarbage(): number {
  setFlagsFromString('--expose-gc');
  // What the flag adds to a new context.
  const gc = runInNewContext('gc') as () => void;
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
