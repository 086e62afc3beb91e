import type { Pool } from 'pg';

/**
 * A statement for many keys at once, written by hand and named: the server plans it once for each connection, and no
 * query is built while a call waits (docs/decisions/023-batched-statements.md). Each key is looked up by itself, in a lateral sub-select
 * with a limit: of a join the server thinks that it has many keys, and reads a table of a few thousand rows from end to end for one.
 */
export interface Statement<Key> {
  /** Unlike any other's. */
  readonly name: string;
  readonly text: string;
  /** The parameters, `$1` first. */
  readonly values: (keys: readonly Key[]) => readonly unknown[];
}

type Ask<Key, Answer> = (pool: Pool, keys: readonly Key[]) => Promise<Answer>;

/** Of a statement whose rows say by `place` which key they answer: 1 is the first. Answered in the order of the keys. */
export function allForEach<Key, Row>(statement: Statement<Key>): Ask<Key, readonly (readonly Row[])[]> {
  return async (pool, keys) => {
    const { rows } = await run<Row & { readonly place: string }>(pool, statement, keys);
    const byPlace = Map.groupBy(rows, ({ place }) => Number(place));
    return keys.map((_, index) => byPlace.get(index + 1) ?? []);
  };
}

/** As `allForEach`, of a statement that has one row at most for each key. */
export function oneForEach<Key, Row>(statement: Statement<Key>): Ask<Key, readonly (Row | null)[]> {
  const all = allForEach<Key, Row>(statement);
  return async (pool, keys) => (await all(pool, keys)).map(([row = null]) => row);
}

/** As `oneForEach`, of a statement that has a row for every key. */
export function rowForEach<Key, Row>(statement: Statement<Key>): Ask<Key, readonly Row[]> {
  const one = oneForEach<Key, Row>(statement);
  return async (pool, keys) =>
    (await one(pool, keys)).map((row) => {
      if (row === null) throw new Error(`${statement.name} left a key out`);
      return row;
    });
}

/** Of a statement that writes: the rows that it returned, by their `id`. */
export function writtenById<Key, Row extends { readonly id: string }>(
  statement: Statement<Key>,
): Ask<Key, ReadonlyMap<string, Row>> {
  return async (pool, keys) => {
    const { rows } = await run<Row>(pool, statement, keys);
    return new Map(rows.map((row) => [row.id, row]));
  };
}

function run<Row extends object>(pool: Pool, { name, text, values }: Statement<never>, keys: readonly unknown[]) {
  // The keys are the statement's own.
  return pool.query<Row>({ name, text: hideLengths(text), values: [...values(keys as readonly never[])] });
}

/**
 * While it sees how few keys there are, the server takes a plan of its own for each call to be cheaper than one for all, although
 * planning takes longer than the statement: so its arrays stand behind sub-selects.
 */
function hideLengths(text: string): string {
  const known = hidden.get(text) ?? text.replaceAll(/\$\d+(::\w+\[\])/g, '(select $&)$1');
  hidden.set(text, known);
  return known;
}

const hidden = new Map<string, string>();
