import type { Client } from 'pg';
import { reason } from '../../errors/reason.ts';
import { isPooled } from '../pooler.ts';
import { readKey, type TellChange } from './change-feed.ts';

/** The maximum age of cached data in milliseconds. */
const STALENESS = 1000;
/** A connection is tried again after this time. */
const PROOF_AFTER = STALENESS / 4;
const RETRY_AFTER = 1000;
const FAREWELL = 1000;

const CHANNEL = 'bandwise_changes';

export interface ListenerOptions {
  /** Creates a separate, unconnected client whose queries time out. */
  readonly createClient: () => Client;
  readonly tell: TellChange;
  readonly events: ListenerEvents;
  /** Milliseconds that only go forward. */
  readonly clock: () => number;
}

/** Set when there is a log. */
export interface ListenerEvents {
  onDeaf: (why: string) => void;
  onListening: () => void;
}

export interface Listener {
  /** Whether all changes up to a second ago were delivered. Each call also triggers the next proof: without calls nothing is sent. */
  isCurrent(): boolean;
  close(): Promise<void>;
}

/**
 * Receives changes as PostgreSQL's notifications. They arrive in the order of commits and before the response to any later query: so a
 * response on the same connection proves that all changes committed before the query were received. Without a proof within the last second
 * the state is unknown, even if the connection seems sound.
 */
export function createListener({ createClient, tell, events, clock }: ListenerOptions): Listener {
  let client: Client | null = null;
  let provenAt = -Infinity;
  let isAsking = false;
  let opening: Promise<void> | null = null;
  let tryAt = -Infinity;
  let isClosed = false;
  let isDeaf = false;

  function lose(lost: Client, why: string): void {
    if (client === lost) client = null;
    lost.connection.stream.destroy();
    tryAt = clock() + RETRY_AFTER;
    if (isClosed || isDeaf) return;
    isDeaf = true;
    events.onDeaf(why);
  }

  async function open(): Promise<void> {
    const opened = createClient();
    opened.on('error', () => undefined);
    opened.once('end', () => {
      if (client === opened) lose(opened, 'The connection has ended');
    });
    opened.on('notification', ({ payload }) => {
      if (payload !== undefined) tell(readKey(payload));
    });
    try {
      await opened.connect();
      if (await isPooled(opened)) throw new Error('A pooler is in between and loses notifications');
      const queriedAt = clock();
      await opened.query(`listen ${CHANNEL}`);
      if (isClosed) throw new Error('It is closed');
      client = opened;
      provenAt = queriedAt;
      // Changes until then were missed.
      tell(null);
      if (isDeaf) events.onListening();
      isDeaf = false;
    } catch (error) {
      lose(opened, reason(error));
    }
  }

  async function prove(asked: Client): Promise<void> {
    const queriedAt = clock();
    try {
      await asked.query('select');
      if (client === asked) provenAt = queriedAt;
    } catch (error) {
      if (client === asked) lose(asked, reason(error));
    }
  }

  return {
    isCurrent() {
      const now = clock();
      if (client === null) {
        if (opening === null && now >= tryAt && !isClosed) opening = open().finally(() => (opening = null));
        return false;
      }
      if (!isAsking && now - provenAt >= PROOF_AFTER) {
        isAsking = true;
        void prove(client).finally(() => (isAsking = false));
      }
      return now - provenAt <= STALENESS;
    },
    async close() {
      isClosed = true;
      await opening;
      const last = client;
      client = null;
      if (!last) return;
      // An unresponsive server must not delay this.
      const timer = setTimeout(() => last.connection.stream.destroy(), FAREWELL);
      await last.end().finally(() => clearTimeout(timer));
    },
  };
}
