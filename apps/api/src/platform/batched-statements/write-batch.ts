import { isConnectionLoss, isLockTimeout, isStorageFailure } from '../../db/database-errors.ts';
import { repeatOnConflict } from '../../db/repeat-on-conflict.ts';
import { repeatOnLoss } from '../../db/repeat-on-loss.ts';
import { waitingInBatches } from './waiting.ts';

/** How writes are made: together they wait for nobody; one alone waits for whoever holds what it changes. */
export type Manner = 'together' | 'alone';

export interface WriteBatchOptions<K, V> {
  /** What a write changes: two writes with the same id are never in one statement, nor under way together. */
  readonly idOf: (key: K) => string;
  /**
   * All or none, answered in the order of the keys. Must be safe to repeat. Together, `undefined` leaves one out that
   * somebody else holds: it is then made alone, so that the others need not wait with it.
   */
  readonly run: (keys: readonly K[], manner: Manner) => Promise<readonly (V | undefined)[]>;
  readonly maxKeys?: number;
  readonly maxRunning?: number;
  /** Writes under way that are made alone. */
  readonly maxAlone?: number;
}

interface Asked<K, V> {
  readonly key: K;
  readonly resolve: (value: V) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Joins writes that arrive while the database is busy into one statement, and so into one transaction and one commit: a
 * hundred learners who save in the same instant cost little more than one. If a joined statement fails, each write is
 * made again by itself, so that no one pays for another's failure.
 */
export function createWriteBatch<K, V>(options: WriteBatchOptions<K, V>): (key: K) => Promise<V> {
  const { idOf, run, maxKeys = 24, maxRunning = 4, maxAlone = 4 } = options;
  let waiting: Asked<K, V>[] = [];
  const lonely: Asked<K, V>[] = [];
  const underWay = new Set<string>();
  const running = { together: 0, single: 0, alone: 0 };
  const maxSingle = Math.floor(maxRunning / 2);
  let scheduled = false;

  function schedule(): void {
    if (scheduled || running.together >= maxRunning || waiting.length === 0) return;
    scheduled = true;
    // After the sockets that are ready now have been read, so that their writes go together.
    setImmediate(() => {
      scheduled = false;
      void flush();
    });
  }

  /** The first write of each id that is not under way. */
  function take(): readonly Asked<K, V>[] {
    const taken: Asked<K, V>[] = [];
    const left: Asked<K, V>[] = [];
    for (const asked of waiting) {
      const id = idOf(asked.key);
      if (taken.length >= maxKeys || underWay.has(id)) left.push(asked);
      else {
        underWay.add(id);
        taken.push(asked);
      }
    }
    waiting = left;
    waitingInBatches.write -= taken.length;
    return taken;
  }

  async function flush(): Promise<void> {
    const taken = take();
    // All that waits is for ids under way: when those are done, it is their turn.
    if (taken.length === 0) return;
    // One that came by itself makes nobody wait with it, so it need not ask first who holds what; but they must not take every place.
    const isSingle = taken.length === 1 && running.single < maxSingle;
    running.together += 1;
    running.single += Number(isSingle);
    schedule();
    const left = new Set(await runTaken(taken, isSingle ? 'alone' : 'together'));
    finish(taken.filter((asked) => !left.has(asked)));
    running.single -= Number(isSingle);
    running.together -= 1;
    lonely.push(...left);
    waitingInBatches.write += left.size;
    scheduleAlone();
    schedule();
  }

  /** Answers those who are to be made alone. */
  async function runTaken(taken: readonly Asked<K, V>[], manner: Manner): Promise<readonly Asked<K, V>[]> {
    try {
      const values = await answer(taken, manner);
      return taken.filter((asked, index) => !settle(asked, values[index]));
    } catch (error) {
      // Without a database, or room in it, they fare no better by themselves, one after the other.
      const isAway = isStorageFailure(error) || (isConnectionLoss(error) && !isLockTimeout(error));
      if (taken.length > 1 && !isAway) return taken;
      for (const asked of taken) asked.reject(error);
      return [];
    }
  }

  function scheduleAlone(): void {
    while (running.alone < maxAlone) {
      const asked = lonely.shift();
      if (!asked) return;
      waitingInBatches.write -= 1;
      running.alone += 1;
      void runAlone(asked);
    }
  }

  async function runAlone(asked: Asked<K, V>): Promise<void> {
    try {
      const [value] = await answer([asked], 'alone');
      if (!settle(asked, value)) throw new Error('A write that was made alone has no answer');
    } catch (error) {
      asked.reject(error);
    }
    finish([asked]);
    running.alone -= 1;
    scheduleAlone();
    schedule();
  }

  function answer(taken: readonly Asked<K, V>[], manner: Manner): Promise<readonly (V | undefined)[]> {
    const keys = taken.map(({ key }) => key);
    return repeatOnLoss(() => repeatOnConflict(() => run(keys, manner)));
  }

  function settle(asked: Asked<K, V>, value: V | undefined): boolean {
    if (value === undefined) return false;
    asked.resolve(value);
    return true;
  }

  function finish(done: readonly Asked<K, V>[]): void {
    for (const { key } of done) underWay.delete(idOf(key));
  }

  return (key) => {
    const { promise, resolve, reject } = Promise.withResolvers<V>();
    waiting.push({ key, resolve, reject });
    waitingInBatches.write += 1;
    schedule();
    return promise;
  };
}
