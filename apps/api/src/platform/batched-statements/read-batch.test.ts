import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { LateAnswer } from '../../db/database-errors.ts';
import { createBatch } from './read-batch.ts';

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
    for (const open of gates) open();
    expect(await Promise.all([first, second])).toEqual(['old', 'new']);
  });

  it('asks for no more at once than it may', async () => {
    const sizes: number[] = [];
    const ask = createBatch({
      idOf: String,
      maxKeys: 3,
      run: async (keys: readonly number[]) => {
        sizes.push(keys.length);
        return keys;
      },
    });
    expect(await Promise.all([1, 2, 3, 4, 5].map(ask))).toEqual([1, 2, 3, 4, 5]);
    expect(sizes).toEqual([3, 2]);
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
