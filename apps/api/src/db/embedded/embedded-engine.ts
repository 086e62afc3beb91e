import { EngineStopped } from './engine-stopped.ts';
import type { GuardedPGlite } from './guarded-pglite.ts';
import { takeTurns } from './take-turns.ts';
import { reason } from '../../errors/reason.ts';

/** One client's conversation with the engine, which has no other at the same time. */
export interface EngineSession {
  exchange(message: Uint8Array): Promise<readonly Buffer[]>;
  /** Leaves the engine to the next client as if this one had never been. */
  end(): Promise<void>;
}

export interface EmbeddedEngine {
  /**
   * Waits for the others' sessions, and for the engine while it is being opened again.
   * @throws EngineStopped at once while it can't be opened.
   */
  begin(): Promise<EngineSession>;
  /** Resolves when no session is under way. */
  idle(): Promise<void>;
  /** Ends the engine properly, so that it starts again without a recovery. */
  close(): Promise<void>;
}

export interface EngineEvents {
  onStop: (error: EngineStopped) => void;
  onReopened: () => void;
}

interface Engine {
  readonly first: GuardedPGlite;
  /** Without it, an engine that came to its end stays away. */
  readonly reopening?: Reopening;
}

interface Reopening {
  /** PostgreSQL's recovery then brings back all that was committed. */
  readonly open: () => Promise<GuardedPGlite>;
  /** Whether it is worth trying: a try that fails holds up the process for as long as one that succeeds. */
  readonly hasRoom: () => boolean;
  readonly events: EngineEvents;
  /** Milliseconds until it is tried again; doubled by each try that fails. */
  readonly patience?: number;
}

const PATIENCE = 1000;
const SLOWEST = 30_000;

/** Serialises who speaks with the embedded engine, and opens it again when it came to its end. */
export function createEmbeddedEngine({ first, reopening }: Engine): EmbeddedEngine {
  const turn = takeTurns();
  let closed = false;
  let current: GuardedPGlite | Promise<GuardedPGlite> | EngineStopped = first;
  let retry: NodeJS.Timeout | undefined;

  function stop(guarded: GuardedPGlite, why: EngineStopped): void {
    guarded.abandon();
    current = why;
    if (!reopening) return;
    reopening.events.onStop(why);
    void tryToOpen(reopening, reopening.patience ?? PATIENCE);
  }

  async function tryToOpen(how: Reopening, wait: number): Promise<void> {
    if (closed) return;
    const isWorthIt = how.hasRoom();
    if (isWorthIt) {
      try {
        current = how.open();
        await current;
        how.events.onReopened();
        return;
      } catch (error) {
        current = new EngineStopped(reason(error), error);
      }
    }
    const next = isWorthIt ? Math.min(wait * 2, SLOWEST) : wait;
    retry = setTimeout(() => void tryToOpen(how, next), wait).unref();
  }

  async function begin(): Promise<EngineSession> {
    const pass = await turn();
    try {
      if (current instanceof EngineStopped) throw current;
      return converse(await current, pass);
    } catch (error) {
      pass();
      throw error instanceof EngineStopped ? error : new EngineStopped(reason(error), error);
    }
  }

  function converse(guarded: GuardedPGlite, pass: () => void): EngineSession {
    let over = false;
    let last: Promise<unknown> = Promise.resolve();
    const exchange = async (message: Uint8Array): Promise<readonly Buffer[]> => {
      try {
        return await guarded.exchange(message);
      } catch (error) {
        if (error instanceof EngineStopped && !over) stop(guarded, error);
        over = true;
        throw error;
      }
    };
    return {
      exchange: (message) => {
        const answer = exchange(message);
        last = answer.catch(() => undefined);
        return answer;
      },
      async end() {
        await last;
        if (!over) await leaveClean(exchange).catch(() => undefined);
        over = true;
        pass();
      },
    };
  }

  return {
    begin,
    idle: async () => (await turn())(),
    async close() {
      closed = true;
      clearTimeout(retry);
      await turn();
      try {
        const last = await current;
        if (!(last instanceof EngineStopped)) await last.pglite.close();
      } catch {
        // It could not be opened: there is nothing to close.
      }
    },
  };
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
