import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { LateAnswer } from './database-errors.ts';
import { replaceQuery } from './replace-query.ts';

/** Time is counted in steps: a stop of this process, or a call that holds it up, is one step and not the server's silence. */
const STEPS = 10;
/** What a connection has left once another has proved to hang and it has not been heard of since, either. */
const STEPS_LEFT = 3;

interface Watched {
  readonly client: PoolClient;
  /** When the statement under way was sent; null: none is. */
  sentAt: number | null;
  /** When the server last said that it is done. */
  heardAt: number;
  /** In which it has said nothing since the statement was sent. */
  silentSteps: number;
}

/**
 * Closes each connection whose server says nothing to a statement for `silence` milliseconds. The statement fails, and
 * the pool makes a new connection instead: nothing is given back to it whose state nobody knows. The driver has a time
 * limit of its own that fails the statement and keeps the connection, which then hangs for the next one who gets it.
 *
 * Where one connection hangs, others that have been silent as long are likely to: those at rest are closed too, so that
 * nobody has to find out, and those at work have little time left.
 */
export function watchConnections(pool: Pool, silence: number): void {
  const watched = new Set<Watched>();

  pool.on('connect', (client) => {
    const one: Watched = { client, sentAt: null, heardAt: performance.now(), silentSteps: 0 };
    watched.add(one);
    replaceQuery(client, (query) => (...given) => {
      if (one.sentAt === null) {
        one.sentAt = performance.now();
        one.silentSteps = 0;
      }
      return query(...given);
    });
    client.on('drain', () => {
      one.sentAt = null;
      one.heardAt = performance.now();
    });
    client.once('end', () => watched.delete(one));
    const { stream } = client.connection;
    if (!(stream instanceof Socket)) throw new TypeError('A server is reached through a socket');
    // The socket says so once; each time it is to be said again.
    stream.setTimeout(silence / STEPS).on('timeout', () => {
      stream.setTimeout(silence / STEPS);
      one.silentSteps += 1;
      if (one.sentAt !== null && one.silentSteps > STEPS) giveUp(one.client, one.sentAt);
    });
  });

  function giveUp(client: PoolClient, hungAt: number): void {
    close(client);
    for (const other of watched) {
      if (other.client === client || other.heardAt > hungAt) continue;
      if (other.sentAt === null) close(other.client);
      else other.silentSteps = Math.max(other.silentSteps, STEPS - STEPS_LEFT);
    }
  }
}

/** Not `end`, which waits for the server. */
function close(client: PoolClient): void {
  client.connection.stream.destroy(new LateAnswer());
}
