import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createClassWorld, type ClassWorld } from '../../testing/content/class-world.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { classCounts, classPage } from './classes.repo.ts';

let test: TestApp;
let world: ClassWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
  await sql`
    with made as (
      insert into classes (name, created_at) select 'Class ' || n, now() from generate_series(1, 400) n returning id
    ), joined as (
      insert into class_members (class_id, user_id, role, joined_at)
      select made.id, u.id, 'learner', now() from made, users u where u.role = 'learner'
    )
    insert into assignments (class_id, name, items, conditions, opens_at, due_at, answers_shown, created_at)
    select id, 'Old', '[]', 'exam', now(), now() + interval '1 day', 'at_once', now() from made, generate_series(1, 20)`.execute(
    test.deps.db,
  );
  await sql`
    insert into users (first_name, last_name, email, password_hash)
    select 'Learner', n::text, 'many' || n || '@example.com', 'none' from generate_series(1, 5000) n`.execute(
    test.deps.db,
  );
  await sql`
    insert into class_members (class_id, user_id, role, joined_at)
    select c.id, u.id, 'learner', now()
      from (select id, row_number() over (order by id) as n from users where email like 'many%') u
      join (select id, row_number() over (order by id) as n from classes) c on c.n = 1 + u.n % 400`.execute(
    test.deps.db,
  );
  await sql`analyze`.execute(test.deps.db);
});

it.each(['admin', 'teacher'] as const)(
  'lists a page of the classes of a user (%s) by indexes, however many others there are [D194]',
  async (role) => {
    const filter = { caller: { id: world[role].id, role }, search: 'class 7', hasArchived: true };
    const page = classPage({ ...filter, now: test.deps.now(), limit: 50, offset: 0 });
    for (const statement of [page, classCounts(filter)]) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(test.deps.db);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      // Administrators read all classes, a few hundred short rows.
      const large = role === 'admin' ? 'class_members|assignments|users' : 'class_members|assignments|users|classes';
      expect(plan).not.toMatch(new RegExp(`Seq Scan on (${large})\\b`));
    }
  },
);
