import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Background work. One process runs each due run: the first that fetches it. */
export interface Job<Work, Data extends object = object> {
  readonly name: string;
  /** A cron expression in UTC; null: runs only on request. */
  readonly schedule: string | null;
  /** Whether a process that starts requests a run. */
  readonly runsAtStart?: true;
  /** The retries of a failed run, and the first backoff in seconds; it doubles up to ten minutes. */
  readonly retries: { readonly most: number; readonly seconds: number };
  /** Seconds after which a run counts as failed: its process has died, or hangs. */
  readonly limitSeconds: number;
  /** Seconds between two polls: the maximum delay of a run. */
  readonly pollSeconds: number;
  /** Performs the work. Must be idempotent: a run may be repeated after any step. */
  readonly run: (work: Work, data: Data) => Promise<void>;
}

/** Database connections without time limits, for jobs that take long. */
export interface PatientWork {
  readonly patient: Kysely<Schema>;
}

/** A job with any data. */
export type AnyJob<Work> = Job<Work, never>;

/** The data of a run that was requested for a time. */
export interface Timed {
  /** The time, in ISO 8601; a scheduled run has none. */
  readonly at?: string;
}

/** A clock that has reached the time of a run. The database's clock starts the run, and the clock of this process may be behind it. */
export function clockFrom(now: () => Date, at: string | undefined): () => Date {
  const start = at === undefined ? 0 : Date.parse(at);
  return () => new Date(Math.max(now().getTime(), start));
}
