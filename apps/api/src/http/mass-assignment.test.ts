import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createContentWorld, firstSection, type ContentWorld } from '../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { everyRoute, NO_SUCH_ID } from '../testing/every-route.ts';
import { fullReadingExam, readingPart } from '../testing/content/sample-exams.ts';

/** Fields of the database's rows that no caller may write, with values that would be seen. */
const SMUGGLED = {
  id: NO_SUCH_ID,
  role: 'admin',
  is_admin: true,
  status: 'disabled',
  email: 'smuggled@example.com',
  first_name: 'Smuggled',
  password_hash: 'smuggled',
  created_at: '2000-01-01T00:00:00Z',
  created_by: NO_SUCH_ID,
  updated_at: '2000-01-01T00:00:00Z',
  deleted_at: '2000-01-01T00:00:00Z',
  expires_at: '2000-01-01',
  user_id: NO_SUCH_ID,
  exam_id: NO_SUCH_ID,
  skill: 'speaking',
  version: 7,
  current_version: 7,
  questions_count: 99,
  submitted_at: '2000-01-01T00:00:00Z',
  deadline: '2999-01-01T00:00:00Z',
  marks: 99,
  revision: 99,
  source: 'reported',
};

/** A call with more in its body than its type has. */
const smuggling = <Body extends object>(body: Body): Body => ({ ...SMUGGLED, ...body });

/** The objects of a JSON schema that would let a field through that they do not name, or name no type for. */
function openObjects(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, additionalProperties } = schema as { type?: unknown; additionalProperties?: unknown }; // as JSON schema has them
  const isOpen =
    type === 'object' &&
    additionalProperties !== false &&
    (typeof additionalProperties !== 'object' || Object.keys(additionalProperties ?? {}).length === 0);
  const inner = Object.entries(schema).flatMap(([name, value]) => openObjects(value, `${path}/${name}`));
  return isOpen ? [path, ...inner] : inner;
}

describe('the table of routes', () => {
  const bodies = everyRoute.flatMap(({ key, contract }) => (contract.body ? [{ key, body: contract.body }] : []));

  it.each(bodies)('names every field that $key takes', ({ body }) => {
    expect(openObjects(z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' }), '')).toEqual([]);
  });

  it('would show an object that takes anything', () => {
    const loose = z.object({ part: z.array(z.looseObject({ title: z.string() })) });
    expect(openObjects(z.toJSONSchema(loose, { io: 'output' }), '')).toEqual(['/properties/part/items']);
  });
});

describe('a field that nobody asked for', () => {
  let test: TestApp;
  let world: ContentWorld;
  beforeAll(async () => {
    test = await createTestApp();
    world = await createContentWorld(test);
  });
  const find = async (email: string) =>
    (await world.admin.call('GET /api/users', {})).find((user) => user.email === email);

  it('makes nobody an administrator who is added or changed', async () => {
    const account = { firstName: 'Lan', lastName: 'Pham', email: 'lan@example.com', password: 'a quiet library' };
    await world.admin.prepare();
    await world.admin.call('POST /api/register', { body: smuggling(account) });
    const added = await find(account.email);
    expect(added).toMatchObject({ firstName: 'Lan', role: 'learner', status: 'active', expires_at: null });
    expect(added?.id).not.toBe(NO_SUCH_ID);
    expect(added?.created_at.slice(0, 4)).not.toBe('2000');

    const params = { id: added?.id ?? '' };
    const userIds = [params.id];
    await world.admin.call('PUT /api/users/:id/status', { params, body: smuggling({ status: 'active' as const }) });
    await world.admin.call('POST /api/users/bulk-status-update', {
      body: smuggling({ userIds, status: 'active' as const }),
    });
    expect(await find(account.email)).toEqual(added);
    const { status: _status, ...others } = SMUGGLED;
    await world.admin.call('PUT /api/users/:id', { params, body: { ...others, expires_at: '2099-01-01' } });
    await world.admin.call('POST /api/users/bulk-expiry-update', {
      body: smuggling({ userIds, expires_at: '2099-01-01' }),
    });
    expect(await find(account.email)).toEqual({ ...added, expires_at: '2099-01-01' });
  });

  it('makes nobody an administrator who changes the own password', async () => {
    const learner = await test.make.learner();
    const client = await (await test.signIn(learner)).prepare();
    const password = 'quite another one';
    const change = { current_password: learner.password, password, password_confirmation: password };
    await client.call('POST /api/password/change', { body: smuggling(change) });
    expect(await find(learner.email)).toMatchObject({ id: learner.id, role: 'learner', status: 'active' });
  });

  it('says neither which test is written, nor its version, skill or age', async () => {
    const input = fullReadingExam();
    const body = smuggling({ ...input, reading: (input.reading ?? []).map(smuggling) });
    const created = await world.admin.call('POST /api/exam/new', { body });
    const other = await world.publish({ reading: [readingPart()] });
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: created.exam_id },
      body: smuggling({ ...body, exam_id: other.exam_id, description: 'Renamed', revision: created.revision }),
    });
    const exam = await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id: created.exam_id } });
    expect(exam).toMatchObject({ skill: 'reading', description: 'Renamed' });
    expect(exam.parts.map(({ id, version, questions_count }) => ({ id, version, questions_count }))).toEqual(
      created.sections.map(({ id }) => ({ id, version: 1, questions_count: 2 })),
    );
    for (const { created_at } of exam.parts) expect(created_at.slice(0, 4)).not.toBe('2000');
    expect(
      (await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id: other.exam_id } })).parts,
    ).toHaveLength(1);
  });

  it('gives no marks, no time and nobody else’s attempt', async () => {
    const sectionID = firstSection(await world.publish({ reading: [readingPart()] }));
    const { learner } = world;
    const attempt = await learner.call('POST /api/attempt', { body: smuggling({ sectionID }) });
    expect(attempt).toMatchObject({ status: 'in_progress', version: 1 });
    expect(attempt.revision).toBeLessThan(99);
    expect(attempt.deadline?.slice(0, 4)).not.toBe('2999');
    const params = { id: attempt.id };
    const saved = await learner.call('PATCH /api/attempt/:id', { params, body: smuggling({ changes: {} }) });
    expect(saved).toMatchObject({ id: attempt.id, status: 'in_progress', deadline: attempt.deadline });
    const result = await learner.call('POST /api/user/save-result', {
      body: smuggling({ sectionID, attemptID: attempt.id, answers: { '1': 'TRUE' }, correctCount: 9, total: 9 }),
    });
    expect(result).toMatchObject({ correctCount: 0, total: 9, attemptID: attempt.id });
    const { attempts } = await learner.call('GET /api/attempt', { query: { sectionID } });
    expect(attempts).toMatchObject([{ id: attempt.id, source: 'marked', correctCount: 0 }]);
  });
});
