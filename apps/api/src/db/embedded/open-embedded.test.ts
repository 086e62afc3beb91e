import { afterEach, expect, inject, it, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openGuarded } from './guarded-pglite.ts';
import { START_PARAMS } from './open-embedded.ts';

afterEach(() => vi.useRealTimers());

it.runIf(inject('engine').kind === 'pglite')(
  'leaves no timer behind that would keep the memory of an engine that ended',
  { timeout: 60_000 },
  async () => {
    const options = { dataDir: `${temporaryFolder()}/postgres`, startParams: START_PARAMS };
    const ended = await openGuarded(options);
    ended.abandon();
    // The engine compares an alarm with the clock, and sets it again for what is left: the clocks move with the timers.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const recovered = await openGuarded(options);
    // What only waits once is over by then; an alarm sets itself again.
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
    await recovered.pglite.close();
  },
);
