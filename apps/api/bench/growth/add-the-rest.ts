import type { Client } from 'pg';
import { FULL, READERS, WRITERS, type Scale } from './scale.ts';

/** Rows that come with attempts: the attempts for each row. */
const WITH_ATTEMPTS = {
  audit_log: 100,
  problem_reports: 1000,
  practice_turns: 10,
  sittings: 200,
  discarded_attempts: 1000,
  idempotent_responses: 1000,
} as const;

/** The smallest numbers of rows, so that the first pages of administrators are full at every size. */
const AT_LEAST: Partial<Record<keyof typeof WITH_ATTEMPTS, number>> = {
  audit_log: 100,
  problem_reports: 250,
  sittings: 25,
};

export async function addTheRest(client: Client, { attempts, exams }: Scale): Promise<void> {
  const add = async (table: keyof typeof WITH_ATTEMPTS, statement: string) => {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    const rowCount = Math.max(Math.ceil(attempts / WITH_ATTEMPTS[table]), AT_LEAST[table] ?? 0);
    await client.query(statement, [rows[0]?.n ?? 0, rowCount - 1]);
  };
  await add(
    'audit_log',
    `insert into audit_log (at, actor_name, action, target_type, target_id, summary, target_name)
     select timestamptz '2020-01-01' + n * interval '25 minutes', 'Growth Administrator', 'user.enable', 'user', p.id::text,
            'Enabled Learner ' || p.place || ' (learner' || p.place || '@example.com)', 'Learner ' || p.place
       from generate_series($1::int, $2::int) n join growth.people p on p.place = n % (select count(*) from growth.people)`,
  );
  const others = `${READERS + WRITERS} + n * 7 % ((select count(*) from growth.people) - ${READERS + WRITERS})`;
  const somePart = `3 + n * 11 % ((select count(*) from growth.parts) - 3)`;
  await add(
    'practice_turns',
    `insert into practice_turns (user_id, id, section_id, version, answers, verdicts, answered_at)
     select p.id, gen_random_uuid(), s.id, 1, '{"10": "harbour 10"}', '[{"number": 10, "correct": true}]',
            timestamptz '2020-01-01' + n * interval '150 seconds'
       from generate_series($1::int, $2::int) n
       join growth.people p on p.place = ${others} join growth.parts s on s.place = ${somePart}`,
  );
  await add(
    'discarded_attempts',
    `insert into discarded_attempts (id, user_id, section_id, version, started_at, answers, stamps, discarded_at)
     select gen_random_uuid(), p.id, s.id, 1, now(), '{}', '{}', now()
       from generate_series($1::int, $2::int) n
       join growth.people p on p.place = ${others} join growth.parts s on s.place = ${somePart}`,
  );
  await add(
    'idempotent_responses',
    `insert into idempotent_responses (key, request, response, expires_at)
     select sha256(n::text::bytea), sha256('request'), '{"status": 200, "body": {"success": true}}', now() + interval '1 day'
       from generate_series($1::int, $2::int) n`,
  );
  // Copies a sitting of the quiet test to other learners, as results.
  await add(
    'sittings',
    `insert into sittings (user_id, exam_ids, plan, events, revision, created_at, ends_at, ended_at, results)
     select p.id, '', jsonb_set(t.plan, '{exams,0,exam_id}', to_jsonb(e.exam_id)), t.events, t.revision,
            moment - interval '1 hour', moment, moment, t.results
       from generate_series($1::int, $2::int) n
       join growth.people p on p.place = ${others} join growth.parts s on s.place = ${somePart}
       join sections e on e.id = s.id,
            lateral (select timestamptz '2020-01-01' + n * interval '50 minutes' as moment) at,
            (select * from sittings where ended_at is not null order by created_at desc limit 1) t`,
  );
  await add(
    'problem_reports',
    `insert into problem_reports (user_id, attempt_id, section_id, version, number, words, state, created_at, decided_at)
     select a.user_id, a.id, a.section_id, 1, 10, 'Both spellings are right here.',
            case when place % 10 = 0 then 'open' else 'declined' end, a.submitted_at,
            case when place % 10 = 0 then null else a.submitted_at end
       from (select a.*, $1 + row_number() over () as place
               from attempts a tablesample system (${Math.min(100, 3e6 / attempts)}) where a.submitted_at > timestamptz '2020-01-01 02:00') a
      where place <= $2 on conflict do nothing`,
  );
  await client.query(
    `insert into tokens (hash, user_id, expires_at)
     select sha256(id::text::bytea), id, now() + interval '30 days' from growth.people on conflict do nothing`,
  );
  await addWork(client, exams);
}

/** Adds work for administrators: drafts and findings of older tests, and the latest tests in the bin. */
async function addWork(client: Client, exams: number): Promise<void> {
  const few = Math.max(FULL, Math.ceil(exams / 50));
  await client.query(
    `insert into drafts (id, exam_id, skill, title, content)
     select gen_random_uuid(), id, skill, description, '{}' from exams where deleted_at is null
      order by created_at limit $1 on conflict do nothing`,
    [few],
  );
  await client.query(
    `update section_checks set warnings = 1
      where section_id in (select id from sections where part_number = 1 and deleted_at is null order by created_at limit $1)`,
    [few],
  );
  await client.query(
    `with gone as (update exams set deleted_at = now()
                    where id in (select id from exams where deleted_at is null order by created_at desc
                                  limit $1::int - (select count(*) from exams where deleted_at is not null))
                   returning id)
     update sections set deleted_at = now() where exam_id in (select id from gone)`,
    [few],
  );
}
