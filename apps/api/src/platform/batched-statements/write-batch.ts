import DataLoader from 'dataloader';
import { isConnectionLoss, isLockTimeout, isStorageFailure } from '../../db/database-errors.ts';
import { repeatOnConflict } from '../../db/repeat-on-conflict.ts';
import { repeatOnLoss } from '../../db/repeat-on-loss.ts';
import { DATABASE_BATCH_LOCK_WAIT, DATABASE_BATCH_WRITES, DATABASE_BATCHES_RUNNING } from '../../limits.ts';

export interface WriteBatchOptions<Write, Result extends object | null> {
  /** Two writes with the same id are never in one statement. */
  readonly idOf: (write: Write) => string;
  /**
   * Makes all writes or none, and returns their results in the same order. Must be idempotent. @param lockWait - the lock timeout in
   * PostgreSQL's notation; null: the default.
   */
  readonly run: (writes: readonly Write[], lockWait: string | null) => Promise<readonly Result[]>;
  readonly maxWrites?: number;
  /** The most concurrent combined statements. */
  readonly maxRunning?: number;
}

/** The lock timeout of a combined statement, whose writes all wait for one locked row. */
const BRIEFLY = `${DATABASE_BATCH_LOCK_WAIT}ms`;

/**
 * Combines writes that arrive in one turn of the event loop, or while statements are under way, into one statement: most of what a save
 * costs the database is the statement and its transaction. Without it, saves reached 0.33 of the bare server, submissions 0.69 and whole
 * attempts 0.55, and 2,000 starts at once took 2.3 s; docs/performance.md wants 0.6, 1, 0.6 and 2 s. The writes of a statement are in the order of their ids, so that no two statements wait for each
 * other. If it fails, each write is made separately, so that a refused or waiting write does not affect the others.
 */
export function createWriteBatch<Write, Result extends object | null>(
  options: WriteBatchOptions<Write, Result>,
): (write: Write) => Promise<Result> {
  const { idOf, run, maxWrites = DATABASE_BATCH_WRITES, maxRunning = DATABASE_BATCHES_RUNNING } = options;
  const waiting: (() => void)[] = [];
  let running = 0;

  async function runAlone(write: Write): Promise<Result> {
    return resultAt(await repeatOnLoss(() => repeatOnConflict(() => run([write], null))), 0);
  }

  /** Returns a result, or its promise, for each write. */
  async function runTogether(writes: readonly Write[]): Promise<readonly (Result | Promise<Result>)[]> {
    try {
      return await repeatOnLoss(() => run(writes, BRIEFLY));
    } catch (error) {
      // Without a database or disk space, separate writes would fail too.
      if (isStorageFailure(error) || (isConnectionLoss(error) && !isLockTimeout(error))) throw error;
      return writes.map(runAlone);
    }
  }

  const loader = new DataLoader<Write, Result | Promise<Result>>(
    async (writes): Promise<readonly (Result | Promise<Result>)[]> => {
      const firsts = [...new Map(writes.toReversed().map((write) => [idOf(write), write] as const))]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, write]) => write);
      running += 1;
      const results = await runTogether(firsts).finally(() => {
        running -= 1;
        waiting.shift()?.();
      });
      return writes.map((write) => (firsts.includes(write) ? resultAt(results, firsts.indexOf(write)) : load(write)));
    },
    {
      cache: false,
      maxBatchSize: maxWrites,
      batchScheduleFn(dispatch) {
        if (running >= maxRunning) waiting.push(dispatch);
        // After the sockets that are ready have been read.
        else setImmediate(dispatch);
      },
    },
  );
  async function load(write: Write): Promise<Result> {
    return loader.load(write);
  }
  return load;
}

function resultAt<Result>(results: readonly Result[], index: number): Result {
  const result = results[index];
  if (result === undefined) throw new Error('A statement returned no result for a write');
  return result;
}
