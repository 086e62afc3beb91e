/** The creation and deletion of an account, a test or a file. */
export interface ThingRecord {
  readonly name: string;
  creation: 'asked' | 'done';
  deletion: 'no' | 'asked' | 'done';
}

/** Finds errors in a list of things: missing, repeated and deleted ones. */
export function checkThings(records: Iterable<ThingRecord>, listed: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of listed) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...records].flatMap(({ name, creation, deletion }) => {
    const count = counts.get(name) ?? 0;
    if (count > 1) return [`DOUBLE: ${name} is there ${count} times`];
    if (count === 1 && deletion === 'done') return [`LOST: ${name} was deleted and is back`];
    if (count === 0 && creation === 'done' && deletion === 'no') return [`LOST: ${name} is gone`];
    return [];
  });
}
