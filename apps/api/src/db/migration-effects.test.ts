import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effectsOf } from '../testing/migrations/effects.ts';
import { becomeNextRelease, NEXT, NEXT_STATEMENTS } from '../testing/migrations/next-release.ts';
import { SAMPLE_ROWS } from '../testing/migrations/sample-rows.ts';
import { newDatabase } from '../testing/test-database.ts';
import { migrateTo } from './migrate.ts';
import { INITIAL, migrationNames, migrations } from './migrations/index.ts';
import type { Database } from './open-database.ts';

let database: Database;

beforeAll(async () => {
  database = await newDatabase(`effects_${process.pid}`);
  await migrateTo(database.db, INITIAL);
  for (const statement of SAMPLE_ROWS[INITIAL] ?? []) await sql.raw(statement).execute(database.db);
  // These would stop what is tried with them.
  await sql`delete from idempotent_responses`.execute(database.db);
  await sql`update media set created_by = (select id from users limit 1)`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

/** Runs statements, lists their effects and rolls them back. */
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
      `alter table idempotent_responses add column why text not null`,
      'column idempotent_responses.why must be given by whoever inserts',
    ],
    [`alter table media add column loudness real default random()`, 'table media is rewritten'],
    [`truncate throttles`, 'table throttles is rewritten'],
    [`create index media_size on media (size)`, 'index media_size is built on media'],
    [`drop index users_email_key`, 'unique index users_email_key is dropped'],
    [`alter table media add constraint sized check (size > 0)`, 'constraint sized looks at every row of media'],
    [
      `alter table throttles add column by uuid constraint by_user references users`,
      'constraint by_user looks at every row of throttles',
    ],
    [`alter table tokens drop constraint tokens_user_id_fkey`, 'foreign key tokens_user_id_fkey is dropped'],
    [`drop trigger sitting_listed on sittings`, 'trigger sitting_listed of sittings no longer runs'],
    [`alter table sittings disable trigger sitting_listed`, 'trigger sitting_listed of sittings no longer runs'],
    [`drop function search_query`, 'function search_query(text) is dropped'],
    [`update media set filename = lower(filename)`, 'rows of media are changed'],
    [`delete from throttles`, 'rows of throttles are changed'],
  ])('%s', async (statement, effect) => {
    expect(await effectsOfStatements(statement)).toEqual([effect]);
  });

  it('alter table media alter unused_since type text', async () => {
    const effects = await effectsOfStatements('alter table media alter unused_since type text');
    expect(effects).toEqual(['table media is rewritten', 'column media.unused_since has another type']);
  });
});

describe('what a migration may do', () => {
  it.each([
    [
      `create table wines (id uuid primary key, of uuid not null references users, name text unique, check (name <> ''))`,
    ],
    [`alter table media add column why text`],
    [`alter table media add column loudness real not null default 0`],
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

/** The effects that a migration states: for each, why it does no harm, or why no release is left that would notice. */
type Reasons = Readonly<Record<string, string>>;

interface Stated {
  readonly breaks?: Reasons;
  readonly locks?: Reasons;
}

const NEXT_BREAKS = 'table throttles is dropped';

/** Lists the effects that migrations state, and those that they have. Everything is rolled back. */
async function compareWithEffects(names: readonly string[]) {
  const trx = await database.db.startTransaction().execute();
  const stated: string[] = [];
  const found: string[] = [];
  const reasons: string[] = [];
  for (const name of names) {
    const { breaks = {}, locks = {} }: Stated = migrations[name] ?? {};
    for (const [kind, all] of Object.entries({ breaks, locks }))
      for (const [text, reason] of Object.entries(all)) {
        stated.push(`${name} ${kind}: ${text}`);
        reasons.push(reason);
      }
    const effects = await effectsOf(trx, () => migrateTo(trx, name));
    found.push(...effects.map(({ kind, text }) => `${name} ${kind}: ${text}`));
    for (const statement of SAMPLE_ROWS[name] ?? []) await sql.raw(statement).execute(trx);
  }
  await trx.rollback().execute();
  return { stated: stated.toSorted(), found: found.toSorted(), reasons };
}

describe('migrations after the initial schema', () => {
  it('only add to the tables, or state what else they break or lock, and why [D82]', async () => {
    const { stated, found, reasons } = await compareWithEffects(migrationNames().filter((name) => name !== INITIAL));
    expect(stated).toEqual(found);
    for (const reason of reasons) expect(reason).toMatch(/\w+ \w+ \w+/);
  });

  it.each([
    ['is seen when it adds', NEXT_STATEMENTS, {}, []],
    ['is seen when it breaks', ['drop table throttles'], {}, [`${NEXT} breaks: ${NEXT_BREAKS}`]],
    [
      'may break what it states',
      ['drop table throttles'],
      { breaks: { [NEXT_BREAKS]: 'Nothing reads it any more.' } },
      [],
    ],
  ])('one %s', async (_, statements, says, unstated) => {
    const endNext = becomeNextRelease(statements, says);
    const { stated, found } = await compareWithEffects([NEXT]).finally(endNext);
    expect(found.filter((effect) => !stated.includes(effect))).toEqual(unstated);
  });
});
