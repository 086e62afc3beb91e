import type { FastifyBaseLogger } from 'fastify';
import type { Caches } from '../cache/caches.ts';
import { watchEventLoop } from './event-loop.ts';

const EVERY = 10 * 60 * 1000;
const MEGABYTE = 1024 * 1024;

/**
 * Writes, now and then, what this process takes: its memory, what each cache holds of its bound, and for how long the
 * event loop was held since the line before. Memory that grows where no cache does is a leak.
 */
export function logFigures(log: Pick<FastifyBaseLogger, 'info'>, caches: Caches): () => void {
  const loop = watchEventLoop();
  const timer = setInterval(() => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const held = loop.read();
    log.info(
      {
        megabytes: { rss: inMegabytes(rss), heap: inMegabytes(heapUsed), external: inMegabytes(external) },
        caches: Object.fromEntries(
          Object.entries(caches.figures()).map(([name, { bytes, maxBytes }]) => [
            name,
            `${inMegabytes(bytes)} of ${inMegabytes(maxBytes)}`,
          ]),
        ),
        heldMilliseconds: { p99: Math.round(held.p99), max: Math.round(held.max) },
      },
      'Process figures',
    );
  }, EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    loop.stop();
  };
}

function inMegabytes(bytes: number): number {
  return Number((bytes / MEGABYTE).toFixed(1));
}
