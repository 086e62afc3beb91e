/** PostgreSQL's five-character code of an error, or the driver's own (`ECONNREFUSED`). */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether a connection was refused or no server listens; for a socket file, that it is missing or forbidden. */
function isConnectFailure(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'connect';
}

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

const NAMES_AN_ACCOUNT = /_(?:user_id|created_by|actor_id)_fkey$/;

/** The user of the work was deleted after authentication. */
export class AccountGone extends Error {
  override readonly name = 'AccountGone';
}

/** Whether the account was deleted; also the database's foreign-key error for a row that names it. */
export function isAccountGone(error: unknown): boolean {
  if (error instanceof AccountGone) return true;
  if (codeOf(error) !== '23503' || !(error instanceof Error) || !('constraint' in error)) return false;
  return NAMES_AN_ACCOUNT.test(String(error.constraint));
}

const NAMES_A_VERSION = /_section_id(_version)?_fkey$/;

/** Whether the version of a new attempt was removed concurrently. */
export function isVersionGone(error: unknown): boolean {
  if (codeOf(error) !== '23503' || !(error instanceof Error) || !('constraint' in error)) return false;
  return NAMES_A_VERSION.test(String(error.constraint));
}

/** The database rolled back a transaction because of a concurrent one; a retry may succeed. */
export function isConflict(error: unknown): boolean {
  return codeOf(error) === '40001' || codeOf(error) === '40P01';
}

/** A statement waited too long for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

export function isPermissionDenied(error: unknown): boolean {
  return codeOf(error) === '42501';
}

/** Class 22: a value that passed the schemas and that the database can't store, such as a date in the year 0. */
export function isDataException(error: unknown): boolean {
  return /^22\w{3}$/.test(codeOf(error));
}

// No space left, a quota, a read-only or failing disk, a folder without write permission.
const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM']);
// Insufficient resources (but not of connections), read-only transaction (a standby), system errors.
const STORAGE_STATES = /^(53(?!300)\w{3}|25006|58\w{3})$/;
// PostgreSQL reports a read-only file system like a missing right, and a full quota like an internal error: only the failing source file
// distinguishes them.
const STORAGE_SOURCES = /^(md|fd|smgr|xlog\w*|slru|copydir|buffile|storage|relmapper)\.c$/;

/** Whether the database or the upload folder can't be written now. The request is not at fault. */
export function isStorageFailure(error: unknown): boolean {
  if (isConnectFailure(error)) return false;
  const code = codeOf(error);
  if (DISK_ERRORS.has(code) || STORAGE_STATES.test(code)) return true;
  const source = error instanceof Error && 'file' in error ? String(error.file) : '';
  return (code === '42501' || code === 'XX000') && STORAGE_SOURCES.test(source);
}

/** The server did not respond to a statement in time, and the connection was closed. */
export class LateAnswer extends Error {
  override readonly name = 'LateAnswer';
  constructor() {
    super('The database did not answer in time');
  }
}

const BROKEN = new Set(['ECONNRESET', 'EPIPE']);
// Shutdown of the server, a session that was idle for too long in its transaction, connection exceptions.
const BROKEN_STATES = /^(57P0[12]|25P0[34]|08\w{3})$/;
// pg reports these only by message.
const BROKEN_MESSAGES =
  /^Connection terminated( unexpectedly)?$|Client has encountered a connection error|Client was closed and is not queryable/;

/** Whether an established connection broke or stopped responding. Another connection may work. */
export function isConnectionBroken(error: unknown): boolean {
  if (error instanceof LateAnswer || BROKEN.has(codeOf(error)) || BROKEN_STATES.test(codeOf(error))) return true;
  return error instanceof Error && BROKEN_MESSAGES.test(error.message);
}

const AWAY = new Set(['ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
// Starting up, too many connections, a statement timeout, a lock timeout.
const AWAY_STATES = /^(57P03|53300|57014|55P03)$/;
const AWAY_MESSAGES =
  /Connection terminated due to connection timeout|timeout exceeded when trying to connect|Cannot use a pool after calling end|PGlite is clos/i;

/** Whether the database is unreachable or too slow. The request is not at fault and may be retried. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss);
  if (isConnectFailure(error)) return true;
  if (isConnectionBroken(error) || AWAY.has(codeOf(error)) || AWAY_STATES.test(codeOf(error))) return true;
  return error instanceof Error && AWAY_MESSAGES.test(error.message);
}
