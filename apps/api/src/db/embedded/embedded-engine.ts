import type { PGlite } from '@electric-sql/pglite';
import { takeTurns } from './take-turns.ts';

/** The only open session of the engine. */
export interface EngineSession {
  /** Sends messages of PostgreSQL's protocol and returns the responses. */
  exchange(message: Uint8Array): Promise<readonly Buffer[]>;
  /** Discards the session's state (transaction, settings, statements) and starts the next session. */
  end(): Promise<void>;
}

export interface EmbeddedEngine {
  /** Waits for earlier sessions. */
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
    // Copied, because the engine reuses this memory.
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
