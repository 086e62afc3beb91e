import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What administrators list: of all sections and of one, the latest first.
  await sql`create index attempts_submitted on attempts (submitted_at desc, id desc) where submitted_at is not null`.execute(
    db,
  );
  await sql`
    create index attempts_of_section on attempts (section_id, submitted_at desc, id desc)
     where submitted_at is not null`.execute(db);

  // A row for each exam that was sat in a sitting that is over: what the sitting holds of it, so that it can be listed.
  await sql`
    create table exam_results (
      id uuid primary key default gen_random_uuid(),
      sitting_id uuid not null references sittings on delete cascade,
      place integer not null,
      exam_id uuid not null,
      user_id uuid references users on delete set null,
      skill text not null,
      variant text not null,
      title text not null,
      marks integer,
      total integer not null,
      submitted_at timestamptz not null,
      unique (sitting_id, place)
    )`.execute(db);
  await sql`create index exam_results_submitted on exam_results (submitted_at desc, id desc)`.execute(db);
  await sql`create index exam_results_of_exam on exam_results (exam_id, submitted_at desc, id desc)`.execute(db);
  await sql`create index exam_results_of_user on exam_results (user_id, exam_id, submitted_at desc)`.execute(db);
  await sql`
    create function list_exam_results(ended sittings) returns void language sql as $$
      insert into exam_results (sitting_id, place, exam_id, user_id, skill, variant, title, marks, total, submitted_at)
      select ended.id, planned.place - 1, (planned.exam ->> 'exam_id')::uuid, ended.user_id, planned.exam ->> 'skill',
             planned.exam ->> 'variant', planned.exam ->> 'title', (sat.result ->> 'marks')::integer,
             (sat.result ->> 'total')::integer, ended.ended_at
        from jsonb_array_elements(ended.plan -> 'exams') with ordinality planned (exam, place)
        join jsonb_array_elements(ended.results) with ordinality sat (result, place) on sat.place = planned.place
       where (sat.result ->> 'sat')::boolean
      on conflict (sitting_id, place) do update set marks = excluded.marks, total = excluded.total
    $$`.execute(db);
  await sql`
    create function sitting_results_changed() returns trigger language plpgsql as $$
      begin
        perform list_exam_results(new);
        return null;
      end
    $$`.execute(db);
  for (const [name, when] of [
    ['sitting_inserted', 'insert'],
    ['sitting_ended', 'update of results'],
  ] as const)
    await sql`
      create trigger ${sql.id(name)} after ${sql.raw(when)} on sittings for each row when (new.results is not null)
      execute function sitting_results_changed()`.execute(db);
  await sql`select list_exam_results(s) from sittings s where s.results is not null`.execute(db);
}
