import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Work that the product does without a caller. Each run is done by one process: the first that finds it due. */
export interface Job<Work, Data extends object = object> {
  readonly name: string;
  /** When it runs by itself: a cron expression, in UTC. null: only when it is requested. */
  readonly schedule: string | null;
  /** Whether a process that starts requests a run. */
  readonly runsAtStart?: true;
  /** How often a failed run is repeated, and after how many seconds; the pause doubles each time, up to ten minutes. */
  readonly retries: { readonly most: number; readonly seconds: number };
  /** Seconds after which a run counts as failed: its process has died, or hangs. */
  readonly limitSeconds: number;
  /** Seconds between two queries for due runs: a run begins that late at most. */
  readonly pollSeconds: number;
  /** Performs the work. A run may be repeated after any step, so a second run must do no harm. */
  readonly run: (work: Work, data: Data) => Promise<void>;
}

/** Database connections without time limits, for jobs that take long. */
export interface PatientWork {
  readonly patient: Kysely<Schema>;
}

/** A job of a list that needs `Work` and whatever data. */
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
