import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createClassWorld, type ClassWorld } from '../../testing/content/class-world.ts';
import { createContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { planOf } from '../../testing/plans.ts';
import { roomLearners } from './rooms.repo.ts';

let test: TestApp;
let world: ClassWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
  const section = await (await createContentWorld(test)).section(readingExam());
  const { db } = test.deps;
  await sql`
    with stored as (
      insert into sittings (user_id, exam_ids, plan, created_at, ends_at, ended_at, results)
      select ${world.outsider.id}, 'none', '{"exams":[]}', now(), now(), now(), '[]' from generate_series(1, 2000)
      returning id
    ), sat as (
      insert into attempts (sitting_id, section_id, version, answers) select id, ${section}, 1, '{}' from stored
    ), written as (
      insert into sitting_sections (sitting_id, section_id, version) select id, ${section}, 1 from stored
    ), given as (
      insert into assignments (class_id, name, items, conditions, opens_at, due_at, answers_shown, created_at)
      select ${world.classID}, 'Old', '[]', 'exam', now(), now() + interval '1 day', 'at_once', now()
        from generate_series(1, 2000) returning id
    )
    insert into assignment_work (assignment_id, user_id, item, attempt, started_at)
    select id, ${world.outsider.id}, 0, 1, now() from given`.execute(db);
  await sql`analyze`.execute(db);
});

it('reads a room by indexes, however much others did [D199]', async () => {
  const room = { id: crypto.randomUUID(), class_id: world.classID };
  const plan = await planOf(test.deps.db, roomLearners(room).compile(test.deps.db));
  for (const table of ['attempts', 'sittings', 'sitting_sections', 'assignment_work'])
    expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
});
