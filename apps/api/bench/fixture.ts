import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Skill } from '@bandwise/domain';
import { Client } from 'pg';
import { migrate } from '../src/db/migrate.ts';
import { openServer } from '../src/db/open-database.ts';
import { benchPart, benchTask } from './sample.ts';

export interface BenchLearner {
  readonly id: string;
  readonly token: string;
  /** Their attempt in progress, of the first section. */
  readonly attemptId: string;
}

export interface Fixture {
  readonly sectionIds: readonly string[];
  readonly writingIds: readonly string[];
  readonly speakingIds: readonly string[];
  readonly learners: readonly BenchLearner[];
  /** Learners who do nothing until all of them start at once. */
  readonly crowd: readonly BenchLearner[];
  readonly administratorToken: string;
}

export interface FixtureSize {
  /** Reading parts, each of 12 kB. */
  readonly sections: number;
  /** Rows of the listening list; the first learner has a result for each. */
  readonly listed: number;
  /** Rows of the speaking list. */
  readonly listedMany: number;
  readonly learners: number;
  readonly crowd: number;
}

/** Rows of the writing list: as many as a page of a school's list has. */
const SHORT_LIST = 20;

export type Queryable = Pick<Client, 'query'>;

/** Fills a database with what a school of some size has. */
export async function createFixture(url: string, size: FixtureSize): Promise<Fixture> {
  const database = await openServer(url, 2);
  await migrate(database.db);
  await database.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await fill(client, size);
  } finally {
    await client.end();
  }
}

/** `client` speaks to a migrated, empty database. */
export async function fill(client: Queryable, size: FixtureSize): Promise<Fixture> {
  const sectionIds = await insertSections(client, 'reading', size.sections);
  const listed = await insertSections(client, 'listening', size.listed);
  const speakingIds = await insertSections(client, 'speaking', size.listedMany);
  const writingIds = await insertSections(client, 'writing', SHORT_LIST);
  const learners = await insertLearners(client, sectionIds[0] ?? '', size.learners);
  const crowd = await insertLearners(client, sectionIds[0] ?? '', size.crowd);
  await client.query(
    `insert into attempts (user_id, section_id, version, started_at, submitted_at, marks, total, verdicts)
       select $1, id, 1, now(), now(), 9, 13, '[]' from unnest($2::uuid[]) as id`,
    [learners[0]?.id, [...listed, ...speakingIds]],
  );
  const administratorToken = await insertAdministrator(client);
  await client.query('vacuum analyze');
  return { sectionIds, writingIds, speakingIds, learners, crowd, administratorToken };
}

async function insertSections(client: Queryable, skill: Skill, count: number): Promise<readonly string[]> {
  const content = skill === 'speaking' || skill === 'writing' ? benchTask(skill) : benchPart(1);
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query(
    `with exam as (insert into exams (skill, description) values ($1, 'Bench') returning id),
          wanted as (select id, place from unnest($2::uuid[]) with ordinality as wanted (id, place)),
          section as (
            insert into sections (id, exam_id, skill, part_number, title, time_minutes, questions_count, current_version)
            select wanted.id, exam.id, $1, wanted.place, 'Bench part ' || wanted.place, 20, 13, 1 from wanted, exam
            returning id)
     insert into section_versions (section_id, version, content) select id, 1, $3 from section`,
    [skill, ids, JSON.stringify(content)],
  );
  return ids;
}

async function insertLearners(client: Queryable, sectionId: string, count: number): Promise<readonly BenchLearner[]> {
  const learners = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
    attemptId: randomUUID(),
  }));
  const ids = learners.map(({ id }) => id);
  const hashes = learners.map(({ token }) => createHash('sha256').update(token).digest());
  await client.query(
    `insert into users (id, first_name, last_name, email, password_hash)
     select id, 'Bench', 'Learner', id || '@example.com', 'none' from unnest($1::uuid[]) as id`,
    [ids],
  );
  await client.query(
    `insert into tokens (hash, user_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as made (hash, id)`,
    [hashes, ids],
  );
  await client.query(
    `insert into attempts (id, user_id, section_id, version)
     select id, user_id, $3, 1 from unnest($1::uuid[], $2::uuid[]) as made (id, user_id)`,
    [learners.map(({ attemptId }) => attemptId), ids, sectionId],
  );
  return learners;
}

/** Answers the administrator's token. */
async function insertAdministrator(client: Queryable): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `with administrator as (
       insert into users (first_name, last_name, email, password_hash, role)
       values ('Bench', 'Administrator', 'administrator@example.com', 'none', 'admin') returning id)
     insert into tokens (hash, user_id, expires_at)
     select $1, id, now() + interval '1 day' from administrator`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}
