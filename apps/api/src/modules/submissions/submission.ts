import type { Selectable } from 'kysely';
import type { AssessedTask, Skill } from '@bandwise/domain';
import { assessedTask, writingAdvice } from '@bandwise/domain/internal';
import type { StoredAssessment, SubmissionsTable } from '../../db/schema.ts';

type Row = Selectable<SubmissionsTable>;

/** A submission that was handed in, with the names of its task. Personal texts are in `SubmissionText`. */
export interface Submission extends Readonly<
  Pick<
    Row,
    | 'assessments'
    | 'claimed_until'
    | 'draft'
    | 'id'
    | 'opinions'
    | 'released_at'
    | 'revision'
    | 'section_id'
    | 'sitting_id'
    | 'user_id'
    | 'version'
    | 'words'
  >
> {
  readonly handed_in_at: Date;
  readonly title: string;
  readonly skill: Skill;
  readonly part_number: number;
  /** The title of the test. */
  readonly exam: string;
  /** Whether the test can still be practised. */
  readonly available: boolean;
  /** Minimum words of the answered version; null: the default of the part. */
  readonly min_words: number | null;
  /** Whole seconds of its recordings; null: it is a text. */
  readonly seconds: number | null;
}

/** The released versions that the learner sees, the earliest first. */
export function visibleAssessments({ assessments }: Pick<Submission, 'assessments'>, now: Date) {
  return assessments.filter((one) => isVisible(one, now));
}

export function isVisible({ released_at }: Pick<StoredAssessment, 'released_at'>, now: Date): boolean {
  return Date.parse(released_at) <= now.getTime();
}

export function isClaimed({ claimed_until }: Pick<Submission, 'claimed_until'>, now: Date): boolean {
  return claimed_until !== null && claimed_until > now;
}

/** The task of a stored submission. Only assessed tasks are stored. */
export function taskOf(section: { readonly skill: Skill; readonly part_number: number }): AssessedTask {
  const task = assessedTask(section);
  if (task === null) throw new Error(`A submission belongs to ${section.skill}, which is not assessed`);
  return task;
}

/** The length that the task of a submission advises, in words. */
export function advisedWords({ part_number, min_words }: Pick<Submission, 'min_words' | 'part_number'>): number {
  return writingAdvice({ part_number, ...(min_words === null ? {} : { words: min_words }) }).words;
}
