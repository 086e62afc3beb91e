import { sql, type Insertable, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { ClassesTable, Schema } from '../../db/schema.ts';
import { classesOf } from '../rights/rights.ts';
import type { Caller } from '../../http/handler.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;
export type ClassRow = Selectable<ClassesTable>;
type MemberRole = 'learner' | 'teacher';

export interface ListedRow extends Pick<ClassRow, 'archived_at' | 'id' | 'name'> {
  readonly teachers: readonly string[];
  readonly learners: number;
  readonly open_assignments: number;
}

const teacherNames = sql<readonly string[]>`
  coalesce((select array_agg(trim(u.first_name || ' ' || u.last_name) order by u.last_name, u.first_name, u.id)
              from class_members m join users u on u.id = m.user_id
             where m.class_id = c.id and m.role = 'teacher'), '{}')`;

interface ClassFilter {
  readonly caller: Pick<Caller, 'id' | 'role'>;
  /** Part of a name; '': all. */
  readonly search: string;
  readonly id?: string | undefined;
  readonly hasArchived: boolean;
}

interface ClassCounts {
  /** Matching classes. */
  readonly total: number;
  readonly active: number;
  readonly archived: number;
}

export async function countClasses(db: Db, filter: ClassFilter): Promise<ClassCounts> {
  const { rows } = await classCounts(filter).execute(db);
  return rows[0] ?? { total: 0, active: 0, archived: 0 };
}

export function classCounts(filter: ClassFilter): RawBuilder<ClassCounts> {
  return sql<ClassCounts>`
    select count(*) filter (where ${isWanted(filter)})::int as total,
           count(*) filter (where c.archived_at is null)::int as active,
           count(*) filter (where c.archived_at is not null)::int as archived
      from classes c where c.id in (${classesOf(filter.caller)})`;
}

interface PageOfClasses extends ClassFilter {
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** Classes by name, archived ones last. */
export async function findClasses(db: Db, page: PageOfClasses): Promise<ListedRow[]> {
  const { rows } = await classPage(page).execute(db);
  return rows;
}

/** Members and assignments are counted for the classes of the page only. */
export function classPage({ now, limit, offset, ...filter }: PageOfClasses): RawBuilder<ListedRow> {
  return sql<ListedRow>`
    with listed as (
      select c.id, c.name, c.archived_at
        from classes c
       where c.id in (${classesOf(filter.caller)}) and ${isWanted(filter)}
       order by c.archived_at is not null, lower(c.name), c.id
       limit ${limit} offset ${offset})
    select c.id, c.name, c.archived_at, ${teacherNames} as teachers,
           (select count(*)::int from class_members m where m.class_id = c.id and m.role = 'learner') as learners,
           (select count(*)::int from assignments a
             where a.class_id = c.id and a.opens_at <= ${now} and a.due_at > ${now}) as open_assignments
      from listed c
     order by c.archived_at is not null, lower(c.name), c.id`;
}

function isWanted({ search, id, hasArchived }: ClassFilter) {
  if (id !== undefined) return sql<boolean>`c.id = ${id}`;
  const isNamed = search === '' ? sql`true` : sql`strpos(fold_text(c.name), fold_text(${search})) > 0`;
  return sql<boolean>`(${isNamed} and ${hasArchived ? sql`true` : sql`c.archived_at is null`})`;
}

export async function insertClass(trx: Trx, row: Insertable<ClassesTable>): Promise<ClassRow> {
  return trx.insertInto('classes').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateClass(
  trx: Trx,
  id: string,
  change: { name?: string; may_leave?: boolean; archived_at?: Date | null; join_code?: string | null },
): Promise<void> {
  await trx.updateTable('classes').set(change).where('id', '=', id).execute();
}

export async function deleteClass(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('classes').where('id', '=', id).execute();
}

export interface MemberRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly status: 'active' | 'disabled';
  readonly role: MemberRole;
  readonly joined_at: Date;
}

/** The members of a class by name. */
export function findMembers(db: Db, classId: string): Promise<MemberRow[]> {
  return db
    .selectFrom('class_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.status', 'm.role', 'm.joined_at'])
    .where('m.class_id', '=', classId)
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .execute();
}

/** Locks a class, so that its members are counted one call after the other. */
export async function lockClass(trx: Trx, classId: string): Promise<ClassRow | undefined> {
  return trx.selectFrom('classes').selectAll().where('id', '=', classId).forUpdate().executeTakeFirst();
}

/** Locks classes in one order, so that no two imports wait for each other. */
export async function lockClasses(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.selectFrom('classes').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** The classes of the caller with one of the names, in any case. */
export async function findClassesByName(
  db: Db,
  caller: Pick<Caller, 'id' | 'role'>,
  names: readonly string[],
): Promise<ClassRow[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('classes')
    .selectAll()
    .where(sql<boolean>`id in (${classesOf(caller)})`)
    .where(
      sql`lower(name)`,
      'in',
      names.map((name) => name.toLowerCase()),
    )
    .execute();
}

/** The ids of all members by class. */
export async function findMemberIds(
  db: Db,
  classIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const members = new Map(classIds.map((id) => [id, new Set<string>()]));
  if (classIds.length === 0) return members;
  const rows = await db
    .selectFrom('class_members')
    .select(['class_id', 'user_id'])
    .where('class_id', 'in', classIds)
    .execute();
  for (const { class_id, user_id } of rows) members.get(class_id)?.add(user_id);
  return members;
}

/** Adds members; those who are in the class stay as they are. */
export async function insertMembers(
  trx: Trx,
  classId: string,
  { ids, role, at }: { readonly ids: readonly string[]; readonly role: MemberRole; readonly at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('class_members')
    .values(ids.map((user_id) => ({ class_id: classId, user_id, role, joined_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes a learner of a class its teacher. */
export async function makeTeacher(trx: Trx, classId: string, userId: string): Promise<void> {
  await trx
    .updateTable('class_members')
    .set({ role: 'teacher' })
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteMember(trx: Trx, classId: string, userId: string): Promise<void> {
  await trx.deleteFrom('class_members').where('class_id', '=', classId).where('user_id', '=', userId).execute();
}

/** Users by address in lower case. */
export async function findAccounts(db: Db, emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, AccountRow>();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'role', 'status'])
    .where(
      sql`lower(email)`,
      'in',
      emails.map((email) => email.toLowerCase()),
    )
    .execute();
  return new Map<string, AccountRow>(rows.map((row) => [row.email.toLowerCase(), row]));
}

export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Caller['role'];
  readonly status: 'active' | 'disabled';
}

export interface MembershipRow extends Pick<ClassRow, 'id' | 'may_leave' | 'name'> {
  readonly teachers: readonly string[];
  readonly joined_at: Date;
}

/** The classes of a learner that are not archived, by name. */
export async function findMemberships(db: Db, userId: string): Promise<MembershipRow[]> {
  const { rows } = await sql<MembershipRow>`
    select c.id, c.name, c.may_leave, o.joined_at, ${teacherNames} as teachers
      from class_members o join classes c on c.id = o.class_id
     where o.user_id = ${userId} and o.role = 'learner' and c.archived_at is null
     order by lower(c.name), c.id`.execute(db);
  return rows;
}

export interface JoinableRow extends Pick<ClassRow, 'id' | 'name'> {
  readonly teachers: readonly string[];
  readonly joined: boolean;
}

/** The class of a join code that is not archived. */
export async function findJoinable(db: Db, code: string, userId: string): Promise<JoinableRow | undefined> {
  const { rows } = await sql<JoinableRow>`
    select c.id, c.name, ${teacherNames} as teachers,
           exists (select from class_members m where m.class_id = c.id and m.user_id = ${userId}) as joined
      from classes c where c.join_code = ${code} and c.archived_at is null`.execute(db);
  return rows[0];
}
