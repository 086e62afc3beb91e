import { IMPORTED_STATUSES, type ClassImport } from '@bandwise/api-contract/admin';
import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Caller } from '../../../http/handler.ts';
import { requireClass } from '../../rights/rights.ts';
import { countByStatus, problemsOfRow, type ReadableFile, type UserRow } from '../../users/users.ts';
import { findAccounts, findClassesByName, findMemberIds, type AccountRow, type ClassRow } from '../classes.repo.ts';

/** A class that rows of a file name. */
export interface TargetClass {
  readonly name: string;
  /** null: the import creates the class. */
  readonly row: ClassRow | null;
}

/** The effect of a row: an account is created and becomes a member, or an account becomes a member, or its owner is invited. */
type Action = 'add' | 'create' | 'invite' | 'member' | 'skip';

export interface PlannedRow {
  readonly row: UserRow;
  /** null: the class is not clear; then the row has a problem. */
  readonly target: TargetClass | null;
  readonly action: Action;
  readonly problems: readonly string[];
}

export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  /** Accounts that exist, by address in lower case. */
  readonly accounts: ReadonlyMap<string, AccountRow>;
}

type Db = Kysely<Schema>;
type Targets = (row: UserRow) => TargetClass | string;

/** The effect of a file, on one class or on the classes that its rows name. @throws 404 */
export async function planImport(
  db: Db,
  caller: Caller,
  { id, rows }: { readonly id?: string; readonly rows: readonly UserRow[] },
): Promise<ImportPlan> {
  const targetOf = id === undefined ? await targetsByName(db, caller, rows) : await singleTarget(db, caller, id);
  const accounts = await findAccounts(db, [...new Set(rows.map(({ email }) => email))]);
  const targets = rows.map((row) => targetOf(row));
  const ids = new Set(targets.flatMap((target) => (typeof target === 'string' ? [] : (target.row?.id ?? []))));
  const members = await findMemberIds(db, [...ids]);
  const created = new Set<string>();
  return {
    accounts,
    rows: rows.map((row, index): PlannedRow => {
      const resolved = targets[index] ?? '';
      const target = typeof resolved === 'string' ? null : resolved;
      const account = accounts.get(row.email.toLowerCase());
      const isMember = account !== undefined && members.get(target?.row?.id ?? '')?.has(account.id) === true;
      // A teacher does not learn whether an address has an account.
      const ignoresInactive = caller.role === 'admin' ? account !== undefined : isMember;
      const problems = [
        ...problemsOfRow(row, ignoresInactive),
        ...roleProblems(row),
        ...(typeof resolved === 'string' ? [resolved] : []),
      ];
      if (problems.length > 0) return { row, target, action: 'skip', problems };
      const action = actionOf(row, { account, isMember, caller, created });
      if (action === 'create') created.add(row.email.toLowerCase());
      return { row, target, action, problems };
    }),
  };
}

function actionOf(
  { email }: UserRow,
  row: {
    readonly account: AccountRow | undefined;
    readonly isMember: boolean;
    readonly caller: Caller;
    /** Addresses whose account an earlier row creates. */
    readonly created: ReadonlySet<string>;
  },
): Action {
  if (row.account === undefined) return row.created.has(email.toLowerCase()) ? 'add' : 'create';
  if (row.isMember) return 'member';
  return row.caller.role === 'admin' ? 'add' : 'invite';
}

/** A file of a class adds learners only. */
function roleProblems({ role, role_text: text }: UserRow): string[] {
  if (role === 'learner') return [];
  return [`Role is “${text}”: this file adds learners only. Choose teachers on the page of the class`];
}

async function singleTarget(db: Db, caller: Caller, id: string): Promise<Targets> {
  const row = await requireClass(db, caller, id);
  const target = { name: row.name, row };
  return () => target;
}

async function targetsByName(db: Db, caller: Caller, rows: readonly UserRow[]): Promise<Targets> {
  const names = new Map<string, string>();
  for (const { className } of rows) names.set(className.toLowerCase(), names.get(className.toLowerCase()) ?? className);
  const classes = Map.groupBy(await findClassesByName(db, caller, [...names.values()]), ({ name }) =>
    name.toLowerCase(),
  );
  const targets = new Map([...names].map(([key, name]) => [key, resolveName(name, classes.get(key) ?? [])]));
  return ({ className }) => targets.get(className.toLowerCase()) ?? 'Class is required';
}

/**
 * The caller's class of a name, or the reason why there is none. A class of other teachers does not count: its name may be used again, and a
 * teacher does not learn that it exists.
 */
function resolveName(name: string, classes: readonly ClassRow[]): TargetClass | string {
  if (name === '') return 'Class is required';
  if (name.length > TEACHING_LIMITS.classNameMax)
    return `Class has more than ${TEACHING_LIMITS.classNameMax} characters`;
  const [row, second] = classes.filter(({ archived_at }) => archived_at === null);
  if (second) return `More than one class has the name ${name}. Import the file on the page of the class`;
  if (row) return { name: row.name, row };
  if (classes.length > 0) return `The class ${name} is archived. Restore it first`;
  return { name, row: null };
}

type Status = ClassImport['rows'][number]['status'];

const STATUSES = {
  admin: { create: 'new', add: 'added', invite: 'added', member: 'member', skip: 'invalid' },
  teacher: {
    create: 'added_or_invited',
    add: 'added_or_invited',
    invite: 'added_or_invited',
    member: 'member',
    skip: 'invalid',
  },
} as const satisfies Record<'admin' | 'teacher', Record<Action, Status>>;

/** The plan as the caller may see it. */
export function presentPlan(
  { columnsProblem, ignoredColumns, encoding }: ReadableFile,
  { plan, caller }: { readonly plan: ImportPlan; readonly caller: Caller },
): ClassImport {
  const statuses = STATUSES[caller.role === 'admin' ? 'admin' : 'teacher'];
  const rows = plan.rows.map(({ row, target, action, problems }) => ({
    line: row.line,
    status: statuses[action],
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    class_name: target?.name ?? row.className,
    problems: [...problems],
    remarks: [...row.remarks],
  }));
  return {
    counts: countByStatus<Status>(rows, IMPORTED_STATUSES),
    new_classes: targetsOf(plan).flatMap(({ name, row }) => (row === null ? [name] : [])),
    columns_problem: columnsProblem,
    ignored_columns: [...ignoredColumns],
    encoding,
    rows,
  };
}

/** The classes that the import changes or creates. */
export function targetsOf({ rows }: ImportPlan): TargetClass[] {
  const changed = rows.filter(({ action }) => action !== 'skip' && action !== 'member');
  return [...new Set(changed.flatMap(({ target }) => target ?? []))];
}
