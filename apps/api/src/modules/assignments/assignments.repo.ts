import type { AnswersShown, AssignedItem, AssignmentConditions } from '@bandwise/domain/internal';
import type { Skill, Variant } from '@bandwise/domain';
import { sql, type Insertable, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { AssignmentsTable, Schema } from '../../db/schema.ts';
import { sectionsNamed } from '../../platform/search/holds-text.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

export interface AssignmentRow extends Readonly<
  Pick<
    Selectable<AssignmentsTable>,
    | 'attempts_allowed'
    | 'class_id'
    | 'created_at'
    | 'due_at'
    | 'full_screen'
    | 'id'
    | 'in_order'
    | 'name'
    | 'note'
    | 'opens_at'
    | 'revision'
    | 'start_code'
  >
> {
  readonly items: readonly AssignedItem[];
  readonly conditions: AssignmentConditions;
  readonly answers_shown: AnswersShown;
  readonly class_name: string;
}

const assignments = (db: Db) =>
  db
    .selectFrom('assignments as a')
    .innerJoin('classes as c', 'c.id', 'a.class_id')
    .selectAll('a')
    .select('c.name as class_name');

export async function findAssignment(db: Db, id: string): Promise<AssignmentRow | undefined> {
  return assignments(db).where('a.id', '=', id).executeTakeFirst();
}

/** The assignments of a class, the latest opening first. */
export function findAssignments(db: Db, classId: string): Promise<AssignmentRow[]> {
  return assignments(db).where('a.class_id', '=', classId).orderBy('a.opens_at', 'desc').orderBy('a.id').execute();
}

/** An assignment with the due time and the extra time of one learner. */
export interface OwnAssignmentRow extends AssignmentRow {
  readonly own_due_at: Date;
  readonly extra_time_percent: number;
  readonly extra_time_minutes: number;
}

/** Assignments of a learner's classes that are not archived. */
export async function findOwnAssignments(db: Db, userId: string, id?: string): Promise<OwnAssignmentRow[]> {
  const rows = assignments(db)
    .innerJoin('class_members as m', (join) => join.onRef('m.class_id', '=', 'a.class_id').on('m.user_id', '=', userId))
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('assignment_learners as l', (join) =>
      join.onRef('l.assignment_id', '=', 'a.id').onRef('l.user_id', '=', 'm.user_id'),
    )
    .where('m.role', '=', 'learner')
    .where('c.archived_at', 'is', null)
    .select([
      sql<Date>`coalesce(l.due_at, a.due_at)`.as('own_due_at'),
      sql<number>`greatest(u.extra_time_percent, coalesce(l.extra_time_percent, 0))`.as('extra_time_percent'),
      sql<number>`greatest(u.extra_time_minutes, coalesce(l.extra_time_minutes, 0))`.as('extra_time_minutes'),
    ]);
  return (id === undefined ? rows : rows.where('a.id', '=', id)).orderBy('own_due_at').orderBy('a.id').execute();
}

export async function insertAssignment(trx: Trx, row: Insertable<AssignmentsTable>): Promise<string> {
  const { id } = await trx.insertInto('assignments').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export interface AssignmentRules {
  readonly name: string;
  readonly note: string;
  readonly in_order: boolean;
  readonly opens_at: Date;
  readonly due_at: Date;
  readonly attempts_allowed: number | null;
  readonly answers_shown: AnswersShown;
  readonly full_screen: boolean;
  readonly start_code: string | null;
}

/** @returns false if the revision has changed. A due time that moves into the future is mailed about again. */
export async function updateAssignment(
  trx: Trx,
  { id, revision, now }: { readonly id: string; readonly revision: number; readonly now: Date },
  rules: AssignmentRules,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('assignments')
    .set((column) => ({
      ...rules,
      revision: column('revision', '+', 1),
      opening_mailed_at: sql<Date | null>`case when ${rules.opens_at}::timestamptz > ${now}::timestamptz then null else opening_mailed_at end`,
      due_mailed_at: sql<Date | null>`case when due_at = ${rules.due_at}::timestamptz then due_mailed_at end`,
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteAssignment(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('assignments').where('id', '=', id).execute();
}

export interface GrantedRow {
  readonly assignment_id: string;
  readonly user_id: string;
  readonly extra_time_percent: number;
  readonly extra_time_minutes: number;
  readonly due_at: Date | null;
}

export async function findGranted(db: Db, assignmentIds: readonly string[]): Promise<GrantedRow[]> {
  if (assignmentIds.length === 0) return [];
  return db.selectFrom('assignment_learners').selectAll().where('assignment_id', 'in', assignmentIds).execute();
}

export async function storeGranted(trx: Trx, row: GrantedRow): Promise<void> {
  const { extra_time_percent, extra_time_minutes, due_at } = row;
  await trx
    .insertInto('assignment_learners')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['assignment_id', 'user_id']).doUpdateSet({ extra_time_percent, extra_time_minutes, due_at }),
    )
    .execute();
}

/** Whether someone is a learner of a class. */
export async function isLearnerOf(db: Db, classId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('class_members')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .where('role', '=', 'learner')
    .executeTakeFirst();
  return row !== undefined;
}

/** A part of a test that items name. */
export interface PartRow {
  readonly id: string;
  readonly exam_id: string;
  readonly part_number: number;
  readonly title: string;
  readonly questions_count: number;
  readonly locked: boolean;
  readonly skill: Skill;
  readonly variant: Variant;
  readonly exam: string;
  /** Learners can start it. */
  readonly available: boolean;
}

const partsWhere = (condition: RawBuilder<boolean>) => sql<PartRow>`
  select s.id, s.exam_id, s.part_number, s.title, s.questions_count, s.locked, s.skill, x.variant, x.description as exam,
         (x.state = 'published' and x.deleted_at is null and s.deleted_at is null) as available
    from sections s join exams x on x.id = s.exam_id
   where ${condition}
   order by s.part_number, s.id`;

/** The parts of tests and single parts, also of deleted ones. Parts that were deleted from a test are left out. */
export async function findParts(
  db: Db,
  { examIds, sectionIds }: { readonly examIds: readonly string[]; readonly sectionIds: readonly string[] },
): Promise<readonly PartRow[]> {
  if (examIds.length + sectionIds.length === 0) return [];
  const { rows } = await partsWhere(
    sql<boolean>`((s.exam_id = any(${examIds}::uuid[]) and (s.deleted_at is null or x.deleted_at is not null))
                  or s.id = any(${sectionIds}::uuid[]))`,
  ).execute(db);
  return rows;
}

/** The parts of the newest published tests that match. */
export async function findAssignable(
  db: Db,
  { search, skill, limit }: { readonly search: string; readonly skill: Skill | undefined; readonly limit: number },
): Promise<readonly PartRow[]> {
  const { rows } = await partsWhere(
    sql<boolean>`s.deleted_at is null and s.exam_id in (
      select e.id from exams e
       where e.state = 'published' and e.deleted_at is null
         and (${skill ?? null}::text is null or e.skill = ${skill ?? null})
         and (${search} = '' or e.id in (select n.exam_id from sections n where n.id in (${sectionsNamed(search)})))
       order by e.created_at desc, e.id limit ${limit})`,
  ).execute(db);
  return rows;
}
