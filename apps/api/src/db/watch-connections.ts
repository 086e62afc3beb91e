import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { LateAnswer } from './database-errors.ts';
import { replaceQuery } from './replace-query.ts';

/** Silence is counted in steps, so that a blocked event loop counts as one step and not as the server's silence. */
const STEPS = 10;
/** The steps that remain for a silent connection after another one was found hanging. */
const STEPS_LEFT = 3;

interface Watched {
  readonly client: PoolClient;
  /** The time when the running statement was sent; null without one. */
  sentAt: number | null;
  /** The time when the server last completed a statement. */
  heardAt: number;
  /** Silent steps since the statement was sent. */
  silentSteps: number;
}

/**
 * Closes each connection whose server does not respond to a statement for `silence` milliseconds. The statement fails, and the pool opens a
 * new connection: a connection in an unknown state never returns to the pool. The driver's own time limit fails the statement but returns
 * the hanging connection.
 *
 * If one connection hangs, others that were silent as long probably do too: idle ones are closed, and busy ones get little more time.
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
    // The socket emits its timeout once, so it is set again each time.
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

/** `destroy`, because `end` waits for the server. */
function close(client: PoolClient): void {
  client.connection.stream.destroy(new LateAnswer());
}
