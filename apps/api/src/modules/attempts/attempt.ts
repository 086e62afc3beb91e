import type { AnswersBody, VerdictBody } from '@bandwise/api-contract/learner';
import type { MarkingProfile } from '@bandwise/domain';
import type { Selectable } from 'kysely';
import type { AttemptsTable } from '../../db/schema.ts';

/** The columns of an attempt in progress that a save returns. */
export const SAVED_COLUMNS = [
  'id',
  'section_id',
  'version',
  'started_at',
  'deadline',
  'answers',
  'stamps',
  'revision',
] as const;

export const ATTEMPT_COLUMNS = [
  ...SAVED_COLUMNS,
  'submitted_at',
  'source',
  'marks',
  'total',
  'verdicts',
  'sent_digest',
] as const;

export type Attempt = Readonly<Pick<Selectable<AttemptsTable>, (typeof ATTEMPT_COLUMNS)[number]>>;

/** A submitted attempt: the columns that only these have are not null. */
export interface SubmittedAttempt extends Pick<Attempt, 'id' | 'section_id' | 'version' | 'source' | 'verdicts'> {
  readonly submitted_at: Date;
  readonly marks: number;
  readonly total: number;
}

/** The result of marking an attempt. */
export interface Marks {
  readonly profile: MarkingProfile;
  /** The version of the library that marked. */
  readonly library_version: string;
  /** The key revision that marked: the marks are stored only while the section still has it. */
  readonly key_revision: number;
  readonly marks: number;
  readonly total: number;
  readonly verdicts: readonly VerdictBody[];
}

/** An attempt that starts here. */
export interface NewAttempt {
  readonly user_id: string;
  readonly section_id: string;
  readonly version: number;
  readonly started_at: Date;
  readonly deadline: Date | null;
}

/** An attempt that arrives submitted. */
export interface WholeAttempt {
  readonly id: string;
  readonly user_id: string;
  readonly section_id: string;
  readonly version: number;
  readonly started_at: Date;
  readonly submitted_at: Date;
  readonly source: 'marked' | 'reported';
  readonly answers: AnswersBody;
  readonly profile: MarkingProfile | null;
  readonly library_version: string | null;
  readonly key_revision: number | null;
  readonly marks: number;
  readonly total: number;
  readonly verdicts: readonly VerdictBody[] | null;
}

/** An id with its owner: a query for another learner's row finds nothing. */
export interface OwnedId {
  readonly userId: string;
  readonly id: string;
}

export function isSubmitted(attempt: Attempt): attempt is Attempt & SubmittedAttempt {
  return attempt.submitted_at !== null;
}
