import { sql, type Kysely } from 'kysely';
import { inItsTurn } from '../in-its-turn.ts';
import { inOneProcess } from '../in-one-process.ts';
import { findMissing } from '../indexes.ts';
import type { Schema } from '../schema.ts';

/** How tables name what somebody owns, by its owner as well; `instead`: the foreign key that did so without. */
const BONDS = [
  {
    table: 'sitting_sections',
    name: 'sitting_sections_owned_fkey',
    instead: 'sitting_sections_sitting_id_fkey',
    key: `(sitting_id, owner_id) references sittings (id, owner_id) on delete cascade`,
  },
  {
    table: 'exam_results',
    name: 'exam_results_owned_fkey',
    instead: 'exam_results_sitting_id_fkey',
    key: `(sitting_id, owner_id) references sittings (id, owner_id) on delete cascade`,
  },
  {
    table: 'attempts',
    name: 'attempts_owned_fkey',
    instead: 'attempts_sitting_id_fkey',
    key: `(sitting_id, owner_id) references sittings (id, owner_id)`,
  },
  {
    table: 'regraded_attempts',
    name: 'regraded_attempts_owned_fkey',
    instead: 'regraded_attempts_attempt_id_fkey',
    key: `(attempt_id, owner_id) references attempts (id, owner_id) on delete cascade`,
  },
  {
    table: 'problem_reports',
    name: 'problem_reports_owned_fkey',
    instead: 'problem_reports_attempt_id_fkey',
    key: `(attempt_id, user_id) references attempts (id, owner_id) on delete cascade`,
  },
  {
    table: 'problem_notices',
    name: 'problem_notices_owned_fkey',
    instead: 'problem_notices_report_id_fkey',
    key: `(report_id, user_id) references problem_reports (id, user_id) on delete cascade`,
  },
] as const;

/** Of nobody else's. */
const LOCK = 4_907_112_027;

/** Whether all that names an owner's rows names the owner, which no row can do before all of them have one. */
export async function areOwnersBound(db: Kysely<Schema>): Promise<boolean> {
  return (await findUnbound(db)).length === 0;
}

/**
 * Makes the foreign keys, each beside the one that it replaces until every row is looked at, which keeps nobody out. Where another
 * process is still building the keys that they name, the next start does it.
 */
export async function bindOwners(db: Kysely<Schema>): Promise<void> {
  await inOneProcess(db, LOCK, async (connection) => {
    if ((await findMissing(connection)).length > 0) return;
    for (const { table, name, key, instead, isMade } of await findUnbound(connection)) {
      const change = (what: string) => async (alone: Kysely<Schema>) =>
        void (await sql.raw(`alter table ${table} ${what}`).execute(alone));
      if (!isMade) await inItsTurn(connection, change(`add constraint ${name} foreign key ${key} not valid`));
      await change(`validate constraint ${name}`)(connection);
      await inItsTurn(connection, change(`drop constraint if exists ${instead}`));
    }
  });
}

async function findUnbound(db: Kysely<Schema>) {
  const names = BONDS.flatMap(({ name, instead }) => [name, instead]);
  const { rows } = await sql<{ name: string; validated: boolean }>`
    select conname as name, convalidated as validated from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conname = any(${names})`.execute(db);
  const found = new Map(rows.map(({ name, validated }) => [name, validated]));
  return BONDS.filter(({ name, instead }) => !found.get(name) || found.has(instead)).map(
    ({ table, name, key, instead }) => ({ table, name, key, instead, isMade: found.has(name) }),
  );
}
