import { createHash, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { compileKey, markCompiled } from '@bandwise/domain';
import { PUBLISH_CHECK_RULES } from '@bandwise/domain/internal';
import type { Client } from 'pg';
import { benchAnswers, benchPart } from '../sample.ts';
import { makeIndexes, setAsideIndexes } from './indexes-afterwards.ts';
import { runSideBySide } from './side-by-side.ts';
import { addClasses } from './add-classes.ts';
import { addTheRest } from './add-the-rest.ts';
import { QUIET, READERS, WRITERS, type Scale } from './scale.ts';

/** Attempts of one statement. */
const STEP = 50_000;
/** With so many more, the indexes are made afterwards. */
const LARGE = 50_000;
const PASSWORD_HASH = 'none';

export interface Person {
  readonly id: string;
  readonly token: string;
}

export interface World {
  readonly readers: readonly Person[];
  readonly writers: readonly Person[];
  readonly administrator: Person;
  /** Teaches the first class, whose learners are the readers and some others. */
  readonly teacher: Person;
  /** A test of three parts with as many attempts at every size, and its parts. */
  readonly quietExam: string;
  readonly quietParts: readonly string[];
}

/** Fills a migrated, empty database with the rows that every size has. */
export async function fillWorld(client: Client, url: string): Promise<World> {
  await client.query('create schema growth');
  await client.query(`create table growth.people (place int primary key, id uuid not null)`);
  await client.query(`create table growth.parts (place int primary key, id uuid not null)`);
  await client.query(`create table growth.taken (place int primary key, answers jsonb, stamps jsonb, marks int, total int,
                                                 verdicts jsonb)`);
  await client.query(
    `insert into growth.taken
     select place - 1, answers, stamps, marks, total, verdicts
       from jsonb_array_elements($1::jsonb) with ordinality as given (one, place),
            jsonb_to_record(one) as t (answers jsonb, stamps jsonb, marks int, total int, verdicts jsonb)`,
    [JSON.stringify(takenAttempts())],
  );
  await addUsers(client, { from: 0, to: QUIET });
  await addExams(client, { from: 0, to: 1 });
  const { rows: parts } = await client.query<{ id: string; exam_id: string }>(
    'select id, exam_id from sections order by part_number',
  );
  await addAttempts(client, url, {
    count: QUIET * parts.length,
    user: 'n % (select count(*) from growth.people)',
    part: 'n % (select count(*) from growth.parts)',
  });
  const readers = await signIn(client, { from: 0, count: READERS });
  const writers = await signIn(client, { from: READERS, count: WRITERS });
  const { rows: made } = await client.query<{ id: string }>(
    `insert into users (first_name, last_name, email, password_hash, role)
     values ('Growth', 'Administrator', 'administrator@example.com', '${PASSWORD_HASH}', 'admin'),
            ('Growth', 'Teacher', 'teacher@example.com', '${PASSWORD_HASH}', 'teacher') returning id`,
  );
  const [administrator, teacher] = await addTokens(client, made);
  const quietExam = parts[0]?.exam_id;
  if (!administrator || !teacher || quietExam === undefined) throw new Error('The world is not complete');
  return { readers, writers, administrator, teacher, quietExam, quietParts: parts.map(({ id }) => id) };
}

/** Fills up to a size. What is added comes later than what is there, as it does in real life. */
export async function growTo(client: Client, url: string, to: Scale): Promise<void> {
  const count = async (what: string) =>
    Number((await client.query<{ n: string }>(`select count(*) as n from ${what}`)).rows[0]?.n ?? 0);
  await addUsers(client, { from: await count('growth.people'), to: to.users });
  await addExams(client, { from: await count('exams'), to: to.exams });
  await client.query('vacuum analyze');
  const at = await count('attempts');
  const isLarge = to.attempts - at >= LARGE;
  if (isLarge) await setAsideIndexes(client);
  // Some sections have many attempts, most few; the quiet test and the readers stay unchanged.
  await addAttempts(client, url, {
    count: to.attempts - at,
    user: `${READERS + WRITERS} + floor(random() * ((select count(*) from growth.people) - ${READERS + WRITERS}))`,
    part: '3 + floor(power(random(), 2) * ((select count(*) from growth.parts) - 3))',
  });
  if (isLarge) await makeIndexes(client, url);
  await addTheRest(client, to);
  await addClasses(client);
  await client.query('vacuum analyze');
}

/** Sixteen ways of answering, in as many orders: marked as they would be. */
function takenAttempts() {
  const { groups } = benchPart(0);
  const key = compileKey(groups, { profile: 'ielts' });
  return Array.from({ length: 256 }, (_, learner) => {
    const answers = benchAnswers(groups, learner, ({ number }) => `something else ${(learner * 7 + number) % 40}`);
    const { marks, total, verdicts } = markCompiled(key, answers);
    const stamps = Object.fromEntries(Object.keys(answers).map((address) => [address, 1_700_000_000_000 + learner]));
    return { answers, stamps, marks, total, verdicts };
  });
}

interface Range {
  readonly from: number;
  readonly to: number;
}

async function addUsers(client: Client, { from, to }: Range): Promise<void> {
  await client.query(
    `with made as (
       insert into users (first_name, last_name, email, password_hash, created_at)
       select 'Learner', (array['Nguyen', 'Tran', 'Le', 'Pham', 'Hoang', 'Vu', 'Dang', 'Bui'])[1 + n % 8] || ' ' || n,
              'learner' || n || '@example.com', $3, timestamptz '2020-01-01' + n * interval '15 minutes'
         from generate_series($1::int, $2::int - 1) n
       returning id, created_at)
     insert into growth.people select $1 + row_number() over (order by created_at) - 1, id from made`,
    [from, to, PASSWORD_HASH],
  );
}

/** Tests of three parts; every fourth is a listening one. */
async function addExams(client: Client, { from, to }: Range): Promise<void> {
  await client.query(
    `with exam as (
       insert into exams (skill, description, created_at, updated_at)
       select case when n % 4 = 3 then 'listening' else 'reading' end, 'Test ' || n,
              timestamptz '2020-01-01' + n * interval '5 hours', timestamptz '2020-01-01' + n * interval '5 hours'
         from generate_series($1::int, $2::int - 1) n
       returning id, skill, description, created_at)
     insert into sections (exam_id, skill, part_number, title, time_minutes, questions_count, current_version, created_at, updated_at)
     select id, skill, part, description || ', part ' || part, 20, 13, 1, created_at, created_at
       from exam, generate_series(1, 3) part`,
    [from, to],
  );
  await client.query(
    `insert into section_versions (section_id, version, content)
     select s.id, 1, $1::jsonb || jsonb_build_object('skill', s.skill, 'title', s.title, 'part_number', s.part_number,
              'passage', jsonb_build_array('<p>' || md5(s.title) || ' ' || repeat($2, 60) || '</p>'))
       from sections s where not exists (select from section_versions v where v.section_id = s.id)`,
    [JSON.stringify(benchPart(0)), 'The canal carried coal and timber from the hills to the harbour. '],
  );
  await client.query(
    `insert into section_checks (section_id, version, rules, errors, warnings)
     select id, 1, $1, 0, 0 from sections on conflict do nothing`,
    [PUBLISH_CHECK_RULES],
  );
  await client.query(
    `insert into growth.parts
     select (select count(*) from growth.parts) + row_number() over (order by created_at, part_number) - 1, id
       from sections where id not in (select id from growth.parts)`,
  );
}

interface Addition {
  readonly count: number;
  /** Places, as SQL, of the attempt `n`. */
  readonly user: string;
  readonly part: string;
}

/** In the order of time, but for the steps that are made at once. */
async function addAttempts(client: Client, url: string, { count, user, part }: Addition): Promise<void> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from attempts');
  const first = rows[0]?.n ?? 0;
  const statements: string[] = [];
  for (let at = first; at < first + count; at += STEP)
    statements.push(
      `with wanted as materialized (
              select n, (${user})::int as user_place, (${part})::int as part_place
                from generate_series(${at}, ${Math.min(at + STEP, first + count) - 1}) n)
       insert into attempts (user_id, section_id, version, started_at, submitted_at, profile, library_version,
                             key_revision, revision, sent_digest, answers, stamps, marks, total, verdicts)
       select people.id, parts.id, 1, moment - interval '15 minutes', moment, 'ielts', '0.1.0',
              0, 14, md5(n::text), answers, stamps, marks, total, verdicts
         from wanted
         join growth.people on people.place = user_place
         join growth.parts on parts.place = part_place
         join growth.taken on taken.place = n * 31 % 256,
              lateral (select timestamptz '2020-01-01' + n * interval '15 seconds' as moment) at
        order by n`,
    );
  await runSideBySide(url, statements, {
    connections: availableParallelism(),
    settings: 'set session_replication_role = replica',
  });
}

async function signIn(client: Client, { from, count }: { from: number; count: number }): Promise<readonly Person[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from growth.people where place >= $1 order by place limit $2',
    [from, count],
  );
  return addTokens(client, rows);
}

async function addTokens(client: Client, users: readonly { readonly id: string }[]): Promise<readonly Person[]> {
  const people = users.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }));
  await client.query(
    `insert into tokens (hash, user_id, expires_at)
     select hash, id, now() + interval '30 days' from unnest($1::bytea[], $2::uuid[]) as made (hash, id)`,
    [people.map(({ token }) => createHash('sha256').update(token).digest()), people.map(({ id }) => id)],
  );
  return people;
}
