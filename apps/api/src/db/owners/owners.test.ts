import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents, type Row } from '../../testing/contents.ts';
import { RELEASED_DATA } from '../../testing/migrations/released-data.ts';
import { newDatabase } from '../../testing/test-database.ts';
import { migrate, migrateTo } from '../migrate.ts';
import { migrationNames } from '../migrations/index.ts';
import type { Database } from '../open-database.ts';
import { areOwnersBound } from './bind-owners.ts';
import { fillOwners } from './fill-owners.ts';

/** The last release whose tables had no owners. */
const BEFORE = '2026-11-27-user-names';
const LEARNER = '00000000-0000-4000-8000-000000000002';
const SECTION = '00000000-0000-4000-8000-000000000021';
const SITTING = '00000000-0000-4000-8000-000000000051';
const NOBODY = '00000000-0000-0000-0000-000000000000';

let database: Database;
beforeAll(async () => {
  database = await newDatabase(`owners_${process.pid}`);
  await migrateTo(database.db, BEFORE);
  for (const name of migrationNames.filter((name) => name <= BEFORE)) await run(...(RELEASED_DATA[name] ?? []));
  // More than are filled at once, of the learner and of accounts that were deleted.
  await run(
    `insert into attempts (user_id, section_id, version, submitted_at, marks, total)
     select case when n % 2 = 0 then '${LEARNER}'::uuid end, '${SECTION}', 1, now(), 0, 13 from generate_series(1, 1200) n`,
  );
}, 120_000);
afterAll(() => database.close());

async function run(...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database.db);
}

const rowsOf = async (statement: string) => (await sql.raw<Row>(statement).execute(database.db)).rows;

/** In which columns an id stands. */
async function placesOf(id: string): Promise<readonly string[]> {
  const found = Object.entries(await contents(database.db)).flatMap(([table, rows]) =>
    rows.flatMap((row) => Object.keys(row).flatMap((column) => (row[column] === id ? [`${table}.${column}`] : []))),
  );
  return [...new Set(found)].toSorted();
}

describe('owners', { timeout: 60_000 }, () => {
  it('are filled in while releases before write, by several processes, and again after a break', async () => {
    const { db } = database;
    await migrateTo(db, migrationNames.at(-1) ?? '');
    expect(await placesOf(NOBODY)).not.toEqual([]);
    expect(await areOwnersBound(db)).toBe(false);
    // As processes of the release before go on to write.
    await run(
      `insert into attempts (user_id, section_id, version, submitted_at, marks, total) values ('${LEARNER}', '${SECTION}', 1, now(), 0, 13)`,
    );
    await Promise.all([fillOwners(db), fillOwners(db)]);
    expect(await placesOf(NOBODY)).toEqual([]);
    const filled = await contents(db);
    await migrate(db);
    expect(await contents(db)).toEqual(filled);
    expect(await areOwnersBound(db)).toBe(true);
  });

  it('are the learner, whoever names the row, and somebody else for each result of an account that is gone', async () => {
    const others = (table: string, by: string) =>
      rowsOf(`select t.* from ${table} t where not exists (select from ${by} and o.owner_id = t.owner_id)`);
    expect(await rowsOf(`select from attempts where owner_id <> user_id`)).toEqual([]);
    expect(await rowsOf(`select from sittings where owner_id <> user_id`)).toEqual([]);
    expect(await others('sitting_sections', 'sittings o where o.id = t.sitting_id')).toEqual([]);
    expect(await others('exam_results', 'sittings o where o.id = t.sitting_id')).toEqual([]);
    expect(await others('regraded_attempts', 'attempts o where o.id = t.attempt_id')).toEqual([]);
    expect(await rowsOf(`select owner_id from attempts where sitting_id = '${SITTING}'`)).toEqual([
      { owner_id: LEARNER },
    ]);
    const gone = `from attempts where user_id is null and sitting_id is null`;
    expect(await rowsOf(`select count(*) - count(distinct owner_id) as same ${gone}`)).toEqual([{ same: '0' }]);
  });

  it('are known of what a release before writes, as it writes it', async () => {
    const learner = '00000000-0000-4000-8000-000000000004';
    const attempt = '00000000-0000-4000-8000-000000000071';
    const sitting = '00000000-0000-4000-8000-000000000072';
    const exam = {
      exam_id: '00000000-0000-4000-8000-000000000011',
      skill: 'reading',
      variant: 'general',
      title: 'Herons',
    };
    const plan = { exams: [exam] };
    const begin = `
      insert into attempts (user_id, section_id, version, started_at, deadline)
      select '${learner}'::uuid, '${SECTION}'::uuid, 2, now(), null
          on conflict (user_id, section_id) where submitted_at is null do nothing`;
    const store = `
      insert into attempts (id, user_id, section_id, version, submitted_at, marks, total)
      values ('${attempt}', '${learner}', '${SECTION}', 1, now(), 0, 13) on conflict (id) do nothing`;
    const sit = `
      insert into sittings (id, user_id, exam_ids, plan, created_at, ends_at)
      values ('${sitting}', '${learner}', 'exam', '${JSON.stringify(plan)}', now(), now())
          on conflict (user_id, exam_ids) where ended_at is null do nothing`;
    const tell = `
      insert into problem_notices (report_id, revision) select id, 2 from problem_reports where user_id = '${learner}'
          on conflict (report_id) do update set revision = excluded.revision, claimed_until = null`;
    await run(
      `insert into users (id, first_name, last_name, email, password_hash) values ('${learner}', 'An', 'Vo', 'an@example.com', 'hash')`,
      begin,
      begin,
      store,
      store,
      sit,
      sit,
      `insert into sitting_sections (sitting_id, section_id, version) values ('${sitting}', '${SECTION}', 2)`,
      `insert into attempts (user_id, sitting_id, section_id, version) values (null, '${sitting}', '${SECTION}', 2)`,
      `insert into problem_reports (user_id, attempt_id, section_id, version, number, words, created_at)
       values ('${learner}', '${attempt}', '${SECTION}', 1, 3, 'Why?', now())`,
      tell,
      tell,
      `insert into regraded_attempts (regrade_id, attempt_id, place, marks_before, marks_after, verdict_before, verdict_after)
       values ('00000000-0000-4000-8000-000000000061', '${attempt}', 0, 0, 1, '{}', '{}') on conflict do nothing`,
      `update sittings set ended_at = now(), results = '[{"sat": true, "total": 40}]' where id = '${sitting}'`,
    );
    expect(await rowsOf(`select sitting_id from attempts where owner_id = '${learner}' order by 1`)).toEqual([
      { sitting_id: sitting },
      { sitting_id: null },
      { sitting_id: null },
    ]);
    expect(await placesOf(learner)).toEqual([
      'attempts.owner_id',
      'attempts.user_id',
      'exam_results.owner_id',
      'exam_results.user_id',
      'problem_notices.user_id',
      'problem_reports.user_id',
      'regraded_attempts.owner_id',
      'sitting_sections.owner_id',
      'sittings.owner_id',
      'sittings.user_id',
      'users.id',
    ]);
    expect(await placesOf(NOBODY)).toEqual([]);
    await run(`delete from users where id = '${learner}'`);
    expect(await placesOf(learner)).toEqual([
      'attempts.owner_id',
      'exam_results.owner_id',
      'regraded_attempts.owner_id',
      'sitting_sections.owner_id',
      'sittings.owner_id',
    ]);
  });

  it.each([
    `update attempts set owner_id = '${LEARNER}' where sitting_id = '00000000-0000-4000-8000-000000000072'`,
    `update problem_reports set attempt_id = (select id from attempts where user_id is null and submitted_at is not null limit 1)`,
    `update sitting_sections set owner_id = '${LEARNER}' where sitting_id = '00000000-0000-4000-8000-000000000072'`,
  ])('are those of what a row names: %s', async (statement) => {
    await expect(run(statement)).rejects.toMatchObject({ code: '23503' });
  });
});
