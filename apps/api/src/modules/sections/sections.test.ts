import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { editSectionSchema } from '@bandwise/api-contract/admin';
import { deliverySectionSchema } from '@bandwise/api-contract/learner';
import { ApiError } from '@bandwise/api-contract/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { listeningExam, readingExam, RIGHT_ANSWERS, writingExam } from '../../testing/content/sample-exams.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const read = (client: TestClient, id: string, headers: Record<string, string> = {}) =>
  client.call('GET /api/section/:id', { params: { id } }, { headers });
const unlock = (client: TestClient, id: string, password: string) =>
  client.call('POST /api/section/:id/unlock', { params: { id }, body: { password } });
const EDIT = (id: string) => ({ params: { id }, query: { view: 'edit' as const } });
const LOCKED = { locked: true, password: 'sesame-seed' };

describe('reading a section', () => {
  it('answers the delivery form to a learner and to a guest alike, with the fields of the contract and no other [L3-9 L7-22]', async () => {
    const id = await world.section(readingExam());
    const answer: unknown = await (await world.guest.fetch(`/api/section/${id}`)).json();
    expect(deliverySectionSchema.parse(answer)).toEqual(answer);
    expect(await read(world.learner, id)).toEqual(answer);
    expect(answer).toMatchObject({
      id,
      version: 1,
      skill: 'reading',
      title: 'The Canal',
      time: 20,
      questions_count: 9,
    });
  });

  it('answers the same at the address of the skill, and 404 under another skill [L7-21 A7-12]', async () => {
    const id = await world.section(listeningExam());
    const part = (skill: 'reading' | 'listening') =>
      world.learner.call('GET /api/exam/list/part/:skill/:id', { params: { skill, id } });
    expect(await part('listening')).toEqual(await read(world.learner, id));
    await expect(part('reading')).rejects.toMatchObject({ status: 404 });
  });

  it('is the part for editing to an administrator at the address of the skill, and can be sent back as a new test [A7-12]', async () => {
    const id = await world.section(readingExam(LOCKED));
    const ask = (client: TestClient, skill: string) =>
      client.fetch(`/api/exam/list/part/${skill}/${id}`, { headers: { authorization: `Bearer ${client.token}` } });
    const part = editSectionSchema.parse(await (await ask(world.admin, 'reading')).json());
    expect(part).toEqual(await world.admin.call('GET /api/section/:id?view=edit', EDIT(id)));
    expect(part).toMatchObject({ id, locked: true, password: 'sesame-seed' });
    const again = await world.section({ description: 'Again', reading: [part] });
    const copy = await world.admin.call('GET /api/section/:id?view=edit', EDIT(again));
    expect([copy.groups, copy.explanation]).toEqual([part.groups, part.explanation]);
    expect([(await ask(world.learner, 'reading')).status, (await ask(world.admin, 'listening')).status]).toEqual([
      403, 404,
    ]);
  });

  it('answers 404 for a section that is not there, and for an id that is none', async () => {
    await expect(read(world.learner, crypto.randomUUID())).rejects.toMatchObject({ status: 404, code: 'not_found' });
    await expect(read(world.learner, 'x')).rejects.toMatchObject({ status: 404 });
  });

  it('refuses a token that is not one, even where a guest may read', async () => {
    const id = await world.section(readingExam());
    const headers = { authorization: 'Bearer nonsense' };
    expect((await world.guest.fetch(`/api/section/${id}`, { headers })).status).toBe(401);
  });

  it('sends the new version as soon as there is one [D28]', async () => {
    const saved = await world.publish(readingExam());
    const id = firstSection(saved);
    const first = await world.guest.fetch(`/api/section/${id}`);
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: readingExam({ title: 'Corrected' }),
    });
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const second = await world.guest.fetch(`/api/section/${id}`, { headers });
    expect(second.status).toBe(200);
    expect(await second.json()).toMatchObject({ title: 'Corrected', version: 2 });
  });

  it('is not sent again to who has it, in any encoding', async () => {
    const id = await world.section(readingExam());
    const plain = await world.guest.fetch(`/api/section/${id}`);
    const etag = plain.headers.get('etag') ?? '';
    expect(plain.headers.get('cache-control')).toBe('private, no-cache');
    for (const [name, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await test.app.inject({
        url: `/api/section/${id}`,
        headers: { 'accept-encoding': `${name}, deflate` },
      });
      expect(packed.headers).toMatchObject({ 'content-encoding': name, etag });
      expect(decode(packed.rawPayload).toString()).toBe(await (await world.guest.fetch(`/api/section/${id}`)).text());
    }
    const again = await world.guest.fetch(`/api/section/${id}`, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is closed to guests where only signed-in learners practise', async () => {
    const id = await world.section(readingExam());
    const closed = await createTestApp({ beside: test, env: { GUEST_PRACTICE: 'off' } });
    await expect(read(closed.guest(), id)).rejects.toMatchObject({ status: 401 });
    await expect(unlock(closed.guest(), id, 'x')).rejects.toMatchObject({ status: 401 });
  });
});

describe('a locked section', () => {
  it('opens with its password, for whoever holds the grant, a guest too [L5-21]', async () => {
    const id = await world.section(readingExam(LOCKED));
    for (const client of [world.learner, world.guest]) {
      await expect(read(client, id)).rejects.toMatchObject({ status: 403, code: 'section_locked' });
      const { grant } = await unlock(client, id, 'sesame-seed');
      expect(await read(client, id, { 'x-section-grant': grant })).toMatchObject({ id, locked: true });
    }
    expect(await read(world.admin, id)).toMatchObject({ id });
  });

  it('refuses a wrong password in the words of the screen [L5-21 L8-27]', async () => {
    const id = await world.section(readingExam(LOCKED));
    await expect(unlock(await world.newLearner(), id, 'sesame')).rejects.toMatchObject({
      status: 422,
      code: 'incorrect_password',
      message: 'Incorrect password!',
    });
    await expect(unlock(world.learner, crypto.randomUUID(), 'x')).rejects.toMatchObject({ status: 404 });
  });

  it('does not let anyone guess on [D9]', async () => {
    const id = await world.section(readingExam(LOCKED));
    const guesser = await world.newLearner();
    for (let guess = 0; guess < 10; guess += 1)
      await expect(unlock(guesser, id, `guess ${guess}`)).rejects.toMatchObject({ status: 422 });
    await expect(unlock(guesser, id, 'sesame-seed')).rejects.toMatchObject({ status: 429, code: 'too_many_requests' });
    const other = await world.section(readingExam(LOCKED));
    await expect(unlock(guesser, other, 'sesame-seed')).resolves.toHaveProperty('grant');
    await expect(unlock(await world.newLearner(), id, 'sesame-seed')).resolves.toHaveProperty('grant');
  });

  it('is guessed a hundred times by all guests together, then once by each site, and opens for everyone else [D166]', async () => {
    const behindProxy = await createTestApp({ beside: test, env: { TRUST_PROXY: 'loopback' } });
    const id = await world.section(readingExam(LOCKED));
    const guest = behindProxy.guest();
    const from = async (address: string, password: string) => {
      const call = { params: { id }, body: { password } };
      const answer = guest.call('POST /api/section/:id/unlock', call, { headers: { 'x-forwarded-for': address } });
      return answer.then(() => 200).catch((error: unknown) => (error instanceof ApiError ? error.status : 0));
    };
    const guesses = Array.from({ length: 150 }, (_, index) => from(`2001:db8:bad:${index.toString(16)}::1`, 'guess'));
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 422)).toHaveLength(101);
    expect(statuses.filter((status) => status === 429)).toHaveLength(49);
    expect(await from('2001:db8:bad:ffff::1', 'sesame-seed')).toBe(429);
    expect(await from('203.0.113.1', 'guess')).toBe(422);
    expect(await from('203.0.113.1', 'sesame-seed')).toBe(429);
    const learner = await world.newLearner();
    await expect(unlock(learner, id, 'sesame-seed')).resolves.toHaveProperty('grant');
    // A class of guests behind one address, all in the same moment.
    const classmates = await Promise.all(Array.from({ length: 40 }, () => from('203.0.113.2', 'sesame-seed')));
    expect(classmates).toEqual(Array.from({ length: 40 }, () => 200));
  });

  it('is unlocked by a class of guests behind one address in the same moment [D166]', async () => {
    const id = await world.section(readingExam(LOCKED));
    const all = Array.from({ length: 40 }, () => unlock(world.guest, id, 'sesame-seed'));
    expect(await Promise.all(all)).toHaveLength(40);
  });

  it("opens with the deployment's password when it has none, and with nothing when neither is set [L5-22 D12]", async () => {
    const id = await world.section(listeningExam({ locked: true }));
    await expect(unlock(await world.newLearner(), id, '')).rejects.toMatchObject({ status: 422 });
    const withDefault = await createTestApp({ beside: test, env: { DEFAULT_UNLOCK_PASSWORD: 'for everyone' } });
    const { grant } = await unlock(withDefault.guest(), id, 'for everyone');
    expect(await read(withDefault.guest(), id, { 'x-section-grant': grant })).toMatchObject({ id });
    await expect(read(world.learner, id, { 'x-section-grant': grant })).rejects.toMatchObject({ status: 403 });
  });

  it('takes no grant of another section, no changed one, and none after 12 hours', async () => {
    const [id, other] = [await world.section(readingExam(LOCKED)), await world.section(readingExam(LOCKED))];
    const { grant } = await unlock(world.learner, id, 'sesame-seed');
    const withGrant = (section: string, value: string) => read(world.guest, section, { 'x-section-grant': value });
    await expect(withGrant(other, grant)).rejects.toMatchObject({ status: 403 });
    const [, expiry = '', signature = ''] = grant.split('.');
    await expect(withGrant(id, `${id}.${Number(expiry) + 1000}.${signature}`)).rejects.toMatchObject({ status: 403 });
    await expect(withGrant(other, `${other}.${expiry}.${signature}`)).rejects.toMatchObject({ status: 403 });
    await expect(withGrant(id, 'x')).rejects.toMatchObject({ status: 403 });
    test.clock.advance({ hours: 11 });
    await expect(withGrant(id, grant)).resolves.toBeDefined();
    test.clock.advance({ hours: 2 });
    await expect(withGrant(id, grant)).rejects.toMatchObject({ status: 403 });
  });

  it('voids its grants when its password changes', async () => {
    const saved = await world.publish(readingExam(LOCKED));
    const id = firstSection(saved);
    const { grant } = await unlock(world.learner, id, 'sesame-seed');
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: readingExam({ ...LOCKED, password: 'another-one' }),
    });
    await expect(read(world.learner, id, { 'x-section-grant': grant })).rejects.toMatchObject({ status: 403 });
  });

  it('cannot be started, marked or saved without a grant [L6-4]', async () => {
    const id = await world.section(readingExam(LOCKED));
    const locked = { status: 403, code: 'section_locked' };
    await expect(world.learner.call('POST /api/attempt', { body: { sectionID: id } })).rejects.toMatchObject(locked);
    await expect(
      world.guest.call('POST /api/section/:id/mark', { params: { id }, body: { answers: {} } }),
    ).rejects.toMatchObject(locked);
    const save = (body: object) =>
      world.learner.call('POST /api/user/save-result', { body: { sectionID: id, answers: {}, ...body } });
    await expect(save({})).rejects.toMatchObject(locked);
    await expect(
      world.learner.call('POST /api/user/save-result', { body: { sectionID: id, correctCount: 9, total: 9 } }),
    ).rejects.toMatchObject(locked);
  });
});

describe('the form for editing', () => {
  it('is for administrators only, keys, explanation and password included [A3-16 A7-13]', async () => {
    const id = await world.section(readingExam(LOCKED));
    const edit = (client: TestClient, section = id) =>
      client.call('GET /api/section/:id?view=edit', { params: { id: section }, query: { view: 'edit' } });
    await expect(edit(world.guest)).rejects.toMatchObject({ status: 401 });
    await expect(edit(world.learner)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await expect(edit(world.admin, crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
    const section = await edit(world.admin);
    expect(section).toMatchObject({ password: 'sesame-seed', explanation: expect.stringContaining('first paragraph') });
    expect(section.groups[2]?.questions[0]?.answers).toEqual(['coal', 'timber']);
  });
});

describe('the explanation', () => {
  const explain = (client: TestClient, id: string) =>
    client.call('GET /api/section/:id/explanation', { params: { id } });

  it('opens once the learner has submitted the part, and not before [L7-23]', async () => {
    const id = await world.section(readingExam());
    const learner = await world.newLearner();
    await expect(explain(world.guest, id)).rejects.toMatchObject({ status: 401 });
    await expect(explain(learner, crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
    await learner.call('POST /api/attempt', { body: { sectionID: id } });
    await expect(explain(learner, id)).rejects.toMatchObject({ status: 403, code: 'not_submitted' });
    await learner.call('POST /api/user/save-result', { body: { sectionID: id, answers: RIGHT_ANSWERS } });
    expect((await explain(learner, id)).explanation).toContain('first paragraph');
    await expect(explain(await world.newLearner(), id)).rejects.toMatchObject({ status: 403 });
    expect((await explain(world.admin, id)).explanation).toContain('first paragraph');
  });

  it('stays closed to a result that was only reported', async () => {
    const id = await world.section(readingExam());
    const learner = await world.newLearner();
    await learner.call('POST /api/user/save-result', { body: { sectionID: id, correctCount: 9, total: 9 } });
    await expect(explain(learner, id)).rejects.toMatchObject({ status: 403, code: 'not_submitted' });
  });

  it('is that of the version that was taken', async () => {
    const saved = await world.publish(readingExam({ explanation: '<p>Old</p>' }));
    const id = firstSection(saved);
    const learner = await world.newLearner();
    await learner.call('POST /api/user/save-result', { body: { sectionID: id, answers: {} } });
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: readingExam({ explanation: '<p>New</p>' }),
    });
    expect((await explain(learner, id)).explanation).toBe('<p>Old</p>');
    expect((await explain(world.admin, id)).explanation).toBe('<p>New</p>');
  });
});

it('has the task of a writing test, and nothing to mark [L3-12 L7-22]', async () => {
  const id = await world.section(writingExam());
  expect(await read(world.learner, id)).toMatchObject({ examContent: ['<p>Describe the chart.</p>'], groups: [] });
  await expect(world.learner.call('POST /api/attempt', { body: { sectionID: id } })).rejects.toMatchObject({
    status: 422,
  });
});
