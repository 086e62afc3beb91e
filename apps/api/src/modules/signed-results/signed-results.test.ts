import { createHash, generateKeyPairSync } from 'node:crypto';
import type { SignedResultBody } from '@bandwise/api-contract/learner';
import { LIBRARY_VERSION, readSignedResult, remark, type SignedResult } from '@bandwise/domain/signed-result';
import { createLocalJWKSet, flattenedVerify, type JSONWebKeySet } from 'jose';
import { describe, expect, it } from 'vitest';
import { loadSigningKey } from '../../config/signing-key.ts';
import { makeClass } from '../../testing/content/class-makers.ts';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { fullReadingExam, readingExam } from '../../testing/content/sample-exams.ts';
import { begin, finish, resultOf, save, sectionIds, start, typed } from '../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const KEY = 'GET /api/attempt/:id/signed-result';
const answers = { '1': 'TRUE', '2': 'wrong' };

async function createWorld(env: Record<string, string> = {}) {
  const test = await createTestApp({ env });
  const world = await createContentWorld(test);
  const sectionID = await world.section(readingExam());
  return { test, world, sectionID };
}

async function submitted({ learner }: ContentWorld, sectionID: string): Promise<string> {
  const { id } = await learner.call('POST /api/attempt', { body: { sectionID } });
  await learner.call('POST /api/user/save-result', { body: { sectionID, attemptID: id, answers } });
  return id;
}

const download = (client: TestClient, id: string) => client.call(KEY, { params: { id } });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function payloadOf(file: SignedResultBody): SignedResult {
  return JSON.parse(Buffer.from(file.payload, 'base64url').toString('utf8'));
}

/** Verifies with a JOSE library and the public keys. */
async function checked(test: TestApp, file: SignedResultBody) {
  const keys = await test.guest().call('GET /api/keys', {});
  // A mutable copy is what the library takes.
  return flattenedVerify(file, createLocalJWKSet(structuredClone(keys) as JSONWebKeySet));
}

describe('a signed result', () => {
  it('says what was asked, answered and marked, and is the same when it is marked again', async () => {
    const { test, world, sectionID } = await createWorld({
      MARKING_PROFILE: 'spec',
      BRAND: 'Harbour School',
      LEARNER_WEB_URL: 'https://learn.example.com',
    });
    const id = await submitted(world, sectionID);
    const file = await download(world.learner, id);
    const payload = payloadOf(file);
    const { attempt, result } = await world.learner.call('GET /api/attempt/:id', { params: { id } });
    expect(payload).toMatchObject({
      issuer: { name: 'Harbour School', url: 'https://learn.example.com' },
      learner: { name: expect.stringMatching(/^Lan No\d+$/) },
      attempt: { id, started_at: attempt.started_at, submitted_at: result?.date },
      section: { id: sectionID, version: 1 },
      answers,
      marking: { library: LIBRARY_VERSION, profile: 'spec' },
      result: { marks: result?.correctCount, total: result?.total, verdicts: result?.verdicts },
    });
    expect(JSON.stringify(payload)).not.toContain('@example.com');
    const read = readSignedResult(payload);
    expect(read.ok && remark(read.value, sha256).differences).toEqual([]);
    expect(new TextDecoder().decode((await checked(test, file)).payload)).toBe(JSON.stringify(payload));
  });

  it('from before its key was corrected still is what it was, and one from then on has the new key [D71]', async () => {
    const { test, world, sectionID } = await createWorld();
    const id = await submitted(world, sectionID);
    const before = await download(world.learner, id);
    await world.admin.call('POST /api/section/:id/regrade', {
      params: { id: sectionID },
      body: { question: '1', answers: ['TRUE'], reason: 'The text says so.' },
    });
    const after = await download(world.learner, id);
    const marks: number[] = [];
    for (const file of [before, after]) {
      const payload = payloadOf(file);
      expect(new TextDecoder().decode((await checked(test, file)).payload)).toBe(JSON.stringify(payload));
      const read = readSignedResult(payload);
      expect(read.ok && remark(read.value, sha256).differences).toEqual([]);
      marks.push(payload.result.marks);
    }
    expect(marks).toEqual([0, 1]);
  });

  it('is a file with a name, which no cache keeps', async () => {
    const { world, sectionID } = await createWorld();
    const id = await submitted(world, sectionID);
    const reply = await world.learner.fetch(`http://localhost/api/attempt/${id}/signed-result`, {
      headers: { authorization: `Bearer ${world.learner.token}` },
    });
    const day = new Date().toISOString().slice(0, 10);
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="signed-result-${day}-${id.slice(0, 8)}.json"`,
    );
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('is the same file each time, and stays on the version it was taken on', async () => {
    const { world } = await createWorld();
    const saved = await world.publish(readingExam());
    const id = await submitted(world, firstSection(saved));
    const file = await download(world.learner, id);
    const params = { exam_id: saved.exam_id };
    await world.admin.call('PUT /api/exam/:exam_id', { params, body: readingExam({ title: 'Anew' }) });
    expect(await download(world.learner, id)).toEqual(file);
  });

  it('says that the library’s version is not known where it was not stored', async () => {
    const { test, world, sectionID } = await createWorld();
    const id = await submitted(world, sectionID);
    await test.deps.db.updateTable('attempts').set({ library_version: null }).where('id', '=', id).execute();
    expect(payloadOf(await download(world.learner, id)).marking).toEqual({ library: null, profile: 'ielts' });
  });

  it('names the library’s version also for one that was submitted whole', async () => {
    const { world, sectionID } = await createWorld();
    const { attemptID } = await world.learner.call('POST /api/user/save-result', { body: { sectionID, answers } });
    expect(payloadOf(await download(world.learner, attemptID)).marking.library).toBe(LIBRARY_VERSION);
  });

  it('names nobody once the account is deleted', async () => {
    const { test, world, sectionID } = await createWorld();
    const id = await submitted(world, sectionID);
    const { user_id } = await test.deps.db.selectFrom('attempts').select('user_id').executeTakeFirstOrThrow();
    await world.admin.call('DELETE /api/users/:id', { params: { id: user_id ?? '' } });
    expect(payloadOf(await download(world.admin, id)).learner).toBeNull();
  });
});

describe('who gets a signed result', () => {
  const refused = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: { code: string }) => error.code,
    );

  it('is whose attempt it is, their teachers, and administrators: nobody else, and nobody before it is submitted [D202]', async () => {
    const { test, world, sectionID } = await createWorld();
    const other = await world.newLearner();
    const [teacher, another] = [await test.make.teacher(), await test.make.teacher()];
    await makeClass(test, { teachers: [teacher.id], learners: [world.learnerId] });
    await makeClass(test, { teachers: [another.id] });
    const [own, strange] = [await test.signIn(teacher), await test.signIn(another)];
    const { id } = await world.learner.call('POST /api/attempt', { body: { sectionID } });
    const everyone = async () => ({
      guest: await refused(download(test.guest(), id)),
      other: await refused(download(other, id)),
      strange: await refused(download(strange, id)),
      teacher: await refused(download(own, id)),
      owner: await refused(download(world.learner, id)),
      admin: await refused(download(world.admin, id)),
    });
    expect(await everyone()).toEqual({
      guest: 'unauthenticated',
      other: 'not_found',
      strange: 'not_found',
      teacher: 'not_submitted',
      owner: 'not_submitted',
      admin: 'not_submitted',
    });
    await world.learner.call('POST /api/user/save-result', { body: { sectionID, attemptID: id, answers } });
    expect(await everyone()).toEqual({
      guest: 'unauthenticated',
      other: 'not_found',
      strange: 'not_found',
      teacher: 'answered',
      owner: 'answered',
      admin: 'answered',
    });
  });

  it('gets none of marks that were counted elsewhere: the keys would open', async () => {
    const { world, sectionID } = await createWorld();
    const { attemptID } = await world.learner.call('POST /api/user/save-result', {
      body: { sectionID, correctCount: 1, total: 9 },
    });
    expect(await refused(download(world.learner, attemptID))).toBe('not_submitted');
    expect(await refused(download(world.admin, attemptID))).toBe('not_submitted');
  });

  it('gets it of an attempt whose time is up, which is closed first', async () => {
    const { test, world, sectionID } = await createWorld();
    const { id } = await world.learner.call('POST /api/attempt', { body: { sectionID } });
    const changes = { '1': { value: 'TRUE', at: Date.now() } };
    await world.learner.call('PATCH /api/attempt/:id', { params: { id }, body: { changes } });
    test.clock.advance({ hours: 3 });
    expect(payloadOf(await download(world.admin, id)).answers).toEqual({ '1': 'TRUE' });
  });

  it('gets none of a sitting before its end, not even an administrator, and then one for each section', async () => {
    const { test, world } = await createWorld();
    const { learner, admin } = world;
    const exam = await world.publish(fullReadingExam());
    const sitting = await begin(learner, exam);
    await start(learner, sitting.id);
    const [sectionID = ''] = sectionIds(exam);
    await save(learner, sitting.id, { sectionID, changes: typed({ '1': 'TRUE' }, Date.now()) });
    const rows = await test.deps.db.selectFrom('attempts').select('id').where('sitting_id', '=', sitting.id).execute();
    const under = (client: TestClient) => Promise.all(rows.map(({ id }) => refused(download(client, id))));
    expect(await under(learner)).toEqual(['not_found', 'not_found']);
    expect(await under(admin)).toEqual(['not_submitted', 'not_submitted']);
    await finish(learner, sitting.id);
    const parts = (await resultOf(learner, sitting.id)).exams.flatMap((sat) => sat.parts);
    const payloads = await Promise.all(
      parts.map(async ({ attemptID }) => payloadOf(await download(learner, attemptID ?? ''))),
    );
    expect(payloads.map(({ result, learner: named }) => [result.marks, named === null])).toEqual([
      [1, false],
      [0, false],
    ]);
    expect(payloads.map(({ marking }) => marking.library)).toEqual([LIBRARY_VERSION, LIBRARY_VERSION]);
  });

  it('waits after sixty in a minute', async () => {
    const { world, sectionID } = await createWorld();
    const id = await submitted(world, sectionID);
    for (let count = 0; count < 60; count += 1) await download(world.learner, id);
    expect(await refused(download(world.learner, id))).toBe('too_many_requests');
    expect(await refused(download(world.admin, id))).toBe('answered');
  });
});

describe('the public keys', () => {
  it('are the one that signs, before it has signed and after, in every process', async () => {
    const { test, world, sectionID } = await createWorld();
    const before = await test.guest().call('GET /api/keys', {});
    expect(before.keys).toHaveLength(1);
    await download(world.learner, await submitted(world, sectionID));
    const beside = await createTestApp({ beside: test });
    expect(await beside.guest().call('GET /api/keys', {})).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('"d"');
  });

  it('keep those that signed before, so that their files are still checked', async () => {
    const { test, world, sectionID } = await createWorld();
    const id = await submitted(world, sectionID);
    const old = await download(world.learner, id);
    const pem = String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
    const signingKey = await loadSigningKey({ signingKey: pem }, '');
    const after = await createTestApp({ beside: test, deps: { signingKey } });
    const { token } = world.learner;
    const client = Object.assign(after.guest(), { token });
    const fresh = await download(client, id);
    expect(fresh.payload).toBe(old.payload);
    expect(fresh.signature).not.toBe(old.signature);
    const { keys } = await after.guest().call('GET /api/keys', {});
    expect(keys.map(({ kid }) => kid)).toEqual([signingKey.kid, test.deps.signingKey.kid]);
    for (const file of [old, fresh]) expect((await checked(after, file)).payload.byteLength).toBeGreaterThan(1000);
  });
});
