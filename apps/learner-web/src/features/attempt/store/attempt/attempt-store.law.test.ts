import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attemptLab, view, type Fault } from '../../testing/attempt-lab.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const HOUR = 3_600_000;
/** Two answers to one question are further apart than the clocks are measured wrong. */
const BETWEEN_ANSWERS = 100;

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

type Step =
  | { readonly do: 'answer'; readonly tab: number; readonly address: string; readonly value: string | null }
  | { readonly do: 'connect'; readonly tab: number; readonly fault: Fault }
  | { readonly do: 'reload' | 'reopen' | 'crash' | 'retry' | 'restart'; readonly tab: number }
  | { readonly do: 'server'; readonly isDown: boolean }
  | { readonly do: 'clock'; readonly skew: number };
type TimedStep = Step & { readonly pause: number };

const skew = fc.integer({ min: -HOUR, max: HOUR });
const pause = fc.oneof(fc.constant(0), fc.nat(1500));
const value = fc.oneof({ arbitrary: fc.nat(99).map(String), weight: 5 }, { arbitrary: fc.constant(null), weight: 1 });
const fault = fc.constantFrom<Fault[]>('none', 'none', 'cut', 'loseAnswers', 'repeat');
const does = <D extends string>(...names: [D, ...D[]]) => fc.constantFrom<D[]>(...names);

/** Any event in one of the tabs. */
function anyStep(tabs: number): fc.Arbitrary<TimedStep> {
  const tab = fc.nat(tabs - 1);
  const answer = fc.record({ do: does('answer'), tab, address: fc.constantFrom('1', '2', '3-1'), value, pause });
  const disturbance = fc.oneof(
    fc.record({ do: does('connect'), tab, fault, pause }),
    fc.record({ do: does('reload', 'reopen', 'crash', 'retry'), tab, pause }),
    fc.record({ do: does('server'), isDown: fc.boolean(), pause }),
  );
  return fc.oneof({ arbitrary: answer, weight: 3 }, { arbitrary: disturbance, weight: 2 });
}

const story = (step: fc.Arbitrary<TimedStep>) => fc.array(step, { maxLength: 40, size: 'max' });

interface Cast {
  /** How wrong the clock of each device is. */
  readonly skews: readonly number[];
  /** The device of each tab. */
  readonly tabs: readonly number[];
}

/** Runs the steps, then restores everything and waits without further action. */
async function live({ skews, tabs: places }: Cast, steps: readonly TimedStep[]): Promise<void> {
  vi.setSystemTime(START);
  const lab = attemptLab();
  const devices = skews.map((wrong) => lab.device(wrong));
  const tabs = places.map((place) => pick(devices, place).openTab());
  const typed: Record<string, string> = {};
  const typedAt: Record<string, number> = {};

  async function answer(index: number, address: string, given: string | null): Promise<void> {
    await lab.pass(Math.max(0, (typedAt[address] ?? 0) + BETWEEN_ANSWERS - Date.now()));
    const tab = pick(tabs, index);
    tab.type(address, given);
    typedAt[address] = Date.now();
    // Typed answers are shown at once and must last.
    expect(view(tab).answers[address] ?? null).toBe(given);
    if (given === null) delete typed[address];
    else typed[address] = given;
  }

  function restart(index: number) {
    pick(tabs, index).store().restart();
    for (const address of Object.keys(typed)) delete typed[address];
  }

  try {
    for (const step of steps) {
      if (step.do === 'answer') await answer(step.tab, step.address, step.value);
      else if (step.do === 'server') lab.network.isServerDown = step.isDown;
      else if (step.do === 'clock') for (const device of devices) device.setClock(step.skew);
      else if (step.do === 'connect') pick(tabs, step.tab).connection(step.fault);
      else if (step.do === 'restart') restart(step.tab);
      else if (step.do === 'retry') pick(tabs, step.tab).store().saveNow();
      else pick(tabs, step.tab)[step.do]();
      await lab.pass(step.pause);
    }
    lab.network.isServerDown = false;
    for (const tab of tabs) tab.connection('none');
    await lab.pass(60_000);
    expect(lab.server.answers()).toEqual(typed);

    for (const tab of tabs) tab.reload();
    await lab.pass(5000);
    for (const tab of tabs) expect(view(tab)).toMatchObject({ answers: typed, status: 'saved' });

    pick(tabs, 0).store().submit();
    await lab.pass(1000);
    expect(lab.submissions.map(({ answers }) => answers)).toEqual([typed]);
    expect(lab.server.results()).toEqual([typed]);
  } finally {
    lab.close();
  }
}

function pick<T>(from: readonly T[], index: number): T {
  const found = from[index];
  if (found === undefined) throw new Error('nothing to pick');
  return found;
}

const RUNS = { numRuns: 100, seed: 20_261_120 };

it('ends with what was typed last, in two tabs of one device and a tab of another whose clocks are wrong', async () => {
  const law = fc.asyncProperty(skew, skew, story(anyStep(3)), (home, phone, steps) =>
    live({ skews: [home, phone], tabs: [0, 0, 1] }, steps),
  );
  await expect(fc.assert(law, RUNS)).resolves.toBeUndefined();
}, 60_000);

it('ends with what was typed last since it was begun again, on a device whose clock is changed in the meantime', async () => {
  const clock = fc.record({ do: does('clock'), skew, pause });
  const restart = fc.record({ do: does('restart'), tab: fc.constant(0), pause });
  const step = fc.oneof({ arbitrary: anyStep(1), weight: 12 }, { arbitrary: fc.oneof(clock, restart), weight: 3 });
  const law = fc.asyncProperty(story(step), (steps) => live({ skews: [0], tabs: [0] }, steps));
  await expect(fc.assert(law, RUNS)).resolves.toBeUndefined();
}, 60_000);
