import { randomUUID } from 'node:crypto';
import { callbackify } from 'node:util';
import type { ClientBase, PoolConfig } from 'pg';
import { replaceQuery, type Query } from './replace-query.ts';

/** Whether a pooler shares the server's sessions: it gives its clients its own session numbers. */
export async function isPooled(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const reportedId: unknown = Reflect.get(client, 'processID');
  return rows[0]?.pid !== reportedId;
}

/**
 * Checks each new connection of a pool: behind a pooler that shares sessions between transactions and does not support prepared statements,
 * statements lose their names.
 */
export const nameStatements: NonNullable<PoolConfig['verify']> = callbackify(async (client: ClientBase) => {
  if (!(await isPooled(client)) || (await supportsNames(client))) return;
  replaceQuery(client, dropName);
});

/** A pooler that supports prepared statements renames them, because two clients may choose the same name. */
async function supportsNames(client: ClientBase): Promise<boolean> {
  const name = `probe_${randomUUID()}`;
  await client.query('begin');
  await client.query({ name, text: 'select' });
  const { rowCount } = await client.query('select from pg_prepared_statements where name = $1', [name]);
  if (rowCount) await client.query(`deallocate "${name}"`);
  await client.query('commit');
  return !rowCount;
}

function dropName(query: Query): Query {
  return (first, ...others) => query(withoutName(first), ...others);
}

function withoutName(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'name' in query ? { ...query, name: undefined } : query;
}
