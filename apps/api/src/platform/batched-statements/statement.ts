import type { Pool } from 'pg';

/**
 * A statement that reads for many keys. Each key is looked up separately, in a lateral sub-select with a limit: for a join the planner
 * expects many keys and scans a table of a few thousand rows.
 */
export interface BatchedStatement<Key> {
  /** Unique among the statements of the product. */
  readonly name: string;
  readonly text: string;
  /** The parameters, `$1` first; `lockWait` is that of `WITH_LOCK_WAIT`. */
  readonly values: (keys: readonly Key[], lockWait: string | null) => readonly unknown[];
}

type RunForEach<Key, Row> = (pool: Pool, keys: readonly Key[], lockWait?: string | null) => Promise<readonly Row[]>;

/**
 * Runs a statement whose rows name the position of their key as `place`, which counts from 1.
 * @returns the rows of each key, in the order of the keys.
 */
export function allForEach<Key, Row>({ name, text, values }: BatchedStatement<Key>): RunForEach<Key, readonly Row[]> {
  const statement = { name, text: hideLengths(text) };
  return async (pool, keys, lockWait = null) => {
    const { rows } = await pool.query<Row & { readonly place: string }>({
      ...statement,
      values: [...values(keys, lockWait)],
    });
    const byPlace = Map.groupBy(rows, ({ place }) => Number(place));
    return keys.map((_, index) => byPlace.get(index + 1) ?? []);
  };
}

/** Like `allForEach`, for a statement with at most one row for each key. @returns null for a key without a row. */
export function oneForEach<Key, Row>(statement: BatchedStatement<Key>): RunForEach<Key, Row | null> {
  const all = allForEach<Key, Row>(statement);
  return async (...of) => (await all(...of)).map(([row = null]) => row);
}

/** Like `allForEach`, for a statement with exactly one row for each key. */
export function rowForEach<Key, Row>(statement: BatchedStatement<Key>): RunForEach<Key, Row> {
  const one = oneForEach<Key, Row>(statement);
  return async (pool, keys) =>
    (await one(pool, keys)).map((row) => {
      if (row === null) throw new Error(`${statement.name} returned no row for a key`);
      return row;
    });
}

/**
 * A condition on the keys of a statement that writes, with the lock wait as its first parameter: it is evaluated before anything is locked,
 * and holds for this statement only (platform/batched-statements/write-batch.ts).
 */
export const WITH_LOCK_WAIT =
  "set_config('lock_timeout', coalesce($1, current_setting('lock_timeout')), true) is not null";

/**
 * Hides array lengths in sub-selects: a planner that sees few keys makes a custom plan for each call, although planning takes longer than
 * the statement.
 */
function hideLengths(text: string): string {
  return text.replaceAll(/\$\d+(::\w+\[\])/g, '(select $&)$1');
}
