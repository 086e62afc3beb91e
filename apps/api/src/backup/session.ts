import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Schema } from '../db/schema.ts';

/** One connection for both the driver (COPY) and Kysely (other statements). */
export interface Session {
  readonly client: PoolClient;
  readonly db: Kysely<Schema>;
}

export async function inSession<T>(pool: Pool, act: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const only = { query: client.query.bind(client), release: () => undefined } as unknown as PoolClient; // Kysely uses only this
  const dialect = new PostgresDialect({
    pool: { options: pool.options, connect: () => Promise.resolve(only), end: () => Promise.resolve() },
  });
  try {
    return await act({ client, db: new Kysely<Schema>({ dialect }) });
  } finally {
    // The session's settings must not affect others, so the connection is closed.
    client.release(true);
  }
}
