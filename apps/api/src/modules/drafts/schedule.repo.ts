import type { DraftPublication, ExamUpdate } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DraftFailure, Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

export async function setSchedule(
  trx: Trx,
  id: string,
  schedule: {
    readonly publishAt: Date;
    readonly exam: ExamUpdate;
    readonly by: string;
    readonly revision: number;
    readonly at: Date;
  } | null,
): Promise<void> {
  await trx
    .updateTable('drafts')
    .set({
      publish_at: schedule?.publishAt ?? null,
      scheduled_exam: schedule && JSON.stringify(schedule.exam),
      scheduled_by: schedule?.by ?? null,
      scheduled_at: schedule?.at ?? null,
      scheduled_revision: schedule?.revision ?? null,
      scheduled_content: schedule && sql.ref('content'),
      failure: null,
    })
    .where('id', '=', id)
    .execute();
}

export interface DueDraft {
  readonly id: string;
  readonly exam_id: string | null;
  readonly skill: Skill;
  readonly title: string;
  readonly publish_at: Date;
  readonly scheduled_at: Date;
  readonly scheduled_revision: number;
  readonly scheduled_exam: ExamUpdate;
  /** null: a deleted user. */
  readonly scheduled_by: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** The draft with the earliest due time. */
export async function findDue(db: Kysely<Schema>, now: Date, except: readonly string[]): Promise<DueDraft | null> {
  const due = db
    .selectFrom('drafts as d')
    .leftJoin('users as u', 'u.id', 'd.scheduled_by')
    .select(['d.id', 'd.exam_id', 'd.skill', 'd.title', 'd.publish_at', 'd.scheduled_at', 'd.scheduled_revision'])
    .select(['d.scheduled_exam', 'd.scheduled_by', 'u.first_name', 'u.last_name'])
    .where('d.publish_at', '<=', now)
    .where('d.failure', 'is', null)
    .orderBy('d.publish_at')
    .orderBy('d.id')
    .limit(1);
  const row = await (except.length === 0 ? due : due.where('d.id', 'not in', except))
    .$narrowType<DueDraft>()
    .executeTakeFirst();
  return row ?? null;
}

/** null: another process is publishing or has published it, or its schedule changed. */
export async function claimDue(trx: Trx, due: DueDraft): Promise<{ readonly revision: number } | null> {
  const row = await trx
    .selectFrom('drafts')
    .select('revision')
    .where('id', '=', due.id)
    .where('publish_at', '=', due.publish_at)
    .where('scheduled_at', '=', due.scheduled_at)
    .where('failure', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

export interface ScheduledContents {
  /** The last saved content, and the content at scheduling: `DraftContent` as JSON. */
  readonly content: string;
  readonly scheduled: string | null;
}

export function findScheduledContents(trx: Trx, id: string): Promise<ScheduledContents> {
  return trx
    .selectFrom('drafts')
    .select(['content', 'scheduled_content as scheduled'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function keepAsChange(
  trx: Trx,
  id: string,
  change: {
    readonly examId: string;
    readonly content: string;
    readonly published: DraftPublication | null;
  },
): Promise<void> {
  await setSchedule(trx, id, null);
  const { examId, content, published } = change;
  await trx
    .updateTable('drafts')
    .set({ exam_id: examId, content, published: published && JSON.stringify(published) })
    .where('id', '=', id)
    .execute();
}

export async function noteFailure(trx: Trx, id: string, failure: DraftFailure): Promise<void> {
  await trx
    .updateTable('drafts')
    .set({ failure: JSON.stringify(failure) })
    .where('id', '=', id)
    .execute();
}
