import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Schema, SubmissionsTable } from '../../db/schema.ts';
import { CLOCKS_AGREE } from '../attempts/attempts.ts';
import type { Submission } from './submission.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

export interface OwnSection {
  readonly userId: string;
  readonly sectionId: string;
}

/** A text that is not handed in. */
export interface WrittenDraft {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly text_at: string;
  readonly pasted_words: number | null;
}

const DRAFT_COLUMNS = ['id', 'version', 'text', 'text_at', 'pasted_words'] as const;

export async function findDraft(db: Db, { userId, sectionId }: OwnSection): Promise<WrittenDraft | null> {
  const row = await db
    .selectFrom('submissions')
    .select(DRAFT_COLUMNS)
    .where('user_id', '=', userId)
    .where('section_id', '=', sectionId)
    .where('handed_in_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export interface DraftSave extends OwnSection {
  /** The id of the draft on the device that saves. */
  readonly id: string;
  readonly text: { readonly value: string; readonly at: number };
  readonly pastedWords: number;
  /** The time of the call in milliseconds. */
  readonly moment: number;
}

/**
 * Saves a text if it was typed later than the saved one. @returns the latest text; null: there is no draft, or the device's draft was
 * handed in.
 */
export async function mergeDraft(db: Db, save: DraftSave): Promise<WrittenDraft | null> {
  const { id, userId, sectionId, text, pastedWords, moment } = save;
  const isNewer = sql`(${text.at}::bigint >= s.text_at or s.text_at > ${moment + CLOCKS_AGREE}::bigint)`;
  const { rows } = await sql<WrittenDraft>`
    update submissions s
       set text = case when ${isNewer} then ${text.value}::text else s.text end,
           pasted_words = case when ${isNewer} then ${pastedWords}::integer else s.pasted_words end,
           text_at = case when ${isNewer} then least(${text.at}::bigint, ${moment}::bigint) else s.text_at end
     where s.user_id = ${userId} and s.section_id = ${sectionId} and s.handed_in_at is null
       and not exists (select from submissions h where h.id = ${id} and h.handed_in_at is not null)
    returning s.id, s.version, s.text, s.text_at, s.pasted_words`.execute(db);
  return rows[0] ?? null;
}

/** Inserts a draft unless there is one for the section, or the id is used. */
export async function insertDraft(trx: Trx, save: DraftSave, version: number): Promise<void> {
  await trx
    .insertInto('submissions')
    .values({
      id: save.id,
      user_id: save.userId,
      section_id: save.sectionId,
      version,
      text: save.text.value,
      text_at: Math.min(save.text.at, save.moment),
      pasted_words: save.pastedWords,
      created_at: new Date(save.moment),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteDraft(trx: Trx, { userId, sectionId }: OwnSection): Promise<void> {
  await trx
    .deleteFrom('submissions')
    .where('user_id', '=', userId)
    .where('section_id', '=', sectionId)
    .where('handed_in_at', 'is', null)
    .execute();
}

export interface NewSubmission extends OwnSection {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  readonly words: number;
  /** null: not counted. */
  readonly pastedWords: number | null;
  /** Absent: practice. */
  readonly sittingId?: string | undefined;
  readonly at: Date;
}

/** @returns false if the id is used. */
export async function insertHandedIn(trx: Trx, given: NewSubmission): Promise<boolean> {
  const row = await trx
    .insertInto('submissions')
    .values({
      id: given.id,
      user_id: given.userId,
      section_id: given.sectionId,
      version: given.version,
      sitting_id: given.sittingId ?? null,
      text: given.text,
      text_at: given.at.getTime(),
      pasted_words: given.pastedWords,
      words: given.words,
      created_at: given.at,
      handed_in_at: given.at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface SittingText {
  readonly sitting_id: string;
  readonly user_id: string;
  readonly section_id: string;
  readonly version: number;
  readonly text: string;
  readonly words: number;
  readonly pasted_words: number | null;
  readonly at: Date;
}

/** Hands in a text of a sitting. @returns the id; null: it was handed in before. */
export async function insertSittingText(trx: Trx, { at, ...given }: SittingText): Promise<string | null> {
  const row = await trx
    .insertInto('submissions')
    .values({ ...given, text_at: at.getTime(), created_at: at, handed_in_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Submissions `h` that were handed in, with their section `s` and exam `e`. */
export const handedIn = (db: Db) =>
  db
    .selectFrom('submissions as h')
    .innerJoin('sections as s', 's.id', 'h.section_id')
    .innerJoin('exams as e', 'e.id', 's.exam_id')
    .where('h.handed_in_at', 'is not', null);

/** Selects submissions with the names of their tasks. */
export const withTask = (db: Db) =>
  handedIn(db)
    .innerJoin('section_versions as v', (join) =>
      join.onRef('v.section_id', '=', 'h.section_id').onRef('v.version', '=', 'h.version'),
    )
    .select(['h.id', 'h.user_id', 'h.section_id', 'h.version', 'h.sitting_id', 'h.words', 'h.claimed_until'])
    .select(['h.draft', 'h.assessments', 'h.released_at', 'h.revision', 'h.opinions'])
    .select(['s.title', 's.skill', 's.part_number', 'e.description as exam'])
    .select((row) => [
      row.ref('h.handed_in_at').$castTo<Date>().as('handed_in_at'),
      row
        .and([row('s.deleted_at', 'is', null), row('e.deleted_at', 'is', null), row('e.state', '=', 'published')])
        .$castTo<boolean>()
        .as('available'),
      sql<number | null>`(v.content ->> 'words')::integer`.as('min_words'),
      sql<number | null>`(select (sum(r.duration_ms) / 1000)::integer from recordings r
                           where r.submission_id = h.id)`.as('seconds'),
    ]);

export interface SubmissionFilter {
  readonly sectionID?: string | undefined;
  readonly take?: 'last' | undefined;
  readonly beforeID?: string | undefined;
  readonly limit: number;
}

/** A learner's submissions, the latest first. */
export function findOwn(
  db: Db,
  userId: string,
  { sectionID, take, beforeID, limit }: SubmissionFilter,
): Promise<Submission[]> {
  let query = withTask(db).where('h.user_id', '=', userId);
  if (sectionID !== undefined) query = query.where('h.section_id', '=', sectionID);
  if (take !== undefined)
    query = query.where(
      sql<boolean>`not exists (select from submissions l
                                where l.user_id = h.user_id and l.section_id = h.section_id
                                  and (l.handed_in_at, l.id) > (h.handed_in_at, h.id))`,
    );
  if (beforeID !== undefined)
    query = query.where(
      sql<boolean>`(h.handed_in_at, h.id) < (select l.handed_in_at, l.id from submissions l
                                              where l.id = ${beforeID} and l.user_id = ${userId})`,
    );
  return query.orderBy('h.handed_in_at', 'desc').orderBy('h.id', 'desc').limit(limit).execute();
}

/** Locks a learner's own sitting. */
export async function lockOwnSitting(
  trx: Trx,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('sittings')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether another speaking test was handed in for a sitting. */
export async function hasSpeaking(
  trx: Trx,
  { sittingId, otherThan }: { readonly sittingId: string; readonly otherThan: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('recordings as r')
    .innerJoin('submissions as h', 'h.id', 'r.submission_id')
    .select('h.id')
    .where('h.sitting_id', '=', sittingId)
    .where('h.id', '!=', otherThan)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function findOfSittings(db: Db, sittingIds: readonly string[]): Promise<Submission[]> {
  return withTask(db).where('h.sitting_id', 'in', sittingIds).execute();
}

/** A submission with its text. */
export interface SubmissionText extends Submission {
  readonly text: string;
  readonly pasted_words: number | null;
  readonly self_assessment: Selectable<SubmissionsTable>['self_assessment'];
}

const TEXT_COLUMNS = ['h.text', 'h.pasted_words', 'h.self_assessment'] as const;

/** null: not handed in, or another learner's. */
export async function findOwnText(
  db: Db,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<SubmissionText | null> {
  const row = await withTask(db)
    .select(TEXT_COLUMNS)
    .where('h.id', '=', id)
    .where('h.user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function updateSelfAssessment(
  db: Db,
  { userId, id }: { readonly userId: string; readonly id: string },
  given: NonNullable<SubmissionText['self_assessment']>,
): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ self_assessment: JSON.stringify(given) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('handed_in_at', 'is not', null)
    .execute();
}
