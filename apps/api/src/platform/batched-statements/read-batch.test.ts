import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { LateAnswer } from '../../db/database-errors.ts';
import { createBatch } from './read-batch.ts';
import { waitingInBatches } from './waiting.ts';

/** Lets everything happen that waits for nothing but its turn. */
async function tick(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await nextTurn();
}

describe('a batch', () => {
  it('asks once for what is asked together, and answers each its own', async () => {
    const runs: (readonly number[])[] = [];
    const ask = createBatch({
      idOf: String,
      run: async (keys: readonly number[]) => {
        runs.push(keys);
        return keys.map((key) => key * 10);
      },
    });
    expect(await Promise.all([ask(1), ask(2), ask(1)])).toEqual([10, 20, 10]);
    expect(runs).toEqual([[1, 2]]);
  });

  it('never answers from a statement that began before the question', async () => {
    let value = 'old';
    const gates: (() => void)[] = [];
    const ask = createBatch({
      idOf: (key: string) => key,
      maxRunning: 1,
      run: async (keys) => {
        const read = value;
        await new Promise<void>((resolve) => gates.push(resolve));
        return keys.map(() => read);
      },
    });
    const first = ask('x');
    await tick();
    value = 'new';
    const second = ask('x');
    await tick();
    gates[0]?.();
    await tick();
    gates[1]?.();
    expect(await Promise.all([first, second])).toEqual(['old', 'new']);
  });

  it('gathers what waits while it is busy, no more than it may at once', async () => {
    const sizes: number[] = [];
    const ask = createBatch({
      idOf: String,
      maxKeys: 3,
      maxRunning: 1,
      run: async (keys: readonly number[]) => {
        sizes.push(keys.length);
        await tick();
        return keys;
      },
    });
    const first = ask(0);
    await tick();
    await Promise.all([first, ...[1, 2, 3, 4, 5].map(ask)]);
    expect(sizes).toEqual([1, 3, 2]);
  });

  it('fails those who asked, and no one after them', async () => {
    let fails = true;
    const ask = createBatch({
      idOf: String,
      run: async (keys: readonly number[]) => {
        if (fails) throw new Error('lost');
        return keys;
      },
    });
    const outcomes = await Promise.allSettled([ask(1), ask(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await ask(1)).toBe(1);
  });

  it('asks once more when the connection is lost, and no more than once', async () => {
    let runs = 0;
    const ask = createBatch({
      idOf: String,
      run: async (keys: readonly number[]) => {
        runs += 1;
        if (runs !== 2) throw new LateAnswer();
        return keys;
      },
    });
    expect(await ask(1)).toBe(1);
    await expect(ask(1)).rejects.toBeInstanceOf(LateAnswer);
    expect(runs).toBe(4);
  });
});

it('no longer counts any of these questions as waiting', () => {
  expect(waitingInBatches.read).toBe(0);
});
