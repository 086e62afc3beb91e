import type { RouteOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { beforeStatement } from '../../testing/faults/before-statement.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { failingWith } from './failing-with.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

it('tells a learner who is deleted while handing in that the session is over [D30]', async () => {
  const sectionID = await world.section(readingExam());
  const account = await test.make.learner();
  const pool = beforeStatement('attempts-insert-submitted', test.deps.pool, () =>
    test.deps.db.deleteFrom('users').where('id', '=', account.id).execute(),
  );
  const learner = await (await createTestApp({ beside: test, deps: { pool } })).signIn(account);
  const handIn = learner.call('POST /api/user/save-result', { body: { sectionID, answers: {} } });
  expect(await refusalOf(handIn)).toMatchObject({ status: 401, code: 'unauthenticated' });
});

it('is told also where a call has its own words for what breaks', async () => {
  const gone = Object.assign(new Error('violates foreign key'), { code: '23503', constraint: 'tokens_user_id_fkey' });
  const login = failingWith('An error occurred during login.', () => Promise.reject(gone));
  await expect(login(undefined)).rejects.toBe(gone);
});

interface Scene {
  readonly client: TestClient;
  readonly sectionID: string;
  readonly examID: string;
  readonly attemptID: string;
  readonly otherID: string;
}

const exam = readingExam();
const newcomer = { firstName: 'A', lastName: 'B', email: 'newcomer@example.com', password: 'a quiet library' };
const password = { current_password: 'wrong', password: 'a new password', password_confirmation: 'a new password' };
const changes = { '1': { value: 'TRUE', at: 1 } };

type Writes = Readonly<Record<string, (scene: Scene) => Promise<unknown>>>;

/** Every writing call of a signed-in user. */
const BY_LEARNERS: Writes = {
  'starts a test': ({ client, sectionID }) => client.call('POST /api/attempt', { body: { sectionID } }),
  'starts a test again': ({ client, sectionID }) =>
    client.call('POST /api/attempt', { body: { sectionID, restart: true } }),
  'saves answers': ({ client, attemptID: id }) =>
    client.call('PATCH /api/attempt/:id', { params: { id }, body: { changes } }),
  'discards a test': ({ client, attemptID: id }) => client.call('DELETE /api/attempt/:id', { params: { id } }),
  'hands a test in': ({ client, sectionID, attemptID }) =>
    client.call('POST /api/user/save-result', { body: { sectionID, attemptID, answers: {} } }),
  'hands a whole test in': ({ client, sectionID }) =>
    client.call('POST /api/user/save-result', { body: { sectionID, answers: {} } }),
  'reports marks': ({ client, sectionID }) =>
    client.call('POST /api/user/save-result', { body: { sectionID, correctCount: 0, total: 1 } }),
  'has a test marked': ({ client, sectionID: id }) =>
    client.call('POST /api/section/:id/mark', { params: { id }, body: { answers: {} } }),
  'reports a problem': ({ client, sectionID, attemptID }) =>
    client.call('POST /api/section/:sectionID/problem', {
      params: { sectionID },
      body: { attemptID, number: 1, words: 'No answer fits.' },
    }),
  'changes a password': ({ client }) => client.call('POST /api/password/change', { body: password }),
};

const BY_ADMINISTRATORS: Writes = {
  'adds somebody': ({ client }) => client.call('POST /api/register', { body: newcomer }),
  'publishes a test': ({ client }) => client.call('POST /api/exam/new', { body: exam }),
  'publishes a reading test': ({ client }) =>
    client.call('POST /api/exam/new/:type', { params: { type: 'reading' }, body: exam }),
  'changes a test': ({ client, examID }) =>
    client.call('PUT /api/exam/:exam_id', { params: { exam_id: examID }, body: exam }),
  'deletes a test': ({ client, examID }) =>
    client.call('DELETE /api/exam/delete/:id', { params: { id: examID }, query: {} }),
  'restores a test': ({ client, examID }) =>
    client.call('POST /api/bin/:exam_id/restore', { params: { exam_id: examID }, query: {} }),
  'removes a test for good': ({ client, examID }) =>
    client.call('DELETE /api/bin/:exam_id', { params: { exam_id: examID }, query: {} }),
  'deletes somebody': ({ client, otherID: id }) => client.call('DELETE /api/users/:id', { params: { id } }),
  'disables somebody': ({ client, otherID: id }) =>
    client.call('PUT /api/users/:id/status', { params: { id }, body: { status: 'disabled' } }),
  'limits somebody': ({ client, otherID: id }) =>
    client.call('PUT /api/users/:id', { params: { id }, body: { expires_at: '2099-01-01' } }),
  'decides a report': ({ client, otherID: id }) =>
    client.call('PATCH /api/problem/:id', { params: { id }, body: { revision: 1, state: 'fixed', reply: '' } }),
  'deletes several': ({ client, otherID }) =>
    client.call('POST /api/users/bulk-delete', { body: { userIds: [otherID] } }),
  'disables several': ({ client, otherID }) =>
    client.call('POST /api/users/bulk-status-update', { body: { userIds: [otherID], status: 'disabled' } }),
  'limits several': ({ client, otherID }) =>
    client.call('POST /api/users/bulk-expiry-update', { body: { userIds: [otherID], expires_at: null } }),
};

describe('who is deleted between being let in and being served is told so when it', () => {
  let beside: TestApp;
  let examID: string;
  let sectionID: string;
  beforeAll(async () => {
    test = await createTestApp();
    world = await createContentWorld(test);
    const saved = await world.publish(exam);
    examID = saved.exam_id;
    sectionID = firstSection(saved);
    const deleteCaller = (route: RouteOptions) => {
      route.preHandler = async ({ caller }) => {
        if (caller) await test.deps.db.deleteFrom('users').where('id', '=', caller.id).execute();
      };
    };
    beside = await createTestApp({ beside: test, app: { onRoute: deleteCaller } });
  });

  async function write(role: 'learner' | 'admin', act: (scene: Scene) => Promise<unknown>) {
    const account = await test.make[role]();
    const attempt = await (await test.signIn(account)).call('POST /api/attempt', { body: { sectionID } });
    const other = await test.make.learner();
    const client = await (await beside.signIn(account)).prepare();
    const refusal = await refusalOf(act({ client, sectionID, examID, attemptID: attempt.id, otherID: other.id }));
    const others = await test.deps.db.selectFrom('users').select('id').where('id', '=', other.id).execute();
    return { ...refusal, others: others.length };
  }
  const refused = { status: 401, code: 'unauthenticated', others: 1 };

  it.each(Object.entries(BY_LEARNERS))('%s', async (_name, act) => {
    expect(await write('learner', act)).toMatchObject(refused);
  });

  it.each(Object.entries(BY_ADMINISTRATORS))('%s', async (_name, act) => {
    expect(await write('admin', act)).toMatchObject(refused);
  });
});
