import { writeHeapSnapshot } from 'node:v8';
import type { Caches, CacheFigures } from '../src/plugins/caches.ts';
import { watchEventLoop, type HeldLoop } from '../src/plugins/event-loop.ts';

/** What a server of the bench tells of its own process. */
export interface ProcessFigures {
  /** Bytes. */
  readonly memory: NodeJS.MemoryUsage;
  readonly caches: Readonly<Record<string, CacheFigures>>;
  /** Since the last time it was asked. */
  readonly held: HeldLoop;
}

export interface FiguresQuestion {
  /** A heap snapshot is written to this file first. */
  readonly snapshot?: string;
}

/** Answers the process that started this one whenever it asks. */
export function answerFigures(caches: Caches): void {
  const loop = watchEventLoop(1);
  process.on('message', ({ snapshot }: FiguresQuestion) => {
    if (snapshot !== undefined) writeHeapSnapshot(snapshot);
    process.send?.({
      memory: process.memoryUsage(),
      caches: caches.figures(),
      held: loop.read(),
    } satisfies ProcessFigures);
  });
}
