import type { Client } from 'pg';
import type { HttpCall } from '../http-call.ts';
import { benchAnswers, benchPart } from '../sample.ts';
import type { Person, World } from './fill.ts';

/** The subjects of the calls at a size. */
export interface Subjects extends World {
  /** Sections of the tests that are taken by many, one for each writer and round. */
  readonly parts: readonly string[];
  readonly mostTaken: string;
  readonly exam: string;
  /** The last submitted attempt of each reader. */
  readonly attempts: readonly string[];
  /** An attempt in progress of each writer. */
  readonly running: readonly string[];
  readonly auditPages: number;
  /** The class of the teacher. */
  readonly classID: string;
}

export interface BenchRequest {
  readonly method: HttpCall['method'] | 'DELETE';
  readonly path: string;
  readonly as: Person | null;
  readonly body?: object;
}

export interface Call {
  readonly name: string;
  /** The n-th request. */
  readonly ask: (subjects: Subjects, n: number) => BenchRequest;
  /** For calls that return all rows: a bare statement that makes the same rows JSON. */
  readonly ceiling?: string;
}

const of = <T>(values: readonly T[], n: number): T => {
  const value = values[n % values.length];
  if (value === undefined) throw new Error('Nothing to ask about');
  return value;
};

const answers = benchAnswers(benchPart(0).groups);

function get(name: string, path: string | ((subjects: Subjects, n: number) => string)): Call {
  return {
    name,
    ask: (subjects, n) => ({
      method: 'GET',
      path: typeof path === 'string' ? path : path(subjects, n),
      as: of(subjects.readers, n),
    }),
  };
}

/** All users, and all parts and whole tests of a skill, as their lists have them. */
const ALL_USERS = `
  select json_agg(json_build_object(
           'id', id, 'firstName', first_name, 'lastName', last_name, 'email', email, 'role', role, 'status', status,
           'created_at', created_at, 'expires_at', expires_at,
           'extra_time', json_build_object('percent', extra_time_percent, 'minutes', extra_time_minutes))
           order by created_at desc, id)::text from users`;
const partsWith = (more: string) => `
  select json_agg(json_build_object(
           'id', s.id, 'exam_id', s.exam_id, 'title', s.title, 'part_number', s.part_number, 'time', s.time_minutes,
           'questions_count', s.questions_count, 'created_at', s.created_at, 'locked', s.locked, 'last_result', null${more})
           order by s.created_at desc, s.exam_id, s.part_number)::text
    from sections s join exams e on e.id = s.exam_id where s.skill = 'reading' and s.deleted_at is null`;
const ALL_PARTS = partsWith('');
const ALL_PARTS_TO_EDIT = partsWith(`, 'revision', e.revision, 'state', e.state, 'password', s.password`);
const ALL_TESTS = `
  select json_agg(json_build_object('exam_id', id, 'title', title, 'created_at', created_at, 'parts', parts)
                  order by created_at desc, id)::text
    from (select e.id, e.description as title, e.created_at,
                 json_agg(json_build_object('id', s.id, 'part_number', s.part_number, 'title', s.title, 'time', s.time_minutes,
                                            'questions_count', s.questions_count) order by s.part_number) as parts
            from exams e join sections s on s.exam_id = e.id
           where e.skill = 'reading' and e.deleted_at is null and s.deleted_at is null
           group by e.id) tests`;

const LEARNER: readonly Call[] = [
  get('account', '/api/user'),
  { ...get('list of parts', '/api/exam/list/part/reading'), ceiling: ALL_PARTS },
  { ...get('list of whole tests', '/api/exam/list/full/reading'), ceiling: ALL_TESTS },
  get('section', ({ parts }, n) => `/api/section/${of(parts, n)}`),
  get('explanation', ({ quietParts }, n) => `/api/section/${of(quietParts, n % 20)}/explanation`),
  get('last result', ({ quietParts }, n) => `/api/user/last-result?sectionID=${of(quietParts, n)}`),
  get('progress', '/api/user/stats'),
  get('history', '/api/attempt'),
  get('history of a section', ({ quietParts }, n) => `/api/attempt?sectionID=${of(quietParts, n)}`),
  get('attempt with its result', ({ attempts }, n) => `/api/attempt/${of(attempts, n)}`),
  get('own reports', ({ attempts }, n) => `/api/attempt/${of(attempts, n)}/problem`),
  get('practice', '/api/practice'),
  get('practice round', '/api/practice/round'),
  get('sittings', '/api/sitting'),
  get('assignments', '/api/assigned'),
  {
    name: 'start',
    ask: ({ writers, parts }, n) => ({
      method: 'POST',
      path: '/api/attempt',
      as: of(writers, n),
      body: { sectionID: of(parts, n) },
    }),
  },
  {
    name: 'save an answer',
    ask: ({ writers, running }, n) => ({
      method: 'PATCH',
      path: `/api/attempt/${of(running, n)}`,
      as: of(writers, n),
      body: { changes: { '10': { value: `harbour ${n}`, at: Date.now() } } },
    }),
  },
  {
    name: 'submit',
    ask: ({ writers, parts }, n) => ({
      method: 'POST',
      path: '/api/user/save-result',
      as: of(writers, n),
      body: { sectionID: of(parts, n + 7), answers },
    }),
  },
  {
    name: 'discard',
    ask: ({ writers, parts }, n) => ({
      method: 'POST',
      path: '/api/attempt',
      as: of(writers, n),
      body: { sectionID: of(parts, n), restart: true },
    }),
  },
  {
    name: 'guest: start',
    ask: ({ parts }, n) => ({ method: 'POST', path: `/api/section/${of(parts, n)}/start`, as: null }),
  },
];

function admin(name: string, path: string | ((subjects: Subjects, n: number) => string)): Call {
  return {
    name,
    ask: (subjects, n) => ({
      method: 'GET',
      path: typeof path === 'string' ? path : path(subjects, n),
      as: subjects.administrator,
    }),
  };
}

/** The index of words does not contain the test of a section, so each match is read. */
const ALL_WITH_WORDS = `
  select count(distinct s.exam_id) from sections s join section_search l on l.section_id = s.id
   where l.words @@ (select search_query('coal timber')) and s.skill = 'reading' and s.deleted_at is null`;

const ADMINISTRATOR: readonly Call[] = [
  admin('All Tests, newest', '/api/exam?skill=reading'),
  admin('All Tests, by attempts', '/api/exam?skill=reading&sort=attempts'),
  admin('All Tests, by title', '/api/exam?skill=reading&sort=title&order=asc'),
  admin('All Tests, by change', '/api/exam?skill=reading&sort=updated'),
  { ...admin('All Tests, words', '/api/exam?skill=reading&search=coal+timber'), ceiling: ALL_WITH_WORDS },
  admin('All Tests, a title', '/api/exam?skill=reading&search=Test+12,'),
  admin('All Tests, with findings', '/api/exam?skill=reading&findings=some'),
  admin('tests with findings', '/api/exam/findings'),
  { ...admin('parts of a skill', '/api/exam/list/part/reading'), ceiling: ALL_PARTS_TO_EDIT },
  admin('test', ({ exam }) => `/api/exam/${exam}`),
  admin('section to edit', ({ parts }, n) => `/api/section/${of(parts, n)}?view=edit`),
  admin('versions', ({ parts }, n) => `/api/section/${of(parts, n)}/versions`),
  admin('drafts', '/api/draft'),
  admin('bin', '/api/bin'),
  { ...admin('users', '/api/users'), ceiling: ALL_USERS },
  { ...admin('users as a file', '/api/users.csv'), ceiling: ALL_USERS },
  {
    name: 'disable a user',
    ask: ({ writers, administrator }, n) => ({
      method: 'PUT',
      path: `/api/users/${of(writers, n).id}`,
      as: administrator,
      body: { expires_at: '2099-12-31' },
    }),
  },
  admin('audit log', '/api/audit'),
  admin('audit log, its end', ({ auditPages }) => `/api/audit?page=${auditPages}`),
  admin('audit log, a search', '/api/audit?search=learner12@'),
  admin('results, latest', '/api/result'),
  admin('results of a section', ({ quietParts }, n) => `/api/result?section=${of(quietParts, n)}`),
  admin('results of a learner', ({ readers }, n) => `/api/result?learner=${of(readers, n).id}`),
  admin('results, best of each', ({ quietExam }) => `/api/result?exam=${quietExam}&take=best`),
  admin('results, by marks', '/api/result?sort=marks'),
  admin('results, a search', '/api/result?search=learner12@'),
  admin('results of whole tests', '/api/result?kind=exam'),
  admin('one result', ({ attempts }, n) => `/api/result/${of(attempts, n)}`),
  admin('results of a learner, all', ({ readers }, n) => `/api/result/learner/${of(readers, n).id}`),
  admin('statistics of a section', ({ quietParts }, n) => `/api/section/${of(quietParts, n)}/statistics`),
  admin('statistics of a test', ({ quietExam }) => `/api/exam/${quietExam}/statistics`),
  admin('statistics, most taken', ({ mostTaken }) => `/api/section/${mostTaken}/statistics`),
  admin('keys to look at', '/api/key-proposal'),
  admin('problem reports', '/api/problem'),
  admin('problem reports, a search', '/api/problem?search=spellings'),
  admin('regrades of a section', ({ quietParts }, n) => `/api/regrade?section=${of(quietParts, n)}`),
];

function teacher(name: string, path: string | ((subjects: Subjects) => string)): Call {
  return {
    name,
    ask: (subjects) => ({
      method: 'GET',
      path: typeof path === 'string' ? path : path(subjects),
      as: subjects.teacher,
    }),
  };
}

const TEACHER: readonly Call[] = [
  teacher('home of a teacher', '/api/teaching'),
  teacher('classes of a teacher', '/api/class'),
  admin('all classes', '/api/class'),
  teacher('class', ({ classID }) => `/api/class/${classID}`),
  teacher('work of a class', ({ classID }) => `/api/class/${classID}/table`),
  teacher('work of a class as a file', ({ classID }) => `/api/class/${classID}/table.csv`),
  teacher('figures of a class', ({ classID }) => `/api/class/${classID}/figures`),
];

export const CALLS = { learner: LEARNER, administrator: [...ADMINISTRATOR, ...TEACHER] } as const;

/** Finds the subjects of the calls after filling, and removes earlier writes. */
export async function findSubjects(client: Client, world: World): Promise<Subjects> {
  const writers = world.writers.map(({ id }) => id);
  await client.query(
    `delete from attempts where user_id = any($1) and section_id <> all($2) or user_id = any($1) and submitted_at is null`,
    [writers, world.quietParts],
  );
  await client.query(`delete from discarded_attempts where user_id = any($1)`, [writers]);
  const ids = async (text: string, values: readonly unknown[] = []) =>
    (await client.query<{ id: string }>(text, [...values])).rows.map(({ id }) => id);
  const parts = await ids(
    `select s.id from growth.parts p join sections s using (id)
      where s.deleted_at is null and s.skill = 'reading' and p.place >= 3 order by p.place limit 40`,
  );
  const running = await ids(
    `insert into attempts (user_id, section_id, version)
     select w.id, $2, 1 from unnest($1::uuid[]) with ordinality as w (id, place) order by place returning id`,
    [writers, world.quietParts[0]],
  );
  const attempts = await ids(
    `select (select a.id from attempts a where a.user_id = r.id and a.submitted_at is not null
              order by a.submitted_at desc limit 1) as id
       from unnest($1::uuid[]) with ordinality as r (id, place) order by place`,
    [world.readers.map(({ id }) => id)],
  );
  const [auditPages] = await ids(`select ceil(count(*) / 50.0)::int as id from audit_log`);
  const [classID = ''] = await ids(`select class_id as id from class_members where user_id = $1`, [world.teacher.id]);
  const [mostTaken = ''] = await ids(
    `select section_id as id from attempts where submitted_at is not null group by 1 order by count(*) desc limit 1`,
  );
  return {
    ...world,
    parts,
    running,
    attempts,
    auditPages: Number(auditPages),
    mostTaken,
    classID,
    exam: world.quietExam,
  };
}
