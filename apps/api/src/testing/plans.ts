import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

export async function planOf(db: Kysely<Schema>, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const explain = CompiledQuery.raw(`explain ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Stores classes with learners, named “many…”, in equal parts. Many of both make the planner prefer an index for the rows of one class. */
export async function fillClasses(
  db: Kysely<Schema>,
  { learners, classes }: { readonly learners: number; readonly classes: number },
): Promise<void> {
  await sql`
    insert into users (first_name, last_name, email, password_hash)
    select 'Learner', n::text, 'many' || n || '@example.com', 'none' from generate_series(1, ${learners}::integer) n`.execute(
    db,
  );
  await sql`
    with made as (
      insert into classes (name, created_at) select 'Class ' || n, now() from generate_series(1, ${classes}::integer) n
      returning id
    )
    insert into class_members (class_id, user_id, role, joined_at)
    select c.id, u.id, 'learner', now()
      from (select id, row_number() over (order by id) as n from users where email like 'many%') u
      join (select id, row_number() over (order by id) as n from made) c on c.n = 1 + u.n % ${classes}::integer`.execute(
    db,
  );
}
