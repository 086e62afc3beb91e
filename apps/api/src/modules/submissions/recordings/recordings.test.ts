import { LIMITS } from '@bandwise/domain';
import { RECORDING_CHUNK_MAX_BYTES, RECORDING_CHUNKS_MAX } from '@bandwise/api-contract/common';
import { beforeEach, describe, expect, it } from 'vitest';
import { RECORDING_LIFE, RECORDINGS_OF_A_DAY } from '../../../limits.ts';
import { removeAbandonedRecordings } from './remove-abandoned.job.ts';
import { createContentWorld, type ContentWorld } from '../../../testing/content/content-makers.ts';
import {
  beginRecording,
  handInRecordings,
  record,
  sendChunk,
  soundOf,
} from '../../../testing/content/recording-makers.ts';
import { speakingExam, writingExam } from '../../../testing/content/sample-exams.ts';
import { begin } from '../../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { recordingKey } from '../../../platform/storage/media-store.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const PROMPTS = [
  { text: '<p>Where do you live?</p>', answer: 20 },
  { text: '<p>Do you like it?</p>', answer: 25 },
];
const BANDS = { fluency: 7, vocabulary: 6, grammar: 6, pronunciation: 7 };
/** A second of speech, a pause of 1.5 seconds and 1.5 seconds of speech. */
const LEVELS = [...Array<number>(10).fill(180), ...Array<number>(15).fill(10), ...Array<number>(15).fill(180)];

let test: TestApp;
let world: ContentWorld;
let exam: string;
let first: string;
let second: string;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
  const saved = await world.publish({
    description: 'Speaking 1',
    speaking: [
      {
        title: 'Streets',
        part_number: 1,
        examContent: '<p>Your street.</p>',
        prompts: PROMPTS,
        modelAnswer: '<p>SENTINEL-model</p>',
      },
      { title: 'A walk', part_number: 2, examContent: '<p>Describe a walk.</p>', modelAnswer: '<p>SENTINEL-talk</p>' },
    ],
  });
  exam = saved.exam_id;
  [first = '', second = ''] = saved.sections.map(({ id }) => id);
});

const finish = (client: TestClient, id: string, chunks = 2, levels: number[] = []) =>
  client.call('POST /api/recording/:id/finish', { params: { id }, body: { chunks, duration_ms: 4000, levels } });
const stateOf = (client: TestClient, id: string) => client.call('GET /api/recording/:id', { params: { id } });
const audio = (id: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api/recording/${id}/audio`, headers });
const bearer = ({ token }: TestClient) => ({ authorization: `Bearer ${token}` });
const read = (client: TestClient, id: string) => client.call('GET /api/submission/:id', { params: { id } });
const open = (id: string) => world.admin.call('GET /api/submission/:id/assessment', { params: { id } });
const stored = async () => (await test.deps.db.selectFrom('recordings').select('id').execute()).map(({ id }) => id);

describe('a recording [D181]', () => {
  it('is joined from chunks that arrive twice and in any order, and missing ones are named', async () => {
    const id = await beginRecording(world.learner, { sectionID: first });
    expect(await beginRecording(world.learner, { sectionID: first, id })).toBe(id);
    await sendChunk(world.learner, { id, number: 2, bytes: ' end' });
    await sendChunk(world.learner, { id, number: 0, bytes: soundOf('begin') });
    expect(await stateOf(world.learner, id)).toMatchObject({ state: 'recording', chunks: [0, 2], missing: [] });
    expect(await finish(world.learner, id, 4)).toMatchObject({ state: 'recording', missing: [1, 3] });
    await sendChunk(world.learner, { id, number: 1, bytes: ' wrong' });
    await sendChunk(world.learner, { id, number: 1, bytes: ' middle' });
    const finished = await finish(world.learner, id, 3);
    expect(finished).toEqual({ id, sectionID: first, prompt: 0, state: 'finished', chunks: [], missing: [] });
    // The responses were lost.
    await sendChunk(world.learner, { id, number: 2, bytes: ' end' });
    expect(await finish(world.learner, id, 3)).toEqual(finished);
    expect((await audio(id, bearer(world.learner))).body).toBe(soundOf('begin middle end'));
    expect(await refusalOf(sendChunk(world.learner, { id, number: 3, bytes: 'late' }))).toMatchObject({
      status: 409,
      code: 'attempt_closed',
    });
  });

  it('is joined once when two calls arrive together', async () => {
    const id = await beginRecording(world.learner, { sectionID: first });
    await sendChunk(world.learner, { id, number: 0, bytes: soundOf('one') });
    const both = await Promise.all([finish(world.learner, id, 1), finish(world.learner, id, 1)]);
    expect(both[0]).toEqual(both[1]);
    expect((await audio(id, bearer(world.learner))).body).toBe(soundOf('one'));
  });

  it.each([
    ['a chunk that is too large', 413],
    ['a number of a chunk beyond the last', 404],
    ['a prompt that the part does not have', 422],
    ['a type that is no sound', 422],
    ['a recording that is too long', 422],
    ['levels beyond the highest', 422],
    ['bytes that are no sound', 415],
  ])('refuses %s', async (what, status) => {
    const id = await beginRecording(world.learner, { sectionID: first });
    await sendChunk(world.learner, { id, number: 0, bytes: 'no sound at all' });
    const create = (prompt: number, content_type: string) =>
      world.learner.call('POST /api/recording', {
        // A wrong type on purpose.
        body: { id: crypto.randomUUID(), sectionID: first, prompt, content_type: content_type as 'audio/wav' },
      });
    const end = (duration_ms: number, levels: number[]) =>
      world.learner.call('POST /api/recording/:id/finish', {
        params: { id },
        body: { chunks: 1, duration_ms, levels },
      });
    const calls: Record<string, () => Promise<unknown>> = {
      'a chunk that is too large': () =>
        sendChunk(world.learner, { id, number: 0, bytes: 'a'.repeat(RECORDING_CHUNK_MAX_BYTES + 1) }),
      'a number of a chunk beyond the last': () =>
        sendChunk(world.learner, { id, number: RECORDING_CHUNKS_MAX, bytes: 'a' }),
      'a prompt that the part does not have': () => create(PROMPTS.length, 'audio/wav'),
      'a type that is no sound': () => create(0, 'video/mp4'),
      'a recording that is too long': () => end(LIMITS.promptAnswerMax * 1000 + 1, []),
      'levels beyond the highest': () => end(1000, [256]),
      'bytes that are no sound': () => end(1000, []),
    };
    expect(await refusalOf(calls[what]?.() ?? Promise.resolve())).toMatchObject({ status });
  });

  it('takes a chunk of the largest size', async () => {
    const id = await beginRecording(world.learner, { sectionID: first });
    const sound = soundOf('long');
    const bytes = sound + 'a'.repeat(RECORDING_CHUNK_MAX_BYTES - sound.length);
    await sendChunk(world.learner, { id, number: 0, bytes });
    expect(await finish(world.learner, id, 1)).toMatchObject({ state: 'finished' });
  });

  it('refuses a chunk that is no form with a file', async () => {
    const id = await beginRecording(world.learner, { sectionID: first });
    const url = `/api/recording/${id}/chunk/0`;
    const put = async (body: object) => {
      const sent = await test.app.inject({ method: 'PUT', url, headers: bearer(world.learner), ...body });
      return sent.statusCode;
    };
    expect([await put({ payload: { bytes: 'a' } }), await put({}), await put({ payload: '' })]).toEqual([
      415, 415, 415,
    ]);
  });

  it('is refused for a section that is locked, missing or not spoken', async () => {
    const ids = [
      await world.section(speakingExam({ title: 'Locked', locked: true, password: 'river' })),
      await world.section(writingExam()),
      crypto.randomUUID(),
    ];
    const refusals = await Promise.all(ids.map((sectionID) => refusalOf(beginRecording(world.learner, { sectionID }))));
    expect(refusals.map(({ code }) => code)).toEqual(['section_locked', 'not_found', 'not_found']);
  });

  it('is refused before its first second when the day has had enough', async () => {
    const id = await beginRecording(world.learner, { sectionID: first });
    await test.deps.db.updateTable('throttles').set({ points: RECORDINGS_OF_A_DAY.tries }).execute();
    expect(await refusalOf(beginRecording(world.learner, { sectionID: first }))).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^You have made many recordings today\. Please try again in /),
    });
    expect(await beginRecording(world.learner, { sectionID: first, id })).toBe(id);
  });

  it('is for its author, and for assessors once it is handed in; all others get the same 404', async () => {
    const id = await record(world.learner, { sectionID: first });
    const other = await world.newLearner();
    const statusFor = async (headers: Record<string, string>) => (await audio(id, headers)).statusCode;
    expect(await statusFor(bearer(world.learner))).toBe(200);
    for (const client of [other, world.admin]) expect(await statusFor(bearer(client))).toBe(404);
    expect(await statusFor({})).toBe(404);
    for (const call of [
      () => stateOf(other, id),
      () => finish(other, id),
      () => sendChunk(other, { id, number: 0, bytes: 'mine' }),
      () => beginRecording(other, { sectionID: first, id }),
      () => handInRecordings(other, [id]),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'not_found' });
    await handInRecordings(world.learner, [id]);
    expect(await statusFor(bearer(world.admin))).toBe(200);
    expect(await statusFor(bearer(other))).toBe(404);
    expect(await statusFor({})).toBe(404);
  });

  it('plays in an element that sends no token, in ranges, and is not cached for the next user of the browser', async () => {
    const id = await record(world.learner, { sectionID: first, sound: soundOf('0123456789') });
    const { cookies } = await test.app.inject({ url: `/api/recording/${id}`, headers: bearer(world.learner) });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const range = await audio(id, { cookie, range: 'bytes=16-18' });
    expect([range.statusCode, range.body, range.headers['content-type']]).toEqual([206, '012', 'audio/wav']);
    expect(range.headers['cache-control']).toBe('private, no-cache');
    expect((await audio(id, { cookie, range: 'bytes=900-' })).statusCode).toBe(416);
  });

  it('is removed with its file when it was not handed in for a week, and when its learner is deleted', async () => {
    const abandoned = await record(world.learner, { sectionID: first });
    const unfinished = await beginRecording(world.learner, { sectionID: first });
    const handedIn = await record(world.learner, { sectionID: first });
    await handInRecordings(world.learner, [handedIn]);
    const key = async (id: string) =>
      (await test.deps.db.selectFrom('recordings').select('storage_key').where('id', '=', id).executeTakeFirst())
        ?.storage_key ?? '';
    const [abandonedKey, handedInKey] = [await key(abandoned), await key(handedIn)];
    test.clock.advance({ seconds: RECORDING_LIFE / 1000 - 60 });
    await test.runJobs();
    expect(await stored()).toHaveLength(3);
    test.clock.advance({ minutes: 2 });
    await sweep();
    expect(await stored()).toEqual([handedIn]);
    expect(await test.deps.media.has(abandonedKey)).toBe(false);
    expect(await test.deps.media.has(handedInKey)).toBe(true);
    expect(await refusalOf(stateOf(world.learner, unfinished))).toMatchObject({ status: 404 });
    await world.admin.call('DELETE /api/users/:id', { params: { id: world.learnerId } });
    await sweep();
    expect(await stored()).toEqual([]);
    expect(await test.deps.media.has(handedInKey)).toBe(false);
  });

  it('loses its sound after RETENTION_DAYS once it was handed in, and its comments and figures stay', async () => {
    const id = await record(world.learner, { sectionID: first, levels: LEVELS });
    const submission = await handInRecordings(world.learner, [id]);
    const config = { ...test.deps.config, retentionDays: 5 };
    const remove = () => removeAbandonedRecordings.run({ ...test.deps, config }, {});
    test.clock.advance({ seconds: 5 * 86_400 - 60 });
    await remove();
    expect((await audio(id, bearer(world.learner))).statusCode).toBe(200);
    test.clock.advance({ minutes: 2 });
    await sweep();
    expect((await audio(id, bearer(world.learner))).statusCode).toBe(200);
    const { recordings: before } = await read(world.learner, submission.id);
    await remove();
    await remove();
    expect((await audio(id, bearer(world.learner))).statusCode).toBe(404);
    expect(await test.deps.media.has(recordingKey(id))).toBe(false);
    const { recordings: after } = await read(world.learner, submission.id);
    expect(after).toEqual(before.map((recording) => Object.assign({}, recording, { is_removed: true })));
    await world.admin.call('DELETE /api/users/:id', { params: { id: world.learnerId } });
    await remove();
    expect(await stored()).toEqual([]);
  });
});

const sweep = () => removeAbandonedRecordings.run(test.deps, {});

describe('handing in a speaking test [D182]', () => {
  it('is final and done once, with its prompts, seconds and figures, and opens the model answers', async () => {
    const recordings = [
      await record(world.learner, { sectionID: second, levels: LEVELS }),
      await record(world.learner, { sectionID: first, prompt: 1, levels: LEVELS }),
    ];
    const id = crypto.randomUUID();
    const handed = await handInRecordings(world.learner, recordings, { id });
    const figures = { seconds: 4, speaking: 2.5, pauses: 1, pauseSeconds: 1.5 };
    expect(handed).toMatchObject({
      id,
      sectionID: first,
      exam: 'Speaking 1',
      skill: 'speaking',
      task: 'speaking',
      criteria: ['fluency', 'vocabulary', 'grammar', 'pronunciation'],
      text: '',
      words: 0,
      advised_words: 0,
      seconds: 8,
      figures: null,
      speech: { seconds: 8, speaking: 5, pauses: 2, pauseSeconds: 3 },
      examContent: ['<p>Your street.</p>', '<p>Describe a walk.</p>'],
      model_answer: '<p>SENTINEL-model</p>\n<p>SENTINEL-talk</p>',
      sittingID: null,
      recordings: [
        {
          id: recordings[1],
          sectionID: first,
          title: 'Streets',
          index: 1,
          prompt: { answer: 25 },
          seconds: 4,
          figures,
        },
        { id: recordings[0], sectionID: second, title: 'A walk', index: 0, prompt: { part: 2, answer: 420 } },
      ],
    });
    expect(await handInRecordings(world.learner, recordings.slice(0, 1), { id })).toEqual(handed);
    expect(await read(world.learner, id)).toEqual(handed);
    expect(await refusalOf(handInRecordings(world.learner, recordings))).toMatchObject({ code: 'attempt_closed' });
    expect(await stateOf(world.learner, recordings[0] ?? '')).toMatchObject({ state: 'handed_in' });
    const { submissions } = await world.learner.call('GET /api/submission', { query: {} });
    expect(submissions).toMatchObject([{ id, seconds: 8, state: 'handed_in' }]);
  });

  it('is done once when two calls arrive together', async () => {
    const recordings = [await record(world.learner, { sectionID: first })];
    const id = crypto.randomUUID();
    const hand = () => handInRecordings(world.learner, recordings, { id });
    const both = await Promise.all([hand(), hand()]);
    expect(both[0]).toEqual(both[1]);
  });

  it('refuses what does not belong together, and hands in nothing of it', async () => {
    const one = await record(world.learner, { sectionID: first });
    const same = await record(world.learner, { sectionID: first });
    const unfinished = await beginRecording(world.learner, { sectionID: first, prompt: 1 });
    const elsewhere = await record(world.learner, { sectionID: await world.section(speakingExam()) });
    const messages = [
      [one, same],
      [one, unfinished],
      [one, elsewhere],
      [one, crypto.randomUUID()],
    ].map(async (ids) => (await refusalOf(handInRecordings(world.learner, ids))).message);
    expect(await Promise.all(messages)).toEqual([
      'Hand in one recording for each question.',
      'This recording is not on the server yet. Wait until it is saved.',
      'These recordings belong to different tests.',
      'This recording was not found.',
    ]);
    expect(await stateOf(world.learner, one)).toMatchObject({ state: 'finished' });
    expect(await handInRecordings(world.learner, [one])).toMatchObject({ recordings: [{ id: one }] });
  });

  it('stays as it is after the test is changed or deleted', async () => {
    const recording = await record(world.learner, { sectionID: first, prompt: 1 });
    const { id } = await handInRecordings(world.learner, [recording]);
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: exam },
      body: { speaking: [{ part_number: 1, prompts: [] }] },
    });
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam }, query: {} });
    await world.admin.call('DELETE /api/bin/:exam_id', { params: { exam_id: exam }, query: {} });
    expect(await read(world.learner, id)).toMatchObject({
      available: false,
      recordings: [{ prompt: { text: '<p>Do you like it?</p>' } }],
    });
    expect((await audio(recording, bearer(world.learner))).statusCode).toBe(200);
  });

  it('can complete one of the own mock exams, once', async () => {
    const writing = await world.publish(writingExam());
    const { id: sittingID } = await begin(world.learner, writing);
    const take = async () => [await record(world.learner, { sectionID: first })];
    const mine = await take();
    expect(await refusalOf(handInRecordings(world.learner, mine, { sittingID: crypto.randomUUID() }))).toMatchObject({
      code: 'not_found',
    });
    expect(await handInRecordings(world.learner, mine, { sittingID })).toMatchObject({ sittingID });
    expect(await refusalOf(handInRecordings(world.learner, await take(), { sittingID }))).toMatchObject({
      code: 'speaking_handed_in',
    });
    const other = await world.newLearner();
    const theirs = [await record(other, { sectionID: first })];
    expect(await refusalOf(handInRecordings(other, theirs, { sittingID }))).toMatchObject({ code: 'not_found' });
  });
});

describe('assessing a speaking test [D182]', () => {
  it('has its criteria, comments at seconds of a recording, a place in the queue and a row in the file', async () => {
    const recording = await record(world.learner, { sectionID: first });
    const { id } = await handInRecordings(world.learner, [recording]);
    const params = { id };
    const { submissions } = await world.admin.call('GET /api/submission/queue', { query: { skill: 'speaking' } });
    expect(submissions).toMatchObject([{ id, task: 'speaking', seconds: 4 }]);
    expect((await world.admin.call('GET /api/submission/queue', { query: { skill: 'writing' } })).submissions).toEqual(
      [],
    );
    await world.admin.call('POST /api/submission/:id/claim', { params });
    const comment = (start: number, end: number, recordingID?: string) => ({
      id: crypto.randomUUID(),
      kind: 'pronunciation' as const,
      ...(recordingID !== undefined && { recordingID }),
      start,
      end,
      text: 'Stress the first part.',
      correction: null,
    });
    const save = (one: ReturnType<typeof comment>, bands: object = BANDS) =>
      world.admin.call('PUT /api/submission/:id/assessment', {
        params,
        body: { revision: 0, bands, comments: [one], summary: '' },
      });
    for (const one of [comment(0, 1), comment(3, 5, recording), comment(2, 1, recording), comment(0, 1, first)])
      expect(await refusalOf(save(one))).toMatchObject({ status: 422 });
    expect(await refusalOf(save(comment(1, 1, recording), { coherence: 6 }))).toMatchObject({ status: 422 });
    const one = comment(1, 1, recording);
    const { revision } = await save(one);
    expect(await save(one)).toMatchObject({ revision });
    await world.admin.call('POST /api/submission/:id/release', { params, body: { revision, at_once: true } });
    expect(await read(world.learner, id)).toMatchObject({ band: 6.5, feedback: { bands: BANDS, comments: [one] } });
    expect((await open(id)).recordings).toMatchObject([{ id: recording }]);
    const file = await (await world.admin.call('GET /api/submission.csv', { query: { state: 'assessed' } })).text();
    expect(file).toMatch(/,Speaking 1,Streets,[^,]+,0,4,6\.5,,,,7,6,6,7,/);
  });
});

describe('with SUBMISSIONS=off', () => {
  it('none of the calls exists', async () => {
    const id = await record(world.learner, { sectionID: first });
    const off = await createTestApp({ beside: test, env: { SUBMISSIONS: 'off' } });
    const learner = Object.assign(off.guest(), { token: world.learner.token });
    for (const call of [
      () => beginRecording(learner, { sectionID: first }),
      () => stateOf(learner, id),
      () => finish(learner, id),
      () => sendChunk(learner, { id, number: 0, bytes: 'a' }),
      () => handInRecordings(learner, [id]),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'not_found' });
    const sent = await off.app.inject({ url: `/api/recording/${id}/audio`, headers: bearer(world.learner) });
    expect(sent.statusCode).toBe(404);
  });
});
