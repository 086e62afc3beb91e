import type { DraftContent } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { markMediaUsed } from '../../platform/storage/mark-media-used.ts';
import type { DraftsTable, Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

interface Person {
  readonly id: string;
  readonly name: string;
}

export interface DraftRow extends Readonly<
  Pick<
    Selectable<DraftsTable>,
    | 'id'
    | 'exam_id'
    | 'skill'
    | 'title'
    | 'revision'
    | 'created_at'
    | 'updated_at'
    | 'publish_at'
    | 'scheduled_at'
    | 'scheduled_revision'
    | 'published'
    | 'failure'
  >
> {
  readonly updated_by: Person | null;
  readonly scheduled_by: Person | null;
  readonly editors: readonly Person[];
}

/** The caller, and the time since which an editor must have been active to count as open. */
export interface Asker {
  readonly userId: string;
  readonly since: Date;
}

/** Latest first; drafts of deleted exams are absent until the exam is restored. */
export function listDrafts(
  db: Kysely<Schema>,
  asker: Asker,
  where: { readonly exam_id: string | undefined },
): Promise<DraftRow[]> {
  const all = selectDrafts(db, asker).orderBy('d.updated_at', 'desc').orderBy('d.id');
  return (where.exam_id === undefined ? all : all.where('d.exam_id', '=', where.exam_id)).execute();
}

export async function findDraft(db: Kysely<Schema>, asker: Asker, id: string): Promise<DraftRow | null> {
  const row = await selectDrafts(db, asker).where('d.id', '=', id).executeTakeFirst();
  return row ?? null;
}

function selectDrafts(db: Kysely<Schema>, { userId, since }: Asker) {
  return db
    .selectFrom('drafts as d')
    .leftJoin('exams as e', 'e.id', 'd.exam_id')
    .where('e.deleted_at', 'is', null)
    .select(['d.id', 'd.exam_id', 'd.skill', 'd.title', 'd.revision', 'd.created_at', 'd.updated_at'])
    .select(['d.publish_at', 'd.scheduled_at', 'd.scheduled_revision', 'd.published', 'd.failure'])
    .select([person('d.updated_by').as('updated_by'), person('d.scheduled_by').as('scheduled_by')])
    .select(
      sql<readonly Person[]>`(
        select coalesce(json_agg(json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name))
                                 order by u.first_name, u.last_name, u.id), '[]')
          from draft_editors o join users u on u.id = o.user_id
         where o.draft_id = d.id and o.seen_at > ${since} and o.user_id <> ${userId})`.as('editors'),
    );
}

function person(column: 'd.updated_by' | 'd.scheduled_by') {
  return sql<Person | null>`(
    select json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name))
      from users u where u.id = ${sql.ref(column)})`;
}

/** As JSON. */
export async function findContent(db: Kysely<Schema>, id: string): Promise<string | null> {
  const row = await db.selectFrom('drafts').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? null;
}

/** The stored part of a draft that an editor sends. */
export interface SentDraft {
  readonly skill: Skill;
  readonly title: string;
  /** `DraftContent` as JSON. */
  readonly content: string;
  readonly by: string;
  readonly at: Date;
}

/** @returns false if a draft with that id, or of that exam, exists. */
export async function insertDraft(
  trx: Trx,
  draft: SentDraft & { readonly id: string; readonly exam_id: string | null },
): Promise<boolean> {
  const { id, exam_id, skill, title, content, by, at } = draft;
  await markMediaUsed(trx, content);
  const row = await trx
    .insertInto('drafts')
    .values({ id, exam_id, skill, title, content, created_at: at, updated_at: at, updated_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateDraft(trx: Trx, id: string, { title, content, by, at }: SentDraft): Promise<void> {
  await markMediaUsed(trx, content);
  await trx
    .updateTable('drafts')
    .set({ title, content, updated_by: by, updated_at: at, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

export type LockedDraft = Pick<
  Selectable<DraftsTable>,
  'id' | 'exam_id' | 'skill' | 'title' | 'revision' | 'published'
>;

/** Locks the draft against saving, scheduling and publishing until the transaction ends. */
export async function lockDraft(trx: Trx, id: string): Promise<LockedDraft | null> {
  const row = await trx
    .selectFrom('drafts')
    .select(['id', 'exam_id', 'skill', 'title', 'revision', 'published'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function removeDraft(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('drafts').where('id', '=', id).execute();
}

/** @returns false if the draft does not exist. */
export async function markEditing(trx: Trx, id: string, sign: { readonly by: string; readonly at: Date }) {
  const seen = trx
    .selectFrom('drafts')
    .select((eb) => ['id', eb.val(sign.by).as('user_id'), eb.val(sign.at).as('seen_at')])
    .where('id', '=', id);
  const row = await trx
    .insertInto('draft_editors')
    .columns(['draft_id', 'user_id', 'seen_at'])
    .expression(seen)
    .onConflict((conflict) => conflict.columns(['draft_id', 'user_id']).doUpdateSet({ seen_at: sign.at }))
    .returning('draft_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markLeft(trx: Trx, id: string, userId: string): Promise<void> {
  await trx.deleteFrom('draft_editors').where('draft_id', '=', id).where('user_id', '=', userId).execute();
}

export function toText(content: DraftContent): string {
  return JSON.stringify(content);
}
