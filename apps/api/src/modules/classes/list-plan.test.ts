import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createClassWorld, type ClassWorld } from '../../testing/content/class-world.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { fillClasses, planOf } from '../../testing/plans.ts';
import { classCounts, classPage } from './classes.repo.ts';

let test: TestApp;
let world: ClassWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
  const { db } = test.deps;
  await fillClasses(db, { learners: 5000, classes: 400 });
  await sql`
    with joined as (
      insert into class_members (class_id, user_id, role, joined_at)
      select c.id, u.id, 'learner', now() from classes c, users u
       where c.name like 'Class %' and u.role = 'learner' and u.email not like 'many%'
    )
    insert into assignments (class_id, name, items, conditions, opens_at, due_at, answers_shown, created_at)
    select id, 'Old', '[]', 'exam', now(), now() + interval '1 day', 'at_once', now()
      from classes, generate_series(1, 20) where name like 'Class %'`.execute(db);
  await sql`analyze`.execute(db);
});

it.each(['admin', 'teacher'] as const)(
  'lists a page of the classes of a user (%s) by indexes, however many others there are [D194]',
  async (role) => {
    const filter = { caller: { id: world[role].id, role }, search: 'class 7', hasArchived: true };
    const page = classPage({ ...filter, now: test.deps.now(), limit: 50, offset: 0 });
    for (const statement of [page, classCounts(filter)]) {
      const plan = await planOf(test.deps.db, statement.compile(test.deps.db));
      // Administrators read all classes, a few hundred short rows.
      const large = role === 'admin' ? 'class_members|assignments|users' : 'class_members|assignments|users|classes';
      expect(plan).not.toMatch(new RegExp(`Seq Scan on (${large})\\b`));
    }
  },
);
