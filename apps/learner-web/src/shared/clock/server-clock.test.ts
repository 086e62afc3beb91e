import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const START = Date.parse('2026-11-27T10:00:00.000Z');
const MINUTE = 60_000;

/** A page on a device whose clock is `ahead` of the server's. */
function openPage({ ahead = 0, stored = new Map<string, string>() } = {}) {
  /** Since the page was opened, and how far the steady count is behind because the device slept. */
  const world = { passed: 0, slept: 0, ahead, isReachable: true, calls: 0 };
  const serverTime = () => START + world.passed;
  const clock = createServerClock({
    storage: { read: (key) => stored.get(key) ?? null, write: (key, value) => void stored.set(key, value) },
    device: () => serverTime() + world.ahead,
    steady: () => world.passed - world.slept + 5000,
    callServer: async () => {
      world.calls += 1;
      const answered = clock.measure();
      await Promise.resolve();
      if (!world.isReachable) throw new TypeError('Failed to fetch');
      answered(new Date(serverTime()).toUTCString());
    },
  });
  const settle = async () => {
    clock.now();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    world,
    stored,
    clock,
    settle,
    error: () => Math.abs(clock.now() - serverTime()),
    call: () => clock.measure()(new Date(serverTime()).toUTCString()),
  };
}

it.each([25 * MINUTE, -10 * MINUTE])(
  'knows the server’s time on a device that is %i ms ahead, from the first answer on',
  (ahead) => {
    const page = openPage({ ahead });
    page.world.passed = 700;
    page.call();
    expect(page.error()).toBeLessThanOrEqual(1000);
    // So does the next page, before its first answer.
    const next = openPage({ ahead, stored: page.stored });
    expect(next.error()).toBeLessThanOrEqual(1000);
  },
);

it.each([2 * 60 * MINUTE, -2 * 60 * MINUTE, 5000])(
  'does not move when the device’s clock is set by %i ms',
  async (jump) => {
    const page = openPage();
    page.call();
    page.world.ahead += jump;
    expect(page.error()).toBeLessThanOrEqual(1000);
    await page.settle();
    expect(page.error()).toBeLessThanOrEqual(1000);
    expect(page.world.calls).toBe(1);
    page.world.passed += MINUTE;
    await page.settle();
    expect(page.error()).toBeLessThanOrEqual(1000);
    expect(page.world.calls).toBe(1);
  },
);

it.each([true, false])('is right again after the device slept; the server is reachable: %s', async (isReachable) => {
  const page = openPage();
  page.call();
  page.world.isReachable = isReachable;
  page.world.passed += 30 * MINUTE;
  page.world.slept += 30 * MINUTE;
  await page.settle();
  expect(page.error()).toBeLessThanOrEqual(1000);
});

it('does not tremble with each answer, nor move by one without a date', () => {
  const page = openPage({ ahead: 300 });
  page.call();
  const before = page.clock.now();
  page.call();
  page.clock.measure()(null);
  expect(page.clock.now()).toBe(before);
});
