import { REPEATABLE, type RouteKey } from '@bandwise/api-contract/common';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { assignTo, makeClass, startAssigned } from '../../testing/content/class-makers.ts';
import { begin, start } from '../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { antiForgery } from '../../testing/every-route.ts';
import { removeExpired } from '../../jobs/remove-expired.job.ts';
import { fullReadingExam, readingExam } from '../../testing/content/sample-exams.ts';

let test: TestApp;
let world: ContentWorld;
let count = 0;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});
beforeEach(() => {
  count += 1;
});

interface Request {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: object;
  readonly as?: string | null;
}

/** Sends a call as it is, under a key or none. */
async function send({ method, url, body, as = world.admin.token }: Request, key?: string) {
  return test.app.inject({
    method,
    url,
    ...(body ? { payload: body } : {}),
    headers: {
      authorization: `Bearer ${as}`,
      ...(await antiForgery(test.app)),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  });
}

const answerOf = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json()];
const entries = async () => (await world.admin.call('GET /api/audit', { query: {} })).total;
const learner = async () => (await test.make.learner({ email: `learner-${count}@example.com` })).id;
const userUrl = async (rest = '') => `/api/users/${await learner()}${rest}`;
const examUrl = async (before: string) => before + (await world.publish(readingExam())).exam_id;
const binUrl = async () => {
  const { exam_id: id } = await world.publish(readingExam());
  await world.admin.call('DELETE /api/exam/delete/:id', { params: { id }, query: {} });
  return `/api/bin/${id}`;
};
const account = { firstName: 'Lan', lastName: 'Pham', password: 'a quiet library' };

/** An assigned sitting that runs, and the address of its exam room. */
async function room() {
  const account = await test.make.learner({ email: `sitter-${count}-${crypto.randomUUID()}@example.com` });
  const sitter = await test.signIn(account);
  const classID = await makeClass(test, { learners: [account.id] });
  const { exam_id: examID } = await world.publish(fullReadingExam());
  const { id } = await assignTo(classID, world.admin, { items: [{ kind: 'exam', examID }], now: test.deps.now() });
  const { sittingID } = await startAssigned(id, sitter);
  await start(sitter, sittingID ?? '');
  const url = `/api/assignment/${id}/room`;
  const one = { userID: account.id, reason: 'A fire drill' };
  return { url, one, end: () => send({ method: 'POST', url: `${url}/end`, body: one }) };
}

const accepting = { question: '5', accept: 'dock', reason: 'Both are in the text.' };

/** One call of each kind, on separate data. */
const CALLS: Readonly<Record<string, () => Promise<Request>>> = {
  'POST /api/exam/new/:type': async () => ({ method: 'POST', url: '/api/exam/new/reading', body: readingExam() }),
  'POST /api/exam/new': async () => ({ method: 'POST', url: '/api/exam/new', body: readingExam() }),
  'PUT /api/exam/:exam_id': async () => {
    const url = await examUrl('/api/exam/');
    return { method: 'PUT', url, body: { ...readingExam({ title: 'New' }), revision: 1 } };
  },
  'DELETE /api/exam/delete/:id': async () => ({ method: 'DELETE', url: await examUrl('/api/exam/delete/') }),
  'POST /api/bin/:exam_id/restore': async () => ({ method: 'POST', url: `${await binUrl()}/restore` }),
  'DELETE /api/bin/:exam_id': async () => ({ method: 'DELETE', url: await binUrl() }),
  'DELETE /api/users/:id': async () => ({ method: 'DELETE', url: await userUrl() }),
  'PUT /api/users/:id/status': async () => ({
    method: 'PUT',
    url: await userUrl('/status'),
    body: { status: 'disabled' },
  }),
  'PUT /api/users/:id': async () => ({ method: 'PUT', url: await userUrl(), body: { expires_at: '2040-01-01' } }),
  'POST /api/users/bulk-delete': async () => ({
    method: 'POST',
    url: '/api/users/bulk-delete',
    body: { userIds: [await learner()] },
  }),
  'POST /api/users/bulk-status-update': async () => ({
    method: 'POST',
    url: '/api/users/bulk-status-update',
    body: { userIds: [await learner()], status: 'disabled' },
  }),
  'POST /api/users/bulk-expiry-update': async () => ({
    method: 'POST',
    url: '/api/users/bulk-expiry-update',
    body: { userIds: [await learner()], expires_at: null },
  }),
  'PATCH /api/problem/:id': async () => {
    const sectionID = firstSection(await world.publish(readingExam()));
    const { attemptID } = await world.learner.call('POST /api/user/save-result', { body: { sectionID, answers: {} } });
    const body = { attemptID, number: 1, words: 'No answer fits.' };
    const { id } = await world.learner.call('POST /api/section/:sectionID/problem', { params: { sectionID }, body });
    return { method: 'PATCH', url: `/api/problem/${id}`, body: { revision: 1, state: 'fixed', reply: '' } };
  },
  'POST /api/section/:id/regrade': async () => {
    const sectionID = firstSection(await world.publish(readingExam()));
    return { method: 'POST', url: `/api/section/${sectionID}/regrade`, body: accepting };
  },
  'POST /api/regrade/:id/undo': async () => {
    const params = { id: firstSection(await world.publish(readingExam())) };
    const { id } = await world.admin.call('POST /api/section/:id/regrade', { params, body: accepting });
    return { method: 'POST', url: `/api/regrade/${id}/undo`, body: {} };
  },
  'POST /api/register': async () => ({
    method: 'POST',
    url: '/api/register',
    body: { ...account, email: `added-${count}@example.com` },
  }),
  'DELETE /api/attempt/:id': async () => {
    const sectionID = firstSection(await world.publish(readingExam()));
    const { id } = await world.learner.call('POST /api/attempt', { body: { sectionID } });
    return { method: 'DELETE', url: `/api/attempt/${id}`, as: world.learner.token };
  },
  'POST /api/assignment/:id/room/extend': async () => {
    const { url, one } = await room();
    return { method: 'POST', url: `${url}/extend`, body: { ...one, minutes: 5 } };
  },
  'POST /api/assignment/:id/room/end': async () => {
    const { url, one } = await room();
    return { method: 'POST', url: `${url}/end`, body: one };
  },
  'POST /api/assignment/:id/room/reopen': async () => {
    const { url, one, end } = await room();
    await end();
    return { method: 'POST', url: `${url}/reopen`, body: { ...one, minutes: 5 } };
  },
  'POST /api/assignment/:id/room/message': async () => {
    const { url, one } = await room();
    return { method: 'POST', url: `${url}/message`, body: { userID: one.userID, text: 'Please go on.' } };
  },
  'DELETE /api/sitting/:id': async () => {
    const { id } = await begin(world.learner, await world.publish(readingExam()));
    return { method: 'DELETE', url: `/api/sitting/${id}`, as: world.learner.token };
  },
};

/** Discarding by a learner is not logged, nor is a message, which is stored by itself. */
const UNLOGGED = new Set<RouteKey>([
  'DELETE /api/attempt/:id',
  'DELETE /api/sitting/:id',
  'POST /api/assignment/:id/room/message',
]);

const NEW_KEY = () => `"key ${count}"`;

describe('a call that is repeated under its key', () => {
  it('is each that changes something', () => {
    expect(Object.keys(CALLS).sort()).toEqual([...REPEATABLE].sort());
  });

  it.each([...REPEATABLE])('is done once and answered the same: %s', async (key) => {
    const call = await callOf(key);
    const first = await send(call, NEW_KEY());
    expect(first.statusCode).toBeLessThan(300);
    const done = await entries();
    expect(answerOf(await send(call, NEW_KEY()))).toEqual(answerOf(first));
    expect(await entries()).toBe(done);
  });

  it.each([...REPEATABLE])('is done once when both arrive together: %s', async (key) => {
    const call = await callOf(key);
    const before = await entries();
    const [first, second] = await Promise.all([send(call, NEW_KEY()), send(call, NEW_KEY())]);
    expect(first.statusCode).toBeLessThan(300);
    expect(answerOf(second)).toEqual(answerOf(first));
    expect((await entries()) - before).toBe(UNLOGGED.has(key) ? 0 : 1);
  });

  it('is refused with 422 when it asks for something else, and nothing is done', async () => {
    const url = await examUrl('/api/exam/');
    const put = (title: string): Request => ({ method: 'PUT', url, body: readingExam({ title }) });
    await send(put('One'), NEW_KEY());
    const done = await entries();
    for (const other of [put('Two'), { method: 'DELETE', url: await userUrl() } as const])
      expect(answerOf(await send(other, NEW_KEY()))).toMatchObject([
        422,
        { code: 'validation_failed', issues: [{ path: 'Idempotency-Key' }] },
      ]);
    expect(await entries()).toBe(done);
  });

  it('is answered what was true then, also when somebody has undone it since', async () => {
    const url = await examUrl('/api/exam/');
    const put: Request = { method: 'PUT', url, body: readingExam({ title: 'New' }) };
    const first = await send(put, NEW_KEY());
    await send({ method: 'DELETE', url: url.replace('exam/', 'exam/delete/') });
    expect(answerOf(await send(put, NEW_KEY()))).toEqual(answerOf(first));
    expect((await send(put)).statusCode).toBe(404);
  });

  it('is done after all when it was refused before, and may be done now', async () => {
    const email = `taken-${count}@example.com`;
    const register: Request = { method: 'POST', url: '/api/register', body: { ...account, email } };
    const { id } = await test.make.learner({ email });
    expect(answerOf(await send(register, NEW_KEY()))).toMatchObject([422, { code: 'email_taken' }]);
    await world.admin.call('DELETE /api/users/:id', { params: { id } });
    expect((await send(register, NEW_KEY())).statusCode).toBe(201);
  });

  it('is another one when somebody else makes it, or a day has passed', async () => {
    const call: Request = { method: 'POST', url: '/api/exam/new', body: readingExam() };
    const idOf = async (as?: string) => (await send({ ...call, ...(as ? { as } : {}) }, NEW_KEY())).json().exam_id;
    const mine = await idOf();
    const other = await test.make.token((await test.make.admin({ email: `other-${count}@example.com` })).id);
    expect([await idOf(), (await idOf(other)) === mine]).toEqual([mine, false]);
    test.clock.advance({ hours: 25 });
    const later = await idOf();
    expect([later === mine, await idOf()]).toEqual([false, later]);
    const kept = () => test.deps.db.selectFrom('idempotent_responses').select('key').execute();
    const before = (await kept()).length;
    await removeExpired(test.deps);
    expect([before > 1, (await kept()).length]).toEqual([true, 1]);
  });

  it('leaves no secret behind', async () => {
    const secrets = ['a quiet library', 'sesame street', 'the key of the call'];
    const email = `secret-${count}@example.com`;
    await send({ method: 'POST', url: '/api/register', body: { ...account, email } }, 'the key of the call');
    const locked = readingExam({ locked: true, password: 'sesame street' });
    await send({ method: 'POST', url: '/api/exam/new', body: locked }, NEW_KEY());
    const { rows } = await sql<{ row: string }>`
      select k::text || encode(request, 'escape') as row from idempotent_responses k`.execute(test.deps.db);
    expect(rows.length).toBeGreaterThan(1);
    for (const secret of [...secrets, email]) expect(rows.map(({ row }) => row).join('\n')).not.toContain(secret);
  });
});

describe('a key', () => {
  it('of more than 255 characters is refused', async () => {
    const call: Request = { method: 'DELETE', url: await userUrl() };
    expect(answerOf(await send(call, 'k'.repeat(256)))).toMatchObject([400, { code: 'bad_request' }]);
    expect((await send(call, 'k'.repeat(255))).statusCode).toBe(200);
  });

  it('changes nothing for calls that may be repeated as they are', async () => {
    const kept = async () => (await test.deps.db.selectFrom('idempotent_responses').select('key').execute()).length;
    const before = await kept();
    const sectionID = firstSection(await world.publish(readingExam()));
    const after = await kept();
    const { learner: one } = world;
    const { id } = await one.call('POST /api/attempt', { body: { sectionID } });
    const headers = { 'idempotency-key': NEW_KEY() };
    await one.call('PATCH /api/attempt/:id', { params: { id }, body: { changes: {} } }, { headers });
    await one.call('POST /api/user/save-result', { body: { sectionID, answers: {}, attemptID: id } }, { headers });
    expect([after - before, await kept()]).toEqual([1, after]);
  });
});

describe('a discard that finds nothing to discard', () => {
  it('leaves no key behind, and is refused each time', async () => {
    const kept = async () => (await test.deps.db.selectFrom('idempotent_responses').select('key').execute()).length;
    const before = await kept();
    const call: Request = {
      method: 'DELETE',
      url: `/api/attempt/${crypto.randomUUID()}`,
      as: world.learner.token,
    };
    for (let round = 0; round < 2; round += 1)
      expect(answerOf(await send(call, NEW_KEY()))).toMatchObject([404, { code: 'not_found' }]);
    expect(await kept()).toBe(before);
  });

  it('of an attempt that was submitted is told so', async () => {
    const { learner: one } = world;
    const sectionID = firstSection(await world.publish(readingExam()));
    const { id } = await one.call('POST /api/attempt', { body: { sectionID } });
    await one.call('POST /api/user/save-result', { body: { sectionID, answers: {}, attemptID: id } });
    const call: Request = { method: 'DELETE', url: `/api/attempt/${id}`, as: one.token };
    expect(answerOf(await send(call, NEW_KEY()))).toMatchObject([409, { code: 'attempt_closed' }]);
  });
});

describe('a call without a key', () => {
  it('is done each time, as the documents have it', async () => {
    const call: Request = { method: 'DELETE', url: await examUrl('/api/exam/delete/') };
    expect((await send(call)).statusCode).toBe(200);
    expect((await send(call)).statusCode).toBe(404);
  });
});

async function callOf(key: RouteKey): Promise<Request> {
  const make = CALLS[key];
  if (!make) throw new Error(`No call for ${key}`);
  return make();
}
