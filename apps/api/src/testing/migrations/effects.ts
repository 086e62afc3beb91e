import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

export interface Effect {
  /** `breaks`: processes of the release before would notice. `locks`: everybody waits for as long as the table is large. */
  readonly kind: 'breaks' | 'locks';
  readonly text: string;
}

/**
 * Finds the noticeable effects of a change on existing tables. The catalog is compared, so it does not matter how the change is written.
 * Adding is silent: tables, columns that may be left out, triggers, constraints that are not validated.
 */
export async function effectsOf(trx: Trx, change: () => Promise<void>): Promise<readonly Effect[]> {
  const before = await look(trx);
  await change();
  const after = await look(trx);
  return [
    ...tableEffects(before, after),
    ...columnEffects(before, after),
    ...indexEffects(before, after),
    ...constraintEffects(before, after),
    ...triggerEffects(before, after),
    ...missing(before.functions, after.functions).map(({ name }) => breaks(`function ${name} is dropped`)),
    ...[...before.tables.values()]
      .filter(({ id }) => (after.changes.get(id)?.count ?? 0) > (before.changes.get(id)?.count ?? 0))
      .map(({ name }) => locks(`rows of ${name} are changed`)),
  ];
}

const breaks = (text: string): Effect => ({ kind: 'breaks', text });
const locks = (text: string): Effect => ({ kind: 'locks', text });

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Table extends Named {
  /** The table's file; another one means that the table was rewritten. */
  readonly file: string;
}

interface Column extends Named {
  /** Without its table's. */
  readonly own: string;
  readonly table: string;
  readonly type: string;
  readonly required: boolean;
  /** Whether an insert may omit it. */
  readonly filled: boolean;
}

interface Index extends Named {
  readonly table: string;
  readonly unique: boolean;
}

interface Constraint extends Named {
  readonly table: string;
  readonly validated: boolean;
  /** Whether it belongs to a foreign key. */
  readonly foreign: boolean;
}

/** An enabled trigger. It may be recreated under its name. */
interface Trigger extends Named {
  readonly table: string;
}

/** How many rows of a table were changed lately, by this connection: in this transaction, and perhaps in some before it. */
interface Changes extends Named {
  readonly count: number;
}

type Look = Awaited<ReturnType<typeof look>>;

async function look(trx: Trx) {
  const own = sql`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not starts_with(c.relname, 'kysely_')`;
  const tables = await sql<Table>`
    select c.oid::text as id, c.relname as name, pg_relation_filenode(c.oid)::text as file from pg_class c where ${own}`.execute(
    trx,
  );
  const columns = await sql<Column>`
    select a.attrelid || '.' || a.attnum as id, c.relname || '.' || a.attname as name, a.attname as own, a.attrelid::text as table,
           format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
           a.atthasdef or a.attidentity <> '' as filled
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where ${own} and a.attnum > 0 and not a.attisdropped`.execute(trx);
  const indexes = await sql<Index>`
    select i.indexrelid::text as id, i.indexrelid::regclass::text as name, i.indrelid::text as table, i.indisunique as unique
      from pg_index i join pg_class c on c.oid = i.indrelid where ${own}`.execute(trx);
  const constraints = await sql<Constraint>`
    select k.oid::text as id, k.conname as name, k.conrelid::text as table, k.convalidated as validated,
           k.contype = 'f' as foreign
      from pg_constraint k join pg_class c on c.oid = k.conrelid where ${own} and k.contype in ('c', 'f')`.execute(trx);
  const triggers = await sql<Trigger>`
    select t.tgrelid || '.' || t.tgname as id, t.tgname as name, t.tgrelid::text as table
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${own} and not t.tgisinternal and t.tgenabled <> 'D'`.execute(
    trx,
  );
  const functions = await sql<Named>`
    select p.oid::text as id, p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace`.execute(trx);
  const changes = await sql<Changes>`
    select relid::text as id, relname as name, (n_tup_upd + n_tup_del)::int as count from pg_stat_xact_user_tables
     where schemaname = 'public'`.execute(trx);
  return {
    tables: byId(tables.rows),
    columns: byId(columns.rows),
    indexes: byId(indexes.rows),
    constraints: byId(constraints.rows),
    triggers: byId(triggers.rows),
    functions: byId(functions.rows),
    changes: byId(changes.rows),
  };
}

const byId = <T extends Named>(rows: readonly T[]): ReadonlyMap<string, T> => new Map(rows.map((row) => [row.id, row]));

const missing = <T extends Named>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): readonly T[] =>
  [...before.values()].filter(({ id }) => !after.has(id));

/** Pairs of things that exist before and after. */
const pairs = <T extends Named>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>) =>
  [...before.values()].flatMap((was) => {
    const is = after.get(was.id);
    return is ? [{ was, is }] : [];
  });

function tableEffects(before: Look, after: Look): readonly Effect[] {
  const both = pairs(before.tables, after.tables);
  return [
    ...missing(before.tables, after.tables).map(({ name }) => breaks(`table ${name} is dropped`)),
    ...both.filter(({ was, is }) => was.name !== is.name).map(({ was }) => breaks(`table ${was.name} is renamed`)),
    ...both.filter(({ was, is }) => was.file !== is.file).map(({ is }) => locks(`table ${is.name} is rewritten`)),
  ];
}

function columnEffects(before: Look, after: Look): readonly Effect[] {
  const added = missing(after.columns, before.columns).filter(({ table }) => before.tables.has(table));
  const both = pairs(before.columns, after.columns);
  return [
    ...missing(before.columns, after.columns)
      .filter(({ table }) => after.tables.has(table))
      .map(({ name }) => breaks(`column ${name} is dropped`)),
    ...added
      .filter(({ required, filled }) => required && !filled)
      .map(({ name }) => breaks(`column ${name} must be given by whoever inserts`)),
    ...both.filter(({ was, is }) => was.own !== is.own).map(({ was }) => breaks(`column ${was.name} is renamed`)),
    ...both.filter(({ was, is }) => was.type !== is.type).map(({ is }) => breaks(`column ${is.name} has another type`)),
    ...both
      .filter(({ was, is }) => is.required && !was.required)
      .map(({ is }) => breaks(`column ${is.name} may no longer be null`)),
    ...both
      .filter(({ was, is }) => was.filled && !is.filled)
      .map(({ is }) => breaks(`column ${is.name} has no default any more`)),
  ];
}

function indexEffects(before: Look, after: Look): readonly Effect[] {
  return [
    ...missing(after.indexes, before.indexes)
      .filter(({ table }) => before.tables.has(table))
      .map(({ name, table }) => locks(`index ${name} is built on ${before.tables.get(table)?.name ?? ''}`)),
    ...missing(before.indexes, after.indexes)
      .filter(({ table, unique }) => unique && after.tables.has(table))
      .map(({ name }) => breaks(`unique index ${name} is dropped`)),
  ];
}

function constraintEffects(before: Look, after: Look): readonly Effect[] {
  const isThere = ({ table, name }: Constraint) =>
    [...after.constraints.values()].some((one) => one.table === table && one.name === name);
  return [
    ...missing(after.constraints, before.constraints)
      .filter(({ table, validated }) => validated && before.tables.has(table))
      .map(({ name, table }) =>
        locks(`constraint ${name} looks at every row of ${before.tables.get(table)?.name ?? ''}`),
      ),
    ...missing(before.constraints, after.constraints)
      .filter((one) => one.foreign && after.tables.has(one.table) && !isThere(one))
      .map(({ name }) => breaks(`foreign key ${name} is dropped`)),
  ];
}

function triggerEffects(before: Look, after: Look): readonly Effect[] {
  return missing(before.triggers, after.triggers)
    .filter(({ table }) => after.tables.has(table))
    .map(({ name, table }) => breaks(`trigger ${name} of ${before.tables.get(table)?.name ?? ''} no longer runs`));
}
