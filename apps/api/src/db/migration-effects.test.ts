import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effectsOf } from '../testing/migrations/effects.ts';
import { RELEASED_DATA } from '../testing/migrations/released-data.ts';
import { newDatabase } from '../testing/test-database.ts';
import { migrateTo } from './migrate.ts';
import { migrationNames } from './migrations/index.ts';
import type { Database } from './open-database.ts';

/** What landed before there was a rule. */
const LAST_BEFORE = '2026-11-25-statistics';

let database: Database;

beforeAll(async () => {
  database = await newDatabase(`effects_${process.pid}`);
  await migrateTo(database.db, LAST_BEFORE);
  for (const [name, statements] of Object.entries(RELEASED_DATA))
    if (name <= LAST_BEFORE) for (const statement of statements) await sql.raw(statement).execute(database.db);
  // These would stop what is tried with them.
  await sql`delete from kept_answers`.execute(database.db);
  await sql`delete from media where created_by is null`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

/** What a statement does, undone again. */
async function effectsOfStatements(...statements: readonly string[]): Promise<readonly string[]> {
  const trx = await database.db.startTransaction().execute();
  try {
    const effects = await effectsOf(trx, async () => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
    });
    return effects.map(({ text }) => text);
  } finally {
    await trx.rollback().execute();
  }
}

describe('what a migration may not do while processes of the release before it serve', () => {
  it.each([
    [`drop table throttles`, 'table throttles is dropped'],
    [`alter table throttles rename to limits`, 'table throttles is renamed'],
    [`alter table throttles drop column points`, 'column throttles.points is dropped'],
    [`do $$ begin execute 'alter table throttles drop column points'; end $$`, 'column throttles.points is dropped'],
    [`alter table throttles rename column points to tries`, 'column throttles.points is renamed'],
    [`alter table throttles alter points drop default`, 'column throttles.points has no default any more'],
    [`alter table media alter created_by set not null`, 'column media.created_by may no longer be null'],
    [
      `alter table kept_answers add column why text not null`,
      'column kept_answers.why must be given by whoever inserts',
    ],
    [`alter table media add column seconds real default random()`, 'table media is rewritten'],
    [`truncate throttles`, 'table throttles is rewritten'],
    [`create index media_size on media (size)`, 'index media_size is built on media'],
    [`drop index users_email_key`, 'unique index users_email_key is dropped'],
    [`alter table media add constraint sized check (size > 0)`, 'constraint sized looks at every row of media'],
    [
      `alter table throttles add column by uuid constraint by_user references users`,
      'constraint by_user looks at every row of throttles',
    ],
    [`alter table tokens drop constraint tokens_user_id_fkey`, 'foreign key tokens_user_id_fkey is dropped'],
    [`drop trigger attempt_submitted on attempts`, 'trigger attempt_submitted of attempts no longer runs'],
    [`alter table attempts disable trigger attempt_submitted`, 'trigger attempt_submitted of attempts no longer runs'],
    [`drop function fold_text cascade`, 'function fold_text(text) is dropped'],
    [`update media set filename = lower(filename)`, 'rows of media are changed'],
    [`delete from throttles`, 'rows of throttles are changed'],
  ])('%s', async (statement, effect) => {
    expect(await effectsOfStatements(statement)).toEqual([effect]);
  });

  it('alter table media alter size type text', async () => {
    const effects = await effectsOfStatements('alter table media alter size type text');
    expect(effects).toEqual(['table media is rewritten', 'column media.size has another type']);
  });
});

describe('what a migration may do', () => {
  it.each([
    [
      `create table wines (id uuid primary key, of uuid not null references users, name text unique, check (name <> ''))`,
    ],
    [`alter table media add column why text`],
    [`alter table media add column seconds real not null default 0`],
    [`alter table media alter filename drop not null`],
    [`alter table media add constraint sized check (size > 0) not valid`],
    [
      `create function noop() returns trigger language plpgsql as 'begin return null; end'`,
      `create trigger noop after update on media for each row execute function noop()`,
    ],
    [
      `create table notes (a int)`,
      `create index notes_a on notes (a)`,
      `insert into notes select 1`,
      `update notes set a = 2`,
    ],
    [`drop index audit_log_at`],
    [
      `alter table tokens drop constraint tokens_user_id_fkey`,
      `alter table tokens add constraint tokens_user_id_fkey foreign key (user_id) references users not valid`,
    ],
  ])('%s', async (...statements) => {
    expect(await effectsOfStatements(...statements)).toEqual([]);
  });
});

/** What a migration says of its own effects: each with why it does no harm, or why nobody is left who would notice. */
type Said = Readonly<Record<string, string>>;

const FOLDER = path.join(import.meta.dirname, 'migrations');
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });

/** Older migrations are in folders of their own. */
function fileOf(name: string): string {
  return path.join(FOLDER, FILES.find((file) => path.basename(file) === `${name}.ts`) ?? '');
}

describe('migrations', () => {
  it('only add to what is there, or say what they break or lock besides, and why', async () => {
    const found: string[] = [];
    const said: string[] = [];
    for (const name of migrationNames.filter((name) => name > LAST_BEFORE)) {
      const { breaks = {}, locks = {} }: { breaks?: Said; locks?: Said } = await import(fileOf(name));
      for (const [kind, all] of Object.entries({ breaks, locks }))
        for (const [text, reason] of Object.entries(all)) {
          said.push(`${name} ${kind}: ${text}`);
          expect(reason).toMatch(/\w+ \w+ \w+/);
        }
      const effects = await database.db.transaction().execute((trx) => effectsOf(trx, () => migrateTo(trx, name)));
      found.push(...effects.map(({ kind, text }) => `${name} ${kind}: ${text}`));
      for (const statement of RELEASED_DATA[name] ?? []) await sql.raw(statement).execute(database.db);
    }
    expect(said.toSorted()).toEqual(found.toSorted());
  });
});
