import { repeatOnLoss } from '../../db/repeat-on-loss.ts';
import { waitingInBatches } from './waiting.ts';

/** How a batch asks. */
export interface BatchOptions<K, V> {
  /** Two keys with the same id are asked once and share the answer. */
  readonly idOf: (key: K) => string;
  /** Answers in the order of the keys, within a time that it limits itself. */
  readonly run: (keys: readonly K[]) => Promise<readonly V[]>;
  readonly maxKeys?: number;
  /** Statements under way at once; what is asked meanwhile waits and goes together. */
  readonly maxRunning?: number;
}

interface Asked<K, V> {
  readonly key: K;
  readonly answer: Promise<V>;
  readonly resolve: (value: V) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Joins questions that arrive while the database is busy into one statement. Nothing is remembered: the statement
 * that answers a question always starts after the question was asked, so an answer is as fresh as a query of its own.
 * A quiet server asks at once; a busy one asks for a hundred learners in one round trip.
 */
export function createBatch<K, V>(options: BatchOptions<K, V>): (key: K) => Promise<V> {
  const { idOf, run, maxKeys = 100, maxRunning = 3 } = options;
  let waiting = new Map<string, Asked<K, V>>();
  let running = 0;
  let scheduled = false;

  function schedule(): void {
    if (scheduled || running >= maxRunning || waiting.size === 0) return;
    scheduled = true;
    // After the sockets that are ready now have been read, so that their questions go together.
    setImmediate(() => {
      scheduled = false;
      void flush();
    });
  }

  async function flush(): Promise<void> {
    const asked = take();
    running += 1;
    schedule();
    try {
      const values = await repeatOnLoss(() => run(asked.map((one) => one.key)));
      asked.forEach((one, index) => {
        // `run` answers every key in order, by its contract.
        one.resolve(values[index] as V);
      });
    } catch (error) {
      for (const one of asked) one.reject(error);
    } finally {
      running -= 1;
      schedule();
    }
  }

  function take(): readonly Asked<K, V>[] {
    const all = [...waiting];
    waiting = new Map(all.slice(maxKeys));
    const taken = all.slice(0, maxKeys).map(([, asked]) => asked);
    waitingInBatches.read -= taken.length;
    return taken;
  }

  return (key) => {
    const id = idOf(key);
    const known = waiting.get(id);
    if (known) return known.answer;
    const { promise: answer, resolve, reject } = Promise.withResolvers<V>();
    waiting.set(id, { key, answer, resolve, reject });
    waitingInBatches.read += 1;
    schedule();
    return answer;
  };
}
