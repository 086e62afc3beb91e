import type { ClientBase } from 'pg';

export type Query = (...given: readonly unknown[]) => unknown;

/** Wraps the client's `query`, because the driver has no event before a statement is sent. */
export function replaceQuery(client: ClientBase, replace: (query: Query) => Query): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') throw new TypeError('A client of the driver has no query');
  const value = replace((...given) => Reflect.apply(query, client, given) as unknown);
  Object.defineProperty(client, 'query', { value, configurable: true });
}
