import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { LateAnswer } from '../../db/database-errors.ts';
import { waitingInBatches } from './waiting.ts';
import { createWriteBatch } from './write-batch.ts';

interface Write {
  readonly id: string;
  readonly value: number;
}
/** Lets everything happen that waits for nothing but its turn. */
async function tick(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await nextTurn();
}

describe('joined writes', () => {
  it('go together, in the order in which they were asked for', async () => {
    const runs: (readonly Write[])[] = [];
    const write = createWriteBatch({
      idOf: ({ id }: Write) => id,
      run: async (writes) => {
        runs.push(writes);
        return writes.map(({ value }) => value);
      },
    });
    expect(await Promise.all([write({ id: 'a', value: 1 }), write({ id: 'b', value: 2 })])).toEqual([1, 2]);
    expect(runs).toHaveLength(1);
  });

  it('never hold two of the same id, nor overtake one another', async () => {
    const log: string[] = [];
    let together = 0;
    const write = createWriteBatch({
      idOf: ({ id }: Write) => id,
      run: async (writes) => {
        together += 1;
        expect(new Set(writes.map(({ id }) => id)).size).toBe(writes.length);
        await tick();
        log.push(...writes.map(({ id, value }) => `${id}${value}`));
        together -= 1;
        return writes;
      },
    });
    await Promise.all([1, 2, 3].flatMap((value) => [write({ id: 'a', value }), write({ id: `b${value}`, value })]));
    expect(log.filter((entry) => entry.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(together).toBe(0);
  });

  it('are made one by one when the joined statement fails, so that one failure is one failure', async () => {
    const write = createWriteBatch({
      idOf: ({ id }: Write) => id,
      run: async (writes) => {
        if (writes.some(({ value }) => value < 0)) throw new Error('refused');
        return writes.map(({ value }) => value);
      },
    });
    const outcomes = await Promise.allSettled([1, -1, 2].map((value) => write({ id: String(value), value })));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await write({ id: '-1', value: 5 })).toBe(5);
  });

  it('leave out what somebody else holds: it waits alone, and its turn is kept', async () => {
    const released = Promise.withResolvers<void>();
    const log: string[] = [];
    const write = createWriteBatch({
      idOf: ({ id }: Write) => id,
      run: async (writes, manner) => {
        if (manner === 'alone') await released.promise;
        log.push(...writes.map(({ id, value }) => `${manner} ${id}${value}`));
        return writes.map((one) => (manner === 'together' && one.id === 'held' && one.value === 1 ? undefined : one));
      },
      maxRunning: 1,
    });
    const held = [1, 2].map((value) => write({ id: 'held', value }));
    await write({ id: 'free', value: 1 });
    await write({ id: 'free', value: 2 });
    released.resolve();
    await Promise.all(held);
    expect(log).toEqual(['together held1', 'together free1', 'together free2', 'alone held1', 'together held2']);
  });

  it('wait for whoever holds them when each came by itself, and leave places for others', async () => {
    const released = Promise.withResolvers<void>();
    const log: string[] = [];
    const write = createWriteBatch({
      idOf: ({ id }: Write) => id,
      run: async (writes, manner) => {
        log.push(`${manner} ${writes.map(({ id }) => id).join()}`);
        if (manner === 'alone') await released.promise;
        return writes;
      },
      maxRunning: 4,
    });
    const all: Promise<Write>[] = [];
    for (const id of ['a', 'b', 'c']) {
      all.push(write({ id, value: 1 }));
      await tick();
    }
    all.push(...['d', 'e'].map((id) => write({ id, value: 1 })));
    await Promise.all(all.slice(2));
    released.resolve();
    await Promise.all(all);
    await write({ id: 'f', value: 1 });
    expect(log).toEqual(['alone a', 'alone b', 'together c', 'together d,e', 'alone f']);
  });

  it('are made once more, and not one by one, when their connection is lost', async () => {
    const runs: number[] = [];
    const write = createWriteBatch({
      idOf: ({ id }: Write) => id,
      run: async (writes): Promise<readonly Write[]> => {
        runs.push(writes.length);
        throw new LateAnswer();
      },
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map((value) => write({ id: String(value), value })));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(runs).toEqual([3, 3]);
  });
});

it('no longer counts any of these writes as waiting', () => {
  expect(waitingInBatches.write).toBe(0);
});
