import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LateAnswer } from '../../db/database-errors.ts';
import { createWriteBatch } from './write-batch.ts';

interface Write {
  readonly id: string;
  readonly value: number;
}

const idOf = ({ id }: Write) => id;
const write = (id: string, value = 0): Write => ({ id, value });

/** Lets everything happen that waits for nothing but its turn. */
async function tick(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await nextTurn();
}

/** A statement for each list of writes; each call of `finish` ends the one that began first. */
function statements() {
  const runs: (readonly Write[])[] = [];
  const ends: (() => void)[] = [];
  const run = async (writes: readonly Write[]) => {
    runs.push(writes);
    await new Promise<void>((resolve) => ends.push(resolve));
    return writes;
  };
  return { runs, run, finish: () => ends.shift()?.() };
}

it('makes the writes of one turn in one statement, in the order of their ids', async () => {
  const runs: string[] = [];
  const save = createWriteBatch({
    idOf,
    run: async (writes: readonly Write[]) => {
      runs.push(writes.map(idOf).join());
      return writes;
    },
  });
  const writes = [write('b', 1), write('c', 2), write('a', 3)];
  expect(await Promise.all(writes.map(save))).toEqual(writes);
  expect(runs).toEqual(['a,b,c']);
});

it('combines what arrives while statements are under way, up to as many as one may have', async () => {
  const { runs, run, finish } = statements();
  const save = createWriteBatch({ idOf, run, maxRunning: 1, maxWrites: 2 });
  const done = [save(write('a'))];
  await tick();
  for (const id of ['b', 'c', 'd']) {
    done.push(save(write(id)));
    await tick();
  }
  for (let count = 1; count <= 3; count += 1) {
    expect(runs).toHaveLength(count);
    finish();
    await tick();
  }
  await Promise.all(done);
  expect(runs.map((writes) => writes.map(idOf).join())).toEqual(['a', 'b,c', 'd']);
});

it('makes two writes with the same id one after the other', async () => {
  const { runs, run, finish } = statements();
  const save = createWriteBatch({ idOf, run });
  const done = [write('a', 1), write('a', 2), write('b', 3), write('a', 4)].map(save);
  for (let count = 1; count <= 3; count += 1) {
    await tick();
    expect(runs).toHaveLength(count);
    finish();
  }
  await Promise.all(done);
  expect(runs).toEqual([[write('a', 1), write('b', 3)], [write('a', 2)], [write('a', 4)]]);
});

it('makes each write by itself when their statement fails: one that is refused or waits costs the others nothing', async () => {
  const released = Promise.withResolvers<void>();
  const save = createWriteBatch({
    idOf,
    run: async (writes: readonly Write[], lockWait) => {
      if (writes.some(({ value }) => value < 0)) throw new Error('refused');
      if (writes.some(({ value }) => value > 9)) await (lockWait ? Promise.reject(lockTimeout()) : released.promise);
      return writes;
    },
  });
  const [waits, ...others] = [10, -1, 2].map((value) => save(write(String(value), value)));
  expect((await Promise.allSettled(others)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  released.resolve();
  expect(await waits).toEqual(write('10', 10));
  expect(await save(write('-1', 5))).toEqual(write('-1', 5));
});

it('repeats a statement once when its connection is lost, and not each write', async () => {
  const runs: number[] = [];
  const save = createWriteBatch({
    idOf,
    run: async (writes: readonly Write[]): Promise<readonly Write[]> => {
      runs.push(writes.length);
      throw new LateAnswer();
    },
  });
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((id) => save(write(id))));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(runs).toEqual([3, 3]);
});

function lockTimeout(): Error {
  return Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
}
