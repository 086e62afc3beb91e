import type { Pool, PoolClient } from 'pg';
import { LateAnswer } from './database-errors.ts';
import { replaceQuery } from './replace-query.ts';

/** Time is counted in steps: a stop of this process, or a call that holds it up, is one step and not the server's silence. */
const STEPS = 10;
/** What a connection has left once another has proved to hang and it has not been heard of since, either. */
const STEPS_LEFT = 3;

interface Watched {
  readonly client: PoolClient;
  /** The step in which the statement under way was sent; null: none is. */
  sentAt: number | null;
  /** The step in which the server last said that it is done. */
  heardAt: number;
}

/**
 * Closes each connection whose server says nothing to a statement for `silence` milliseconds. The statement fails, and
 * the pool makes a new connection instead: nothing is given back to it whose state nobody knows. The driver has a time
 * limit of its own that fails the statement and keeps the connection, which then hangs for the next one who gets it.
 *
 * Where one connection hangs, others that have been silent as long are likely to: those at rest are closed too, so that
 * nobody has to find out, and those at work have little time left.
 * @returns what ends the watch.
 */
export function watchConnections(pool: Pool, silence: number): () => void {
  const watched = new Set<Watched>();
  let step = 0;

  pool.on('connect', (client) => {
    const one: Watched = { client, sentAt: null, heardAt: step };
    watched.add(one);
    replaceQuery(client, (query) => (...given) => {
      one.sentAt ??= step;
      return query(...given);
    });
    client.on('drain', () => {
      one.sentAt = null;
      one.heardAt = step;
    });
    client.once('end', () => watched.delete(one));
  });

  function giveUp({ client, sentAt }: Watched): void {
    const hungAt = sentAt ?? step;
    close(client);
    for (const other of watched) {
      if (other.client === client || other.heardAt > hungAt) continue;
      if (other.sentAt === null) close(other.client);
      else other.sentAt = Math.min(other.sentAt, step - STEPS + STEPS_LEFT);
    }
  }

  const timer = setInterval(() => {
    step += 1;
    for (const one of watched) if (one.sentAt !== null && step - one.sentAt > STEPS) giveUp(one);
  }, silence / STEPS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Not `end`, which waits for the server. */
function close(client: PoolClient): void {
  client.connection.stream.destroy(new LateAnswer());
}
