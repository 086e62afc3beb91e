import type { Client } from 'pg';

/** Learners of a class, and assignments of one part each. */
const LEARNERS = 25;
const ASSIGNMENTS = 20;

/** Adds all learners to classes; each of them has started every assignment and submitted most of them. */
export async function addClasses(client: Client): Promise<void> {
  await client.query(
    `insert into classes (name, created_at)
     select 'Class ' || n, now()
       from generate_series((select count(*) from classes) + 1, (select count(*) from growth.people) / $1::int) n`,
    [LEARNERS],
  );
  await client.query(
    `insert into class_members (class_id, user_id, role, joined_at)
     select c.id, p.id, 'learner', now()
       from growth.people p
       join (select id, row_number() over (order by created_at, id) - 1 as place from classes) c on c.place = p.place / $1::int
      where not exists (select from class_members m where m.user_id = p.id)`,
    [LEARNERS],
  );
  await client.query(
    `insert into class_members (class_id, user_id, role, joined_at)
     select m.class_id, u.id, 'teacher', now()
       from users u, class_members m join growth.people p on p.id = m.user_id and p.place = 0
      where u.email = 'teacher@example.com' on conflict do nothing`,
  );
  await client.query(
    `insert into assignments (class_id, name, items, conditions, opens_at, due_at, answers_shown, created_at)
     select c.id, 'Week ' || n, jsonb_build_array(jsonb_build_object('kind', 'section', 'sectionID', s.id)), 'practice',
            now() - (20 + n) * interval '1 day', now() + (n - 10) * interval '1 day', 'at_once', now()
       from classes c, generate_series(1, $1::int) n join growth.parts s on s.place = n % 3
      where not exists (select from assignments a where a.class_id = c.id)`,
    [ASSIGNMENTS],
  );
  await client.query(
    `insert into assignment_work (assignment_id, user_id, item, section_id, attempt, started_at)
     select a.id, m.user_id, 0, (a.items -> 0 ->> 'sectionID')::uuid, 1, timestamptz '2020-01-01'
       from assignments a join class_members m on m.class_id = a.class_id and m.role = 'learner'
      where not exists (select from assignment_work w where w.assignment_id = a.id)`,
  );
}
