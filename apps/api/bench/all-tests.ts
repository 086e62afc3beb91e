import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Client, Pool } from 'pg';
import type { LoadRequest } from './load-process.ts';
import { benchPart } from './sample.ts';

const PARTS = [1, 2, 3];
const WORDS = ['canal', 'harbour', 'heron', 'marsh', 'lantern', 'willow', 'ferry', 'granite'];
const wordOf = (index: number) => WORDS[index % WORDS.length] ?? '';

/** Every so many-th learner takes a test. */
const TAKES = 20;

/** Full tests for All Tests to list, newer than all others, with a short passage: each with attempts at its first part. */
export async function insertTests(
  client: Pick<Client, 'query'>,
  of: { readonly count: number; readonly learnerIds: readonly string[] },
): Promise<void> {
  const tests = Array.from({ length: of.count }, (_, index) => ({
    id: randomUUID(),
    name: `Test ${wordOf(index)} ${index}`,
  }));
  await client.query(
    `insert into exams (id, skill, description, created_at)
     select id, 'reading', name, now() + place * interval '1 second'
       from unnest($1::uuid[], $2::text[]) with ordinality as made (id, name, place)`,
    [tests.map(({ id }) => id), tests.map(({ name }) => name)],
  );
  const parts = tests.flatMap(({ id, name }, index) =>
    PARTS.map((part_number) => {
      const title = `${name}, part ${part_number}`;
      const passage = [`<p>A text of the ${wordOf(index + part_number)} and of lesson ${index}.</p>`];
      const content = JSON.stringify({ ...benchPart(0), title, part_number, passage, explanation: null });
      return { id: randomUUID(), exam: id, part_number, title, content };
    }),
  );
  await client.query(
    `with section as (
       insert into sections (id, exam_id, skill, part_number, title, time_minutes, questions_count, current_version)
       select id, exam, 'reading', place, title, 20, 13, 1
         from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[]) as made (id, exam, place, title) returning id)
     insert into section_versions (section_id, version, content)
     select id, 1, content::jsonb from unnest($1::uuid[], $5::text[]) as made (id, content) join section using (id)`,
    [
      parts.map(({ id }) => id),
      parts.map(({ exam }) => exam),
      parts.map(({ part_number }) => part_number),
      parts.map(({ title }) => title),
      parts.map(({ content }) => content),
    ],
  );
  await client.query(
    `insert into attempts (owner_id, user_id, section_id, version, started_at, submitted_at, marks, total, verdicts)
     select learners.id, learners.id, taken.id, 1, now(), now(), 9, 13, '[]'
       from unnest($1::uuid[]) with ordinality as learners (id, row),
            unnest($2::uuid[]) with ordinality as taken (id, row)
      where (learners.row + taken.row) % $3::int = 0`,
    [of.learnerIds, parts.flatMap(({ id, part_number }) => (part_number === 1 ? [id] : [])), TAKES],
  );
}

/** Of what All Tests is asked for. Orders that leave the largest of the other tests on the last page. */
export const TEST_LISTS = {
  newest: 'sort=created&order=desc',
  byAttempts: 'sort=attempts&order=asc',
  search: 'search=lesson&sort=title&order=desc',
} as const;
export type TestList = keyof typeof TEST_LISTS;

export function listTests(path: string, list: TestList, headers: LoadRequest['headers'] = {}): readonly LoadRequest[] {
  return [{ method: 'GET', path: `${path}?skill=reading&${TEST_LISTS[list]}`, headers }];
}

/** The same page by one statement: the tests, how many there are, and their parts as JSON. */
export function createTestListCeiling(pool: Pool) {
  return async ({ query }: FastifyRequest<{ Querystring: { skill?: string; sort?: string; search?: string } }>) => {
    const { key, join } = ORDERS[query.sort ?? ''] ?? CREATED;
    const word = query.search ?? null;
    const { rows } = await pool.query<{ total: string; tests: readonly unknown[] }>({
      name: `tests-${key}-${word === null ? 'all' : 'found'}`,
      text: `with found as (select e.id, e.description, e.state, e.revision, e.created_at, ${key} as key
                              from exams e ${join}
                             where e.skill = $1 and e.deleted_at is null and ${word === null ? '$2::text is null' : FOUND}),
                  page as (select * from found order by key desc limit 5)
             select (select count(*) from found) as total,
                    (select json_agg(json_build_object('test', page, 'parts', ${PARTS_OF_PAGE}) order by page.key)
                       from page) as tests`,
      values: [query.skill, word],
    });
    return rows[0];
  };
}

interface Order {
  readonly key: string;
  readonly join: string;
}

const CREATED: Order = { key: 'e.created_at', join: '' };
const ORDERS: Readonly<Record<string, Order>> = {
  title: { key: 'e.description', join: '' },
  attempts: {
    key: '-coalesce(taken.attempts, 0)',
    join: `left join (select s.exam_id, count(*) as attempts from attempts a join sections s on s.id = a.section_id
                       where a.submitted_at is not null group by s.exam_id) taken
             on taken.exam_id = e.id`,
  },
};

const FOUND = `exists (select from sections s join section_search l on l.section_id = s.id
                        where s.exam_id = e.id and l.words @@ $2::tsquery)`;
const PARTS_OF_PAGE = `(select json_agg(json_build_object('id', s.id, 'title', s.title, 'part_number', s.part_number,
                                'time', s.time_minutes, 'questions_count', s.questions_count) order by s.part_number)
                          from sections s where s.exam_id = page.id and s.deleted_at is null)`;
