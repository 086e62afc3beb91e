import type { PGlite } from '@electric-sql/pglite';
import { takeTurns } from './take-turns.ts';

/** One client's conversation with the engine, which has no other at the same time. */
export interface EngineSession {
  /** Sends messages of PostgreSQL's protocol, and returns the answers to them. */
  exchange(message: Uint8Array): Promise<readonly Buffer[]>;
  /** Removes what this client left behind (a transaction, settings, statements), and lets the next one begin. */
  end(): Promise<void>;
}

export interface EmbeddedEngine {
  /** Waits for the sessions before. */
  begin(): Promise<EngineSession>;
  /** Resolves when no session is open. */
  idle(): Promise<void>;
}

/** Gives the embedded engine one client at a time. */
export function createEmbeddedEngine(pglite: PGlite): EmbeddedEngine {
  const turn = takeTurns();
  return {
    async begin() {
      const pass = await turn();
      let last: Promise<unknown> = Promise.resolve();
      const exchange = (message: Uint8Array) => {
        const answer = exchangeMessages(pglite, message);
        last = answer.catch(() => undefined);
        return answer;
      };
      return {
        exchange,
        async end() {
          await last;
          await leaveClean(exchange).catch(() => undefined);
          pass();
        },
      };
    },
    idle: async () => (await turn())(),
  };
}

async function exchangeMessages(pglite: PGlite, message: Uint8Array): Promise<readonly Buffer[]> {
  const answer: Buffer[] = [];
  await pglite.execProtocolRawStream(message, {
    syncToFs: false,
    // These bytes are the engine's own memory.
    onRawData: (bytes) => void answer.push(Buffer.from(bytes)),
  });
  return answer;
}

async function leaveClean(exchange: (message: Uint8Array) => Promise<unknown>): Promise<void> {
  // After an error within a query, everything up to a Sync is passed over.
  await exchange(SYNC);
  await exchange(query('rollback'));
  await exchange(query('discard all'));
}

const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);

/** A Query message of PostgreSQL's protocol: Q, its length, the text and a zero. */
function query(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(text.length + 5);
  return Buffer.concat([Buffer.from('Q'), length, Buffer.from(`${text}\0`)]);
}
