import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createClassWorld, type ClassWorld } from '../../../testing/content/class-world.ts';
import { createContentWorld } from '../../../testing/content/content-makers.ts';
import { readingExam } from '../../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { fillClasses, planOf } from '../../../testing/plans.ts';
import { assessors } from './share.repo.ts';

let test: TestApp;
let world: ClassWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
  const section = await (await createContentWorld(test)).section(readingExam());
  const { db } = test.deps;
  await fillClasses(db, { learners: 5000, classes: 200 });
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
      const plan = await planOf(test.deps.db, assessors({ caller, ...scope }).compile(test.deps.db));
      expect(plan).not.toMatch(/Seq Scan on (submissions|class_members)\b/);
    }
  },
);
