import type { ClassBody, ClassList, ClassListQuery, ClassMember } from '@bandwise/api-contract/admin';
import type { Kysely, Transaction } from 'kysely';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { mailedLink } from '../../platform/mail/mailed-link.ts';
import { recordAudit, type AuditAction } from '../audit/audit.ts';
import { requireClass } from '../rights/rights.ts';
import {
  countClasses,
  deleteClass,
  findAccounts,
  findClasses,
  findMembers,
  insertClass,
  insertMembers,
  lockClass,
  updateClass,
  type ClassRow,
  type MemberRow,
} from './classes.repo.ts';
import { makeJoinCode } from './join-code.ts';

export type ClassContext = Pick<Deps, 'config' | 'db' | 'now'>;

type Trx = Transaction<Schema>;

const PAGE_SIZE = 50;

/** A page of the classes that the caller may see; the last one if the requested page is past the end. */
export async function listClasses(
  { now }: Pick<ClassContext, 'now'>,
  db: Kysely<Schema>,
  { caller, query }: { readonly caller: Caller; readonly query: ClassListQuery },
): Promise<ClassList> {
  const filter = { caller, search: (query.search ?? '').trim(), id: query.id, hasArchived: query.archived === 'true' };
  const { total, active, archived } = await countClasses(db, filter);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const rows = await findClasses(db, { ...filter, now: now(), limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return {
    classes: rows.map((row) => ({
      id: row.id,
      name: row.name,
      archived: row.archived_at !== null,
      teachers: [...row.teachers],
      learners: row.learners,
      open_assignments: row.open_assignments,
    })),
    counts: { active, archived },
    page,
    pages,
    total,
  };
}

export async function readClass(context: Pick<ClassContext, 'config'>, db: Kysely<Schema>, row: ClassRow) {
  return presentClass(context, row, await findMembers(db, row.id));
}

function presentClass(
  { config }: Pick<ClassContext, 'config'>,
  row: ClassRow,
  members: readonly MemberRow[],
): ClassBody {
  const of = (role: MemberRow['role']) => members.filter((one) => one.role === role).map(presentMember);
  return {
    id: row.id,
    name: row.name,
    archived: row.archived_at !== null,
    may_leave: row.may_leave,
    join_code: row.join_code,
    join_link: row.join_code === null ? null : mailedLink(config, `/classes/${row.join_code}`, {}),
    teachers: of('teacher'),
    learners: of('learner'),
    created_at: row.created_at.toISOString(),
  };
}

function presentMember({ id, first_name, last_name, email, status, joined_at }: MemberRow): ClassMember {
  return {
    id,
    firstName: first_name,
    lastName: last_name,
    email,
    active: status === 'active',
    joined_at: joined_at.toISOString(),
  };
}

/** Creates a class with a join code. A teacher who creates it teaches it; an administrator may choose its teachers. @throws 403, 422 */
export async function createClass(
  { db, now }: Pick<ClassContext, 'db' | 'now'>,
  caller: Caller,
  { name, teachers }: { readonly name: string; readonly teachers: readonly string[] },
): Promise<ClassRow> {
  const at = now();
  if (teachers.length > 0 && caller.role !== 'admin')
    throw new AppError('forbidden', 'Only an administrator can choose the teachers of a class.');
  return repeatOnTakenCode(() =>
    inTransaction(db, { by: caller.id }, async (trx) => {
      const ids = await findTeachers(trx, teachers);
      const row = await createClassWithin(trx, caller, { name, at });
      await insertMembers(trx, row.id, { ids, role: 'teacher', at });
      return row;
    }),
  );
}

/** The ids of the accounts with these addresses. @throws 422 for addresses without the account of a teacher */
async function findTeachers(trx: Trx, emails: readonly string[]): Promise<string[]> {
  const accounts = await findAccounts(trx, emails);
  const issues = emails
    .filter((email) => (accounts.get(email.toLowerCase())?.role ?? 'learner') === 'learner')
    .map((email) => ({ path: 'teachers', message: `${email} is not the account of a teacher` }));
  if (issues.length > 0)
    throw new AppError('validation_failed', `${issues.map(({ message }) => message).join('. ')}.`, { issues });
  return [...accounts.values()].map(({ id }) => id);
}

/** Creates a class in the caller's transaction, which `repeatOnTakenCode` repeats. */
export async function createClassWithin(
  trx: Trx,
  caller: Caller,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<ClassRow> {
  const row = await insertClass(trx, { name, join_code: makeJoinCode(), created_by: caller.id, created_at: at });
  if (caller.role === 'teacher') await insertMembers(trx, row.id, { ids: [caller.id], role: 'teacher', at });
  await record(trx, { caller, at, row, action: 'class.create' });
  return row;
}

/** Repeats a transaction with other join codes while a code is used by another class. */
export async function repeatOnTakenCode<T>(work: () => Promise<T>): Promise<T> {
  for (let round = 0; round < 5; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new Error('Every new join code was used by another class');
}

/** Runs a change of a class that the caller may change, with the class locked. @throws 404 */
export async function changeLocked(
  { db }: Pick<ClassContext, 'db'>,
  caller: Caller,
  { id, work }: { readonly id: string; readonly work: (trx: Trx, row: ClassRow) => Promise<void> },
): Promise<ClassRow> {
  return inTransaction(db, { by: caller.id }, async (trx) => {
    await lockClass(trx, id);
    await work(trx, await requireClass(trx, caller, id));
    return requireClass(trx, caller, id);
  });
}

interface ClassChange {
  readonly name?: string | undefined;
  readonly may_leave?: boolean | undefined;
  readonly archived?: boolean | undefined;
}

/** Changes a class. An archived class is not joined any more, and its learners do not see it. */
export function changeClass(
  context: ClassContext,
  caller: Caller,
  { id, change: { name, may_leave, archived } }: { readonly id: string; readonly change: ClassChange },
): Promise<ClassRow> {
  return changeLocked(context, caller, {
    id,
    work: async (trx, row) => {
      const at = context.now();
      const isArchived = row.archived_at !== null;
      const archives = archived !== undefined && archived !== isArchived;
      const renames = name !== undefined && name !== row.name;
      if (!archives && !renames && (may_leave ?? row.may_leave) === row.may_leave) return;
      await updateClass(trx, id, {
        ...(name === undefined ? {} : { name }),
        ...(may_leave === undefined ? {} : { may_leave }),
        ...(archives ? { archived_at: archived ? at : null } : {}),
      });
      const action = archives ? (archived ? 'class.archive' : 'class.restore') : 'class.update';
      await record(trx, { caller, at, row, action });
    },
  });
}

/** Makes a new join code, or ends the current one. @throws 404 */
export function changeJoinCode(
  context: ClassContext,
  caller: Caller,
  { id, isWanted }: { readonly id: string; readonly isWanted: boolean },
): Promise<ClassRow> {
  return repeatOnTakenCode(() =>
    changeLocked(context, caller, {
      id,
      work: async (trx, row) => {
        const at = context.now();
        if (isWanted) await makeNewCode(trx, caller, { row, at });
        else if (row.join_code !== null) await storeCode(trx, caller, { row, at, join_code: null });
      },
    }),
  );
}

/** Makes a new join code in the caller's transaction, which `repeatOnTakenCode` repeats. */
export async function makeNewCode(
  trx: Trx,
  caller: Caller,
  { row, at }: { readonly row: ClassRow; readonly at: Date },
): Promise<ClassRow> {
  const join_code = makeJoinCode();
  await storeCode(trx, caller, { row, at, join_code });
  return { ...row, join_code };
}

async function storeCode(
  trx: Trx,
  caller: Caller,
  { row, at, join_code }: { readonly row: ClassRow; readonly at: Date; readonly join_code: string | null },
): Promise<void> {
  await updateClass(trx, row.id, { join_code });
  await record(trx, { caller, at, row, action: 'class.join_code' });
}

/** Deletes a class with its assignments. Attempts, submissions and results of its learners stay. @throws 404 */
export async function removeClass(context: ClassContext, caller: Caller, id: string): Promise<void> {
  await inTransaction(context.db, { by: caller.id }, async (trx) => {
    const row = await requireClass(trx, caller, id);
    await deleteClass(trx, id);
    await record(trx, { caller, at: context.now(), row, action: 'class.delete' });
  });
}

/** @throws 422: an archived class gets no members */
export function refuseArchived({ name, archived_at }: Pick<ClassRow, 'archived_at' | 'name'>): void {
  if (archived_at === null) return;
  const message = `${name} is archived. Restore it before you add members.`;
  throw new AppError('validation_failed', message, { issues: [{ path: 'class', message }] });
}

interface Recorded {
  readonly caller: Caller;
  readonly at: Date;
  readonly row: Pick<ClassRow, 'id' | 'name'>;
  readonly action: Extract<AuditAction, `class.${string}`>;
  readonly note?: string;
}

export async function record(trx: Trx, { caller, at, row, action, note = '' }: Recorded): Promise<void> {
  await recordAudit(trx, { at, actor: caller, action, targetType: 'class', targetId: row.id, name: row.name, note });
}
