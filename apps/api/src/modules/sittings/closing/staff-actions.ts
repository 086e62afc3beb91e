import { skills } from '@bandwise/domain';
import { isHeeded, sittingEndsAt, type SittingAction } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { toEvent } from '../act-on-sitting.ts';
import { stateAt } from '../sitting.ts';
import type { SittingContext } from '../sitting-context.ts';
import { insertAttempts } from '../sitting-sections.repo.ts';
import { findRunning, lockById, updateEvents } from '../sittings.repo.ts';

type Trx = Transaction<Schema>;

interface OnSitting {
  readonly id: string;
  readonly now: Date;
}

/** Adds minutes to the running or coming exam. @returns false if the sitting is over */
export async function extendSitting(
  trx: Trx,
  { id, now, minutes }: OnSitting & { readonly minutes: number },
): Promise<boolean> {
  return change(trx, { id, now }, (exam) => ({ type: 'extend', exam, minutes }));
}

/** Ends a sitting. It is closed later, so what was typed in time is still saved. @returns false if it is over */
export async function endSitting(trx: Trx, on: OnSitting): Promise<boolean> {
  return change(trx, on, () => ({ type: 'end' }));
}

async function change(trx: Trx, { id, now }: OnSitting, actionOn: (exam: number) => SittingAction): Promise<boolean> {
  const sitting = await lockById(trx, id);
  if (!sitting || sitting.ended_at !== null) return false;
  const event = toEvent(sitting, actionOn(stateAt(sitting, now).exam), now);
  if (!isHeeded(sitting.plan, sitting.events, event)) return false;
  return (await updateEvents(trx, sitting, [...sitting.events, event])) !== null;
}

/**
 * Lets the exam that ended last run again. The answers are those that were saved: attempts become unsubmitted, results are withdrawn, and
 * handed-in texts are drafts again. Each attempt gets a new revision, so a concurrent closing stores none of its marks.
 * @throws sitting_closed, submission_claimed
 */
export async function reopenSitting(
  { withdrawTexts }: Pick<SittingContext, 'withdrawTexts'>,
  trx: Trx,
  { id, now, minutes }: OnSitting & { readonly minutes: number },
): Promise<void> {
  // Attempts are locked first, by id.
  const attempts = await trx
    .selectFrom('attempts')
    .select('id')
    .where('sitting_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const sitting = await lockById(trx, id);
  if (!sitting || sitting.user_id === null) throw refused('This test no longer exists.');
  const exam = stateAt(sitting, now).exams.findLastIndex(({ started_at }) => started_at !== null);
  const event = toEvent(sitting, { type: 'reopen', exam, minutes }, now);
  if (exam < 0) throw refused('This test was not started, so there is nothing to reopen.');
  if (!isHeeded(sitting.plan, sitting.events, event))
    throw refused(
      stateAt(sitting, now).exams[exam]?.phase === 'ended'
        ? 'No time was left. Enter how many minutes the learner gets.'
        : 'This test is still in progress, so there is nothing to reopen.',
    );
  const exams = sitting.plan.exams.map(({ exam_id }) => exam_id);
  const other = await findRunning(trx, sitting.user_id, exams);
  if (other && other.id !== id)
    throw refused('The learner is taking the same test again. End or discard that test first.');
  const sectionIds = sitting.plan.exams
    .filter(({ skill }) => skills[skill].isWritten)
    .flatMap(({ parts }) => parts.map(({ sectionID }) => sectionID));
  if (!(await withdrawTexts(trx, { id, sectionIds, now })))
    throw new AppError(
      'submission_claimed',
      'An assessor has begun to assess a text of this test, so it cannot be reopened.',
    );
  const ids = attempts.map((attempt) => attempt.id);
  if (ids.length > 0) {
    await trx.deleteFrom('regraded_attempts').where('attempt_id', 'in', ids).execute();
    await trx
      .updateTable('attempts')
      .set((column) => ({ ...UNSUBMITTED, revision: column('revision', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
  }
  await insertAttempts(trx, sitting);
  await trx.deleteFrom('exam_results').where('sitting_id', '=', id).execute();
  const events = [...sitting.events, event];
  await trx
    .updateTable('sittings')
    .set((column) => ({
      ended_at: null,
      results: null,
      events: JSON.stringify(events),
      ends_at: new Date(sittingEndsAt(sitting.plan, events)),
      revision: column('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

const UNSUBMITTED = {
  user_id: null,
  submitted_at: null,
  profile: null,
  library_version: null,
  key_revision: null,
  marks: null,
  total: null,
  verdicts: null,
  sent_digest: null,
} as const;

function refused(message: string): AppError {
  return new AppError('sitting_closed', message);
}
