import DataLoader from 'dataloader';
import { repeatOnLoss } from '../../db/repeat-on-loss.ts';

export interface BatchOptions<Key, Value> {
  /** Keys with the same id share one result. */
  readonly idOf: (key: Key) => string;
  /** Reads the values in the order of the keys. */
  readonly run: (keys: readonly Key[]) => Promise<readonly Value[]>;
  readonly maxKeys?: number;
}

/**
 * Combines the reads of one turn of the event loop into one statement: concurrent reads cost one round trip. Nothing is cached: a statement
 * starts after all reads that it serves.
 */
export function createBatch<Key, Value>(options: BatchOptions<Key, Value>): (key: Key) => Promise<Value> {
  const { idOf, run, maxKeys = 100 } = options;
  const loader = new DataLoader<Key, Value, string>(
    (keys) => {
      loader.clearAll();
      return repeatOnLoss(() => run(keys));
    },
    {
      cacheKeyFn: idOf,
      maxBatchSize: maxKeys,
      // Dispatches after all readable sockets were read.
      batchScheduleFn: (dispatch) => setImmediate(dispatch),
    },
  );
  return (key) => loader.load(key);
}
