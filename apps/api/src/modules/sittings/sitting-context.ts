import type { SittingResultBody } from '@bandwise/api-contract/learner';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { AttemptContext } from '../attempts/attempts.ts';
import type { Sections } from '../sections/sections.ts';

/** The dependencies of work on sittings; each function declares only those that it uses. */
export interface SittingContext extends Pick<
  AttemptContext,
  'attempts' | 'db' | 'guestAttempts' | 'guestKeys' | 'guestMarks' | 'guestStarts' | 'metrics' | 'now'
> {
  readonly sections: Pick<Sections, 'keyed' | 'keyedNow' | 'open' | 'requirePractice' | 'version'>;
  /** Hands in the texts of a sitting that ends. */
  readonly handInTexts: (trx: Transaction<Schema>, texts: readonly WrittenText[]) => Promise<void>;
  /** Withdraws handed-in texts of a sitting, which has them as drafts. @returns false, and changes nothing, if an assessor has begun. */
  readonly withdrawTexts: (
    trx: Transaction<Schema>,
    sitting: { readonly id: string; readonly sectionIds: readonly string[]; readonly now: Date },
  ) => Promise<boolean>;
  /** The submissions of sittings; null: the setting is off. */
  readonly handedInTexts: (
    db: Kysely<Schema>,
    sittingIds: readonly string[],
  ) => Promise<readonly SittingSubmission[] | null>;
}

/** A submission of a sitting: one of its texts, or a speaking test. */
export interface SittingSubmission {
  readonly sitting_id: string;
  readonly section_id: string;
  readonly submission: NonNullable<SittingResultBody['exams'][number]['parts'][number]['submission']>;
}

/** The text of a writing task of a sitting. */
export interface WrittenText {
  readonly sitting_id: string;
  readonly user_id: string;
  readonly section_id: string;
  readonly version: number;
  readonly text: string;
  /** null: not counted. */
  readonly pasted_words: number | null;
  /** The end of the sitting. */
  readonly at: Date;
}
