import DataLoader from 'dataloader';
import { repeatOnLoss } from '../../db/repeat-on-loss.ts';

export interface BatchOptions<Key, Value> {
  /** Keys with the same id share one answer. */
  readonly idOf: (key: Key) => string;
  /** Reads the values in the order of the keys. */
  readonly run: (keys: readonly Key[]) => Promise<readonly Value[]>;
  readonly maxKeys?: number;
}

/**
 * Combines the reads of one turn of the event loop into one statement: learners who read at the same moment cost one round trip. Nothing
 * is cached: a statement always starts after the reads that it answers.
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
      // After the sockets that are ready have been read.
      batchScheduleFn: (dispatch) => setImmediate(dispatch),
    },
  );
  return (key) => loader.load(key);
}
