import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncLab } from '../testing/sync-lab.ts';

/** A repeatable sequence of numbers from 0 up to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const SEEDS = Array.from({ length: 150 }, (_, index) => index + 1);
const ADDRESSES = ['1', '2', '3-1'];
const FAULTS = ['none', 'none', 'cut', 'loseAnswers'] as const;

/** Two tabs of one device and a tab of another, with wrong clocks, through cuts, lost answers and reloads. */
it.each(SEEDS)('ends with what the learner typed last, on the server and on the screens: sequence %i', async (seed) => {
  const next = numbers(seed);
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[]): T => {
    const found = from[Math.floor(next() * from.length)];
    if (found === undefined) throw new Error('nothing to pick');
    return found;
  };
  const { server, device, pass } = syncLab();
  const [home, phone] = [device((next() - 0.5) * 7_200_000), device((next() - 0.5) * 7_200_000)];
  const tabs = [home.openTab(), home.openTab(), phone.openTab()];
  const typed: Record<string, string> = {};

  for (let step = 0; step < 40; step += 1) {
    const tab = pick(tabs);
    const dice = next();
    if (dice < 0.5) {
      const address = pick(ADDRESSES);
      const value = `${step}`;
      tab.type(address, next() < 0.15 ? null : value);
      const seen = tab.sync().view().answers[address];
      if (typeof seen === 'string') typed[address] = seen;
      else delete typed[address];
      // Further apart than the clocks are measured wrong.
      await pass(100);
    } else if (dice < 0.7) tab.connection(pick(FAULTS));
    else if (dice < 0.85) tab.reload();
    await pass(Math.floor(next() * 1500));
  }
  for (const tab of tabs) tab.connection('none');
  await pass(60_000);
  for (const tab of tabs) tab.reload();
  await pass(5000);

  expect(server.answers()).toEqual(typed);
  for (const tab of tabs) expect(tab.sync().view()).toMatchObject({ answers: typed, status: 'saved' });
});
