/**
 * The embedded engine is not there to be asked: it came to its end, or could not be opened again yet. Nothing is known
 * of the statement that it was at work on.
 */
export class EngineStopped extends Error {
  override readonly name = 'EngineStopped';
  /** PostgreSQL's own state for it, as a server's clients would hear it. */
  readonly code: string;

  constructor(reason: string, cause?: unknown) {
    super(`The embedded database stopped: ${reason}`, { cause });
    this.code = stateOf(reason);
  }
}

/** Disk full, input/output error, or what a server says after the crash of a process. */
function stateOf(reason: string): string {
  if (/No space left|quota exceeded|disk is full/i.test(reason)) return '53100';
  return /Read-only file system|I\/O error/i.test(reason) ? '58030' : '57P02';
}
