import type { Selectable } from 'kysely';
import type { AttemptsTable } from '../../db/schema.ts';

export const ATTEMPT_COLUMNS = [
  'id',
  'owner_id',
  'section_id',
  'version',
  'started_at',
  'deadline',
  'answers',
  'stamps',
  'revision',
  'submitted_at',
  'source',
  'marks',
  'total',
  'verdicts',
  'sent_digest',
] as const;

/** One attempt, as it is stored. */
export type Attempt = Readonly<Pick<Selectable<AttemptsTable>, (typeof ATTEMPT_COLUMNS)[number]>>;

/** An attempt that was submitted: what only these have is not null. */
export interface SubmittedAttempt extends Pick<Attempt, 'id' | 'section_id' | 'version' | 'source' | 'verdicts'> {
  readonly submitted_at: Date;
  readonly marks: number;
  readonly total: number;
}

/** Something of one learner's: who asks for another's finds nothing. */
export interface OwnedId {
  readonly userId: string;
  readonly id: string;
}

export function isSubmitted(attempt: Attempt): attempt is Attempt & SubmittedAttempt {
  return attempt.submitted_at !== null;
}
