import type { FastifyInstance } from 'fastify';
import type { Caches } from '../cache/caches.ts';
import { watchEventLoop, type LoopDelay } from './event-loop.ts';

const EVERY = 10 * 60 * 1000;
const MEGABYTE = 1024 * 1024;

/**
 * Logs the process's memory, the size of each cache and the event loop's delays since the previous line, with the first response after ten
 * minutes. Memory that grows where no cache does is a leak.
 */
export function logFigures(app: FastifyInstance, caches: Caches): void {
  const loop = watchEventLoop();
  let dueAt = performance.now() + EVERY;
  app.addHook('onResponse', (_request, _reply, done) => {
    if (performance.now() >= dueAt) {
      dueAt = performance.now() + EVERY;
      app.log.info(figuresOf(loop.read(), caches), 'Process figures');
    }
    done();
  });
  app.addHook('onClose', async () => loop.stop());
}

function figuresOf(held: LoopDelay, caches: Caches) {
  const { rss, heapUsed, external } = process.memoryUsage();
  return {
    megabytes: { rss: inMegabytes(rss), heap: inMegabytes(heapUsed), external: inMegabytes(external) },
    caches: Object.fromEntries(
      Object.entries(caches.figures()).map(([name, { bytes, maxBytes }]) => [
        name,
        `${inMegabytes(bytes)} of ${inMegabytes(maxBytes)}`,
      ]),
    ),
    heldMilliseconds: { p99: Math.round(held.p99), max: Math.round(held.max) },
  };
}

function inMegabytes(bytes: number): number {
  return Number((bytes / MEGABYTE).toFixed(1));
}
