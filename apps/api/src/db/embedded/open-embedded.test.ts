import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openGuarded } from './guarded-pglite.ts';
import { START_PARAMS } from './start-params.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The timers of what runs inside, with a clock of their own; all others in this process go on as they are. */
function ownTimers() {
  const inside = new AsyncLocalStorage<true>();
  const pending = new Set<unknown>();
  const real = { setTimeout, clearTimeout };
  // The engine compares an alarm with the clock, and sets it again for what is left: the clocks move with the timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const fake = { setTimeout, clearTimeout };
  vi.stubGlobal('setTimeout', (work: () => void, delay?: number) => {
    if (!inside.getStore()) return real.setTimeout(work, delay);
    const timer = fake.setTimeout(() => {
      pending.delete(timer);
      inside.run(true, work);
    }, delay);
    pending.add(timer);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout) => {
    if (pending.delete(timer)) fake.clearTimeout(timer);
    else real.clearTimeout(timer);
  });
  return { pending, run: <T>(work: () => T) => inside.run(true, work) };
}

it.runIf(inject('engine').kind === 'pglite')(
  'leaves no timer behind that would keep the memory of an engine that ended',
  { timeout: 60_000 },
  async () => {
    const options = { dataDir: `${temporaryFolder()}/postgres`, startParams: START_PARAMS };
    const ended = await openGuarded(options);
    ended.abandon();
    const timers = ownTimers();
    const recovered = await timers.run(() => openGuarded(options));
    // What only waits once is over by then; an alarm sets itself anew.
    vi.advanceTimersByTime(60_000);
    expect(timers.pending.size).toBe(0);
    await recovered.pglite.close();
  },
);
