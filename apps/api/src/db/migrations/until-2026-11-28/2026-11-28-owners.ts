import { sql, type Kysely } from 'kysely';

/** Whose rows are that were there before, until `db/owners/fill-owners.ts` says whose. */
const NOBODY = `'00000000-0000-0000-0000-000000000000'`;

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The learner's id, which stays when the account is deleted.
  for (const [table, column] of [
    ['sittings', 'owner_id'],
    ['sitting_sections', 'owner_id'],
    ['attempts', 'owner_id'],
    ['exam_results', 'owner_id'],
    ['regraded_attempts', 'owner_id'],
    ['problem_notices', 'user_id'],
  ] as const)
    await sql`alter table ${sql.table(table)} add column ${sql.id(column)} uuid not null default ${sql.raw(NOBODY)}`.execute(
      db,
    );

  // For releases that do not know the column.
  await ownInserted(db, 'sittings', 'new.owner_id = coalesce(new.user_id, gen_random_uuid())');
  await ownInserted(
    db,
    'attempts',
    `new.owner_id = coalesce(new.user_id, (select owner_id from sittings where id = new.sitting_id), gen_random_uuid())`,
  );
  const ofSitting = `new.owner_id = (select owner_id from sittings where id = new.sitting_id)`;
  await ownInserted(db, 'sitting_sections', ofSitting);
  const ofAttempt = `new.owner_id = (select owner_id from attempts where id = new.attempt_id)`;
  await ownInserted(db, 'regraded_attempts', ofAttempt);
  const ofReport = `new.user_id = (select user_id from problem_reports where id = new.report_id)`;
  await ownInserted(db, 'problem_notices', ofReport);

  // Names no key: the one that there is will be another.
  await sql`
    create or replace function list_exam_results(ended sittings) returns void language sql as $$
      with sat as (
        select planned.place - 1 as place, planned.exam, (sat.result ->> 'marks')::integer as marks,
               (sat.result ->> 'total')::integer as total
          from jsonb_array_elements(ended.plan -> 'exams') with ordinality planned (exam, place)
          join jsonb_array_elements(ended.results) with ordinality sat (result, place) on sat.place = planned.place
         where (sat.result ->> 'sat')::boolean
      ), listed as (
        update exam_results r set marks = sat.marks, total = sat.total
          from sat where r.sitting_id = ended.id and r.place = sat.place
        returning r.place
      )
      insert into exam_results (sitting_id, place, exam_id, user_id, owner_id, skill, variant, title, marks, total, submitted_at)
      select ended.id, place, (exam ->> 'exam_id')::uuid, ended.user_id, ended.owner_id, exam ->> 'skill',
             exam ->> 'variant', exam ->> 'title', marks, total, ended.ended_at
        from sat where place not in (select place from listed)
    $$`.execute(db);

  // An owner who is gone is nobody: the log says a name, and so it must not say whose id it was.
  await sql`
    create function forget_users() returns trigger language plpgsql as $$
      begin
        update audit_log set target_id = null where target_type = 'user' and target_id in (select id::text from gone);
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger forget_deleted after delete on users referencing old table as gone
    for each statement execute function forget_users()`.execute(db);
}

async function ownInserted(db: Kysely<unknown>, table: string, statement: string): Promise<void> {
  const name = sql.id(`own_${table}`);
  const column = statement.slice(0, statement.indexOf(' '));
  await sql`create function ${name}() returns trigger language plpgsql as ${sql.lit(
    `begin ${statement}; return new; end`,
  )}`.execute(db);
  await sql`
    create trigger own_inserted before insert on ${sql.table(table)} for each row
    when (${sql.raw(column)} = ${sql.raw(NOBODY)}) execute function ${name}()`.execute(db);
}
