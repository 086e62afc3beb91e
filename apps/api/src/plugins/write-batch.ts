import { repeatOnConflict } from '../db/repeat-on-conflict.ts';

export interface WriteBatchOptions<K, V> {
  /** What a write changes: two writes with the same id are never in one statement, nor under way together. */
  readonly idOf: (key: K) => string;
  /** All or none, answered in the order of the keys. Must be safe to repeat. */
  readonly run: (keys: readonly K[]) => Promise<readonly V[]>;
  readonly maxKeys?: number;
  readonly maxRunning?: number;
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
  const { idOf, run, maxKeys = 24, maxRunning = 4 } = options;
  let waiting: Asked<K, V>[] = [];
  const underWay = new Set<string>();
  let running = 0;
  let scheduled = false;

  function schedule(): void {
    if (scheduled || running >= maxRunning || waiting.length === 0) return;
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
    return taken;
  }

  async function flush(): Promise<void> {
    const taken = take();
    // All that waits is for ids under way: when those are done, it is their turn.
    if (taken.length === 0) return;
    running += 1;
    schedule();
    await runTogether(taken);
    for (const { key } of taken) underWay.delete(idOf(key));
    running -= 1;
    schedule();
  }

  async function runTogether(taken: readonly Asked<K, V>[]): Promise<void> {
    try {
      const values = await repeatOnConflict(() => run(taken.map(({ key }) => key)));
      taken.forEach((asked, index) => {
        // `run` answers every key in order, by its contract.
        asked.resolve(values[index] as V);
      });
    } catch (error) {
      const [only, ...others] = taken;
      if (only && others.length === 0) only.reject(error);
      else for (const asked of taken) await runTogether([asked]);
    }
  }

  return (key) => {
    const { promise, resolve, reject } = Promise.withResolvers<V>();
    waiting.push({ key, resolve, reject });
    schedule();
    return promise;
  };
}
