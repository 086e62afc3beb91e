import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createClassWorld, type ClassWorld } from '../../../testing/content/class-world.ts';
import { createContentWorld } from '../../../testing/content/content-makers.ts';
import { readingExam } from '../../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { assessors } from './share.repo.ts';

let test: TestApp;
let world: ClassWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
  const section = await (await createContentWorld(test)).section(readingExam());
  const { db } = test.deps;
  await sql`
    insert into users (first_name, last_name, email, password_hash)
    select 'Learner', n::text, 'many' || n || '@example.com', 'none' from generate_series(1, 5000) n`.execute(db);
  await sql`insert into classes (name, created_at) select 'Class ' || n, now() from generate_series(1, 200) n`.execute(
    db,
  );
  await sql`
    insert into class_members (class_id, user_id, role, joined_at)
    select c.id, u.id, 'learner', now()
      from (select id, row_number() over (order by id) as n from users where email like 'many%') u
      join (select id, row_number() over (order by id) as n from classes) c on c.n = 1 + u.n % 200`.execute(db);
  await sql`
    insert into submissions (user_id, section_id, version, text, text_at, words, created_at, handed_in_at, assessments, released_at)
    select id, ${section}, 1, 'Rain falls.', 1, 2, now(), now(), '[{}]', now() from users, generate_series(1, 4)
     where email like 'many%'`.execute(db);
  await sql`analyze`.execute(db);
});

it.each(['admin', 'teacher'] as const)(
  'counts what waits for each assessor by indexes, however much was assessed before (%s) [D201]',
  async (role) => {
    const caller = { id: world[role].id, role };
    for (const scope of [{}, { classId: world.classID }, { learnerId: world.learner.id }]) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${assessors({ caller, ...scope })}`.execute(
        test.deps.db,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan on (submissions|class_members)\b/);
    }
  },
);
