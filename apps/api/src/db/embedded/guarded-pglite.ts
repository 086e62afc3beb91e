import fs from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { EngineStopped } from './engine-stopped.ts';
import { leaveFilesToTheSystem } from './host-files.ts';
import { reason } from '../../errors/reason.ts';

/** PGlite with an end that is noticed: after it, nothing of the engine's code runs again. */
export interface GuardedPGlite {
  readonly pglite: PGlite;
  /**
   * Hands over messages of PostgreSQL's protocol, and answers what came back to them.
   * @throws EngineStopped when the engine came to its end, at this call or before.
   */
  exchange(message: Uint8Array): Promise<readonly Buffer[]>;
  /** Lets go of the files of an engine that came to its end. Closing it would have it write what it holds. */
  abandon(): void;
}

/** How the engine's code leaves for PostgreSQL's own handling of an error: the one exception that is none. */
const ERROR_JUMP = 100;
/** PostgreSQL's last words before it ends a process. */
const LAST_WORDS = /\b(PANIC|FATAL): +(.*)/;

/** @throws what PGlite throws, when the directory cannot be opened. */
export async function openGuarded(options: PGliteOptions): Promise<GuardedPGlite> {
  let lastWords = '';
  const onStderr = (line: string): boolean => {
    lastWords = LAST_WORDS.exec(line)?.[2] ?? lastWords;
    return false;
  };
  const pglite = new PGlite({ ...options, onStderr });
  try {
    await pglite.waitReady;
  } catch (error) {
    closeFiles(pglite);
    throw lastWords === '' ? error : new Error(lastWords, { cause: error });
  }
  return guard(pglite, () => lastWords);
}

export function guard(pglite: PGlite, lastWords: () => string = () => ''): GuardedPGlite {
  let stopped: EngineStopped | undefined;
  const end = (error: unknown): EngineStopped => (stopped ??= new EngineStopped(lastWords() || reason(error), error));
  leaveFilesToTheSystem(pglite);
  stopAtTheEnd(pglite, { end, hasEnded: () => stopped !== undefined });
  return {
    pglite,
    async exchange(message) {
      if (stopped) throw stopped;
      const answer: Buffer[] = [];
      try {
        await pglite.execProtocolRawStream(message, {
          syncToFs: false,
          // What is handed over is the engine's own memory.
          onRawData: (bytes) => void answer.push(Buffer.from(bytes)),
        });
      } catch (error) {
        throw end(error);
      }
      return answer;
    },
    abandon: () => closeFiles(pglite),
  };
}

/**
 * PGlite takes whatever the engine's code throws for an error of PostgreSQL's, and calls the code again. After a PANIC,
 * an exit or a fault of WebAssembly its memory is in no state to run: here such an end is told from an error, and the
 * loop is left.
 */
function stopAtTheEnd(
  { Module: engine }: PGlite,
  { end, hasEnded }: { readonly end: (error: unknown) => Error; readonly hasEnded: () => boolean },
): void {
  const { _PostgresMainLoopOnce: step, stackRestore, _PostgresSendReadyForQueryIfNecessary: ready } = engine;
  const { _pgl_pq_flush: flush } = engine;
  engine._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      if (!isErrorJump(error)) end(error);
      throw error;
    }
  };
  // The first that PGlite calls after it has caught something: what is thrown here leaves its loop.
  engine.stackRestore = (pointer) => {
    if (hasEnded()) throw new Error('The engine came to its end');
    return stackRestore(pointer);
  };
  engine._PostgresSendReadyForQueryIfNecessary = () => void (hasEnded() || ready());
  engine._pgl_pq_flush = () => void (hasEnded() || flush());
}

function isErrorJump(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === ERROR_JUMP;
}

function closeFiles(pglite: PGlite): void {
  // `nfd` is the operating system's descriptor behind a file of the engine's; an engine that never came up has none.
  const module: { FS?: { streams?: readonly ({ nfd?: number } | null)[] } } | undefined = pglite.Module;
  for (const stream of module?.FS?.streams ?? []) {
    if (typeof stream?.nfd !== 'number') continue;
    try {
      fs.closeSync(stream.nfd);
    } catch {
      // It was closed before.
    }
  }
}
