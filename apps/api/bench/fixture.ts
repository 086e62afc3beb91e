import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../src/db/migrate.ts';
import { openServer } from '../src/db/open-database.ts';
import { benchPart } from './sample.ts';

export interface BenchLearner {
  readonly id: string;
  readonly token: string;
  /** Their sitting in progress, of the first section. */
  readonly attemptId: string;
}

export interface Fixture {
  readonly sectionIds: readonly string[];
  readonly learners: readonly BenchLearner[];
}

export interface FixtureSize {
  /** Reading parts, each of 12 kB. */
  readonly sections: number;
  /** Rows of the listening list; the first learner has a result for each. */
  readonly listed: number;
  readonly learners: number;
}

/** Fills a database with what a school of some size has. */
export async function createFixture(url: string, size: FixtureSize): Promise<Fixture> {
  const database = await openServer(url, 2);
  await migrate(database.db);
  await database.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const sectionIds = await insertSections(client, 'reading', size.sections);
    const listed = await insertSections(client, 'listening', size.listed);
    const learners: BenchLearner[] = [];
    for (let index = 0; index < size.learners; index += 1)
      learners.push(await insertLearner(client, sectionIds[0] ?? '', index));
    await client.query(
      `insert into attempts (user_id, section_id, version, started_at, submitted_at, marks, total, verdicts)
       select $1, id, 1, now(), now(), 9, 13, '[]' from unnest($2::uuid[]) as id`,
      [learners[0]?.id, listed],
    );
    await client.query('vacuum analyze');
    return { sectionIds, learners };
  } finally {
    await client.end();
  }
}

async function insertSections(client: pg.Client, skill: string, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const content = JSON.stringify(benchPart(1));
  await client.query(
    `with exam as (insert into exams (skill, description) values ($1, 'Bench') returning id),
          wanted as (select id, place from unnest($2::uuid[]) with ordinality as wanted (id, place)),
          section as (
            insert into sections (id, exam_id, skill, part_number, title, time_minutes, questions_count, current_version)
            select wanted.id, exam.id, $1, wanted.place, 'Bench part ' || wanted.place, 20, 13, 1 from wanted, exam
            returning id)
     insert into section_versions (section_id, version, content) select id, 1, $3 from section`,
    [skill, ids, content],
  );
  return ids;
}

async function insertLearner(client: pg.Client, sectionId: string, index: number): Promise<BenchLearner> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query<{ id: string }>(
    `insert into users (first_name, last_name, email, password_hash)
     values ('Bench', 'Learner', $1, 'none') returning id`,
    [`bench${index}@example.com`],
  );
  const id = rows[0]?.id ?? '';
  await client.query(`insert into tokens (hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`, [
    createHash('sha256').update(token).digest(),
    id,
  ]);
  const attempt = await client.query<{ id: string }>(
    'insert into attempts (user_id, section_id, version) values ($1, $2, 1) returning id',
    [id, sectionId],
  );
  return { id, token, attemptId: attempt.rows[0]?.id ?? '' };
}
