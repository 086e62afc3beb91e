import { readRouteKey, type RouteContract, type RouteKey } from '@bandwise/api-contract/common';
import { allRoutes } from '@bandwise/api-contract/routes';
import type { InjectOptions } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeClass } from '../../testing/content/class-makers.ts';
import { createContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam, writingExam } from '../../testing/content/sample-exams.ts';
import { begin, finish, fortyMarks, start } from '../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { codeOf, NO_SUCH_ID } from '../../testing/every-route.ts';

/** The data of one class, whose learner's name and text are secrets. */
interface World {
  readonly classID: string;
  readonly learnerID: string;
  readonly teacherID: string;
  readonly submission: string;
  readonly attempt: string;
  readonly sitting: string;
  readonly assignment: string;
}

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The text of an uploaded file. */
  readonly file?: string;
}

interface Line {
  readonly request: (world: World) => Request;
  /** `not found`: the call names something of the class. `own`: it answers from what belongs to the caller. */
  readonly strangers: 'not found' | 'own';
}

const SECRET = 'SECRETOFTHECLASS';
const REMARK = '7f3c1d1e-8a54-4b6c-9d2f-000000000001';

const own = (request: Request = {}): Line => ({ request: () => request, strangers: 'own' });
const named = (request: (world: World) => Request): Line => ({ request, strangers: 'not found' });
const ofSubmission = (body?: object): Line =>
  named(({ submission }) => ({ params: { id: submission }, ...(body && { body }) }));

const ofClass = (request: Request = {}): Line => named(({ classID }) => ({ params: { id: classID }, ...request }));

const OPENS = new Date();
const DUE = new Date(OPENS.getTime() + 24 * 3_600_000);
const TIMES = { opens_at: OPENS.toISOString(), due_at: DUE.toISOString() };
const RULES = {
  name: SECRET,
  note: SECRET,
  in_order: false,
  attempts_allowed: null,
  answers_shown: 'at_once',
  full_screen: false,
  start_code: null,
  ...TIMES,
};
const ITEMS = [{ kind: 'mistakes', questions: 5 }];
const ofAssignment = (body?: object): Line =>
  named(({ assignment }) => ({ params: { id: assignment }, ...(body && { body }) }));

const ofSitting = (body: object): Line =>
  named(({ assignment, learnerID }) => ({ params: { id: assignment }, body: { userID: learnerID, ...body } }));

const ASSESSMENT = { revision: 0, bands: {}, comments: [], summary: '' };

/** A valid request of every call for teachers: a call without a line fails the first test. Add what a call names to `World`. */
const LINES: Readonly<Partial<Record<RouteKey, Line>>> = {
  'GET /api/submission/queue': own(),
  'GET /api/submission.csv': own(),
  'GET /api/submission/:id/assessment': ofSubmission(),
  'POST /api/submission/:id/claim': ofSubmission(),
  'PUT /api/submission/:id/assessment': ofSubmission(ASSESSMENT),
  'POST /api/submission/:id/release': ofSubmission({ revision: 0 }),
  'POST /api/submission/:id/undo': ofSubmission({ version: 1 }),
  'POST /api/submission/:id/second-opinion': ofSubmission(),
  'DELETE /api/submission/:id/second-opinion': ofSubmission(),
  'POST /api/submission/:id/opinion': ofSubmission({ revision: 0 }),
  'DELETE /api/submission/:id/claim': ofSubmission(),
  'GET /api/submission/share': named(({ classID }) => ({ query: { class: classID } })),
  'POST /api/submission/share': named(({ classID, teacherID }) => ({
    body: { class: classID, assessors: [teacherID] },
  })),
  'PUT /api/submission/:id/assessor': ofSubmission({ assessor: null }),
  'GET /api/assessor': own(),
  'PUT /api/assessor/remark/:id': own({ params: { id: REMARK }, body: { text: 'Plan first.' } }),
  'DELETE /api/assessor/remark/:id': own({ params: { id: REMARK } }),
  'PUT /api/assessor/daily-mail': own({ body: { daily_mail: false } }),
  'GET /api/class': own(),
  'POST /api/class': own({ body: { name: 'Another class' } }),
  'GET /api/class/:id': ofClass(),
  'PATCH /api/class/:id': ofClass({ body: { may_leave: true } }),
  'PUT /api/class/:id/join-code': ofClass(),
  'DELETE /api/class/:id/join-code': ofClass(),
  'POST /api/class/:id/member': ofClass({ body: { role: 'learner', emails: ['nobody@example.com'] } }),
  'POST /api/class/:id/import': ofClass({ file: 'Email,Name\nlan@example.com,Lan Pham\n' }),
  'POST /api/class/import': own({ file: 'Email,Name,Class\nlan@example.com,Lan Pham,A new class\n' }),
  'GET /api/teaching': own(),
  'GET /api/class/:id/table': ofClass(),
  'GET /api/class/:id/table.csv': ofClass(),
  'GET /api/class/:id/figures': ofClass(),
  'GET /api/result': named(({ learnerID }) => ({ query: { learner: learnerID } })),
  'GET /api/result.csv': named(({ learnerID }) => ({ query: { learner: learnerID } })),
  'GET /api/result/learner/:id': named(({ learnerID }) => ({ params: { id: learnerID } })),
  'GET /api/result/:attemptID': named(({ attempt }) => ({ params: { attemptID: attempt } })),
  'GET /api/result/sitting/:id': named(({ sitting }) => ({ params: { id: sitting } })),
  'GET /api/assignable': own(),
  'GET /api/class/:id/assignment': ofClass(),
  'POST /api/class/:id/assignment': ofClass({ body: { ...RULES, conditions: 'practice', items: ITEMS } }),
  'GET /api/assignment/:id': ofAssignment(),
  'PUT /api/assignment/:id': ofAssignment({ revision: 0, ...RULES }),
  'DELETE /api/assignment/:id': ofAssignment(),
  'POST /api/assignment/:id/copy': named(({ assignment, classID }) => ({
    params: { id: assignment },
    body: { classID, ...TIMES },
  })),
  'PUT /api/assignment/:id/learner/:userID': named(({ assignment, learnerID }) => ({
    params: { id: assignment, userID: learnerID },
    body: { extra_time: { percent: 25, minutes: 0 }, due_at: null },
  })),
  'GET /api/assignment/:id/room': ofAssignment(),
  'POST /api/assignment/:id/room/extend': ofSitting({ minutes: 5, reason: 'A fire drill' }),
  'POST /api/assignment/:id/room/end': ofSitting({ reason: 'A fire drill' }),
  'POST /api/assignment/:id/room/reopen': ofSitting({ minutes: 5, reason: 'A fire drill' }),
  'POST /api/assignment/:id/room/message': ofSitting({ text: 'Ten minutes left.' }),
  'PUT /api/assignment/:id/start-code': ofAssignment({}),
  'DELETE /api/assignment/:id/start-code': ofAssignment(),
  'DELETE /api/class/:id/member/:userID': named(({ classID, learnerID }) => ({
    params: { id: classID, userID: learnerID },
  })),
};

/** Valid requests of learners that name something of their class. */
const LEARNERS_LINES: Readonly<Partial<Record<RouteKey, Line>>> = {
  'DELETE /api/membership/:classID': named(({ classID }) => ({ params: { classID } })),
  'GET /api/assigned/:id': ofAssignment(),
  'POST /api/assigned/:id/start': ofAssignment({ item: 0 }),
};

/** Ids that do not exist. */
const NOTHING: World = {
  classID: NO_SUCH_ID,
  learnerID: NO_SUCH_ID,
  teacherID: NO_SUCH_ID,
  submission: NO_SUCH_ID,
  attempt: NO_SUCH_ID,
  sitting: NO_SUCH_ID,
  assignment: NO_SUCH_ID,
};

let test: TestApp;
let world: World;
const tokens = { learner: '', outsider: '', stranger: '', teacher: '', admin: '' };

beforeAll(async () => {
  test = await createTestApp();
  const { make } = test;
  const content = await createContentWorld(test);
  const sectionID = await content.section(writingExam());
  const [teacher, stranger] = [await make.teacher(), await make.teacher()];
  const [learner, other] = [await make.learner({ firstName: SECRET }), await make.learner()];
  const classID = await makeClass(test, { name: SECRET, teachers: [teacher.id], learners: [learner.id] });
  await makeClass(test, { teachers: [stranger.id], learners: [other.id] });
  const client = await test.signIn(learner);
  const body = { id: crypto.randomUUID(), sectionID, text: `${SECRET} grows.` };
  const { id: submission } = await client.call('POST /api/submission', { body });
  const read = await content.section(readingExam());
  const { attemptID: attempt } = await client.call('POST /api/user/save-result', {
    body: { sectionID: read, answers: {} },
  });
  const { id: sitting } = await begin(client, await content.publish(fortyMarks()));
  await start(client, sitting);
  await finish(client, sitting);
  const ids = { classID, learnerID: learner.id, teacherID: teacher.id };
  world = { ...ids, submission, attempt, sitting, assignment: crypto.randomUUID() };
  tokens.learner = await make.token(learner.id);
  tokens.outsider = await make.token(other.id);
  tokens.stranger = await make.token(stranger.id);
  tokens.teacher = await make.token(teacher.id);
  tokens.admin = await make.token((await make.admin()).id);
});

// Some lines end what they name.
beforeEach(async () => {
  await test.deps.db
    .insertInto('class_members')
    .values({ class_id: world.classID, user_id: world.learnerID, role: 'learner', joined_at: test.deps.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await test.deps.db
    .insertInto('assignments')
    .values({
      id: world.assignment,
      class_id: world.classID,
      name: SECRET,
      items: JSON.stringify(ITEMS),
      conditions: 'practice',
      opens_at: OPENS,
      due_at: DUE,
      answers_shown: 'at_once',
      created_at: OPENS,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ revision: 0 }))
    .execute();
  const plan = { created_at: OPENS.getTime(), start_within_seconds: 0, instructions_seconds: 0, pause_seconds: 0 };
  const sitting = await test.deps.db
    .insertInto('sittings')
    .values({
      user_id: world.learnerID,
      exam_ids: crypto.randomUUID(),
      plan: JSON.stringify({ ...plan, extra_time: { percent: 0, minutes: 0 }, exams: [] }),
      created_at: OPENS,
      ends_at: DUE,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.deps.db
    .insertInto('assignment_work')
    .values({
      assignment_id: world.assignment,
      user_id: world.learnerID,
      item: 0,
      attempt: 1,
      sitting_id: sitting.id,
      started_at: OPENS,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});

async function answerOf(key: RouteKey, { request }: Line, token: string | null, named = world) {
  const { method, path } = readRouteKey(key);
  const { params = {}, query = {}, body, file } = request(named);
  const reply = await test.app.inject({
    method: method as NonNullable<InjectOptions['method']>, // every method of the table is one that inject knows
    url: path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
    query,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(file !== undefined && { 'content-type': 'multipart/form-data; boundary=edge' }),
    },
    ...(body && { payload: body }),
    ...(file !== undefined && { payload: formWith(file) }),
  });
  return { status: reply.statusCode, code: reply.body ? codeOf(reply) : undefined, text: reply.body };
}

function formWith(file: string): string {
  const head = 'content-disposition: form-data; name="file"; filename="class.csv"\r\ncontent-type: text/csv';
  return `--edge\r\n${head}\r\n\r\n${file}\r\n--edge--\r\n`;
}

it('has a line for every call for teachers', () => {
  const keys = Object.entries<RouteContract>(allRoutes).flatMap(([key, { auth }]) => (auth === 'teacher' ? [key] : []));
  expect(Object.keys(LINES).sort()).toEqual(keys.sort());
});

// The table's own keys.
describe.each(Object.entries(LINES) as [RouteKey, Line][])('%s', (key, line) => {
  it('is refused without an account, and to the learners of this and of another class [D202]', async () => {
    expect(await answerOf(key, line, null)).toMatchObject({ status: 401, code: 'unauthenticated' });
    for (const token of [tokens.learner, tokens.outsider])
      expect(await answerOf(key, line, token)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('answers a teacher of another class with nothing of this one [D195]', async () => {
    const answer = await answerOf(key, line, tokens.stranger);
    expect(answer.text).not.toContain(SECRET);
    expect(answer.status).toSatisfy((status) => (line.strangers === 'own' ? status < 300 : status === 404));
  });

  it.each(['teacher', 'admin'] as const)(
    'is open to the teacher of the class, or an administrator: %s [D202]',
    async (role) => {
      expect([401, 403, 404, 415, 422]).not.toContain((await answerOf(key, line, tokens[role])).status);
    },
  );
});

describe.each(Object.entries(LEARNERS_LINES) as [RouteKey, Line][])('%s', (key, line) => {
  it('answers learners and teachers of another class as if the class did not exist [D195]', async () => {
    for (const token of [tokens.outsider, tokens.stranger])
      expect(await answerOf(key, line, token)).toEqual(await answerOf(key, line, token, NOTHING));
    expect(await answerOf(key, line, null)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('is open to the learner of the class [D202]', async () => {
    expect((await answerOf(key, line, tokens.learner)).status).toBe(200);
  });
});

it('finds the secrets of the class where they are', async () => {
  const line = LINES['GET /api/submission/queue'];
  expect(line && (await answerOf('GET /api/submission/queue', line, tokens.teacher)).text).toContain(SECRET);
});
