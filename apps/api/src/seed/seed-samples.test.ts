import { createHash } from 'node:crypto';
import { keysOf, markSection, publishCheck, selfCheck, MARKING_PROFILES } from '@bandwise/domain';
import { buildSignedResult, readSignedResult, remark } from '@bandwise/domain/signed-result';
import { buildSubmittedResult, valueOf } from '@bandwise/domain/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { DEMO_ADMIN, DEMO_LEARNER, DEMO_PASSWORD, DEMO_TEACHER } from '../welcome.ts';
import { readExamFile } from './exam-file.ts';
import { sampleFiles, seedSamples } from './seed-samples.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('every test that comes with the product', async () => {
  const files = await Promise.all(
    (await sampleFiles()).map((file) => readExamFile(file, { defaultUnlockPassword: null })),
  );

  it('is there for each skill', () => {
    expect(new Set(files.map(({ exam }) => exam?.draft.skill))).toEqual(
      new Set(['reading', 'listening', 'writing', 'speaking']),
    );
  });

  it.each(files.map((file) => ({ name: file.exam?.draft.description ?? file.path, file })))(
    '$name is well: nothing found, and its key marks itself in full',
    ({ file }) => {
      expect(file.findings).toEqual([]);
      for (const { content } of file.exam?.draft.parts ?? []) {
        expect(publishCheck(content)).toEqual([]);
        for (const profile of MARKING_PROFILES) {
          const { marks, total } = selfCheck(content, { profile });
          expect(marks).toBe(total);
        }
      }
    },
  );

  it('is the same when a signed result of it is marked again', () => {
    const parts = files
      .flatMap(({ exam }) => exam?.draft.parts ?? [])
      .filter(({ content }) => content.groups.length > 0);
    expect(parts.length).toBeGreaterThan(5);
    for (const { content } of parts)
      for (const profile of MARKING_PROFILES) {
        const { section, ...submitted } = buildSubmittedResult({ marking: { library: null, profile } });
        const answers = Object.fromEntries(keysOf(content.groups).map((key) => [key.address, key.answers[0] ?? '']));
        const result = markSection(content, answers, { profile });
        const payload = buildSignedResult({ ...submitted, section: { ...section, content }, answers, result }, sha256);
        expect(remark(valueOf(readSignedResult(JSON.parse(JSON.stringify(payload)))), sha256).differences).toEqual([]);
      }
  });

  it('says how long a written task should take, and be, only in the fields for it', () => {
    const tasks = files
      .flatMap(({ exam }) => exam?.draft.parts ?? [])
      .flatMap(({ content }) => (content.skill === 'writing' ? [content] : []));
    expect(tasks.map(({ minutes, words }) => [minutes, words])).toEqual(
      tasks.map(({ part_number }) => (part_number === 1 ? [20, 150] : [40, 250])),
    );
    expect(tasks.filter(({ examContent }) => /\b(?:minutes|\d+ words)\b/.test(examContent.join(' ')))).toEqual([]);
  });

  it('has a model answer to every task', () => {
    const tasks = files
      .flatMap(({ exam }) => exam?.draft.parts ?? [])
      .filter(({ content }) => content.examContent.length > 0);
    expect(tasks.filter(({ content }) => content.modelAnswer === undefined)).toEqual([]);
    expect(tasks).toHaveLength(16);
  });

  it('asks the questions of the speaking tests one by one', () => {
    const parts = files.flatMap(({ exam }) => exam?.draft.parts ?? []).map(({ content }) => content);
    const prompts = parts.filter(({ skill }) => skill === 'speaking').map((content) => content.prompts ?? []);
    expect(prompts.map(({ length }) => length)).toEqual([13, 11, 14, 11, 12, 11, 12, 11]);
    expect(new Set(prompts.map((list) => list.map(({ part }) => part).join('')))).toEqual(
      new Set(['1'.repeat(12), '1'.repeat(13), '1'.repeat(14), '22233333333']),
    );
  });

  it('explains every question and says where its answer stands, and gives the words of every recording', () => {
    const parts = files.flatMap(({ exam }) => exam?.draft.parts ?? []).map(({ content }) => content);
    const questions = parts.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
    expect(questions.length).toBeGreaterThan(110);
    expect(questions.filter(({ explanation, evidence }) => explanation === undefined || !evidence)).toEqual([]);
    const recorded = parts.filter(({ audio_url }) => audio_url !== null);
    expect(recorded).toHaveLength(8);
    expect(recorded.map(({ transcript = [] }) => transcript.length > 40)).toEqual(recorded.map(() => true));
  });
});

describe('the first start', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { NODE_ENV: 'development' } });
  });

  const signIn = async (email: string) => {
    const client = await test.guest().prepare();
    return client.call('POST /api/login', { body: { email, password: DEMO_PASSWORD } });
  };

  it('makes three accounts, a class and the sample tests, once', async () => {
    const accounts = [DEMO_LEARNER, DEMO_TEACHER, DEMO_ADMIN];
    expect(await seedSamples(test.deps)).toEqual(accounts);
    expect(await seedSamples(test.deps)).toEqual(accounts);
    for (const email of accounts) expect((await signIn(email)).token).not.toBe('');
    const users = await test.deps.db
      .selectFrom('users')
      .select(['first_name', 'last_name', 'role'])
      .orderBy('role')
      .execute();
    expect(users).toEqual([
      { first_name: 'Demo', last_name: 'Administrator', role: 'admin' },
      { first_name: 'Demo', last_name: 'Learner', role: 'learner' },
      { first_name: 'Demo', last_name: 'Teacher', role: 'teacher' },
    ]);
    const members = await test.deps.db.selectFrom('class_members').select('role').orderBy('role').execute();
    expect(members.map(({ role }) => role)).toEqual(['learner', 'teacher']);
    const { sections } = await test.guest().call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
    expect(sections.length).toBeGreaterThanOrEqual(6);
  });

  it('gives each listening part a sound that can be heard', async () => {
    const { sections } = await test.guest().call('GET /api/exam/list/:skill', { params: { skill: 'listening' } });
    expect(sections.length).toBeGreaterThanOrEqual(4);
    for (const { id } of sections) {
      const { audio_url } = await test.guest().call('GET /api/section/:id', { params: { id } });
      const reply = await test.app.inject({ url: audio_url ?? '', headers: { range: 'bytes=0-99' } });
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([206, 'audio/mpeg']);
    }
  });

  it('gives the demo learner a text with comments at its places, and the demo administrator one to assess', async () => {
    const as = async (email: string) => Object.assign(test.guest(), { token: (await signIn(email)).token });
    const learner = await as(DEMO_LEARNER);
    const { submissions } = await learner.call('GET /api/submission', { query: {} });
    expect(new Set(submissions.map(({ state }) => state))).toEqual(new Set(['assessed', 'handed_in']));
    const id = submissions.find(({ state, skill }) => state === 'assessed' && skill === 'writing')?.id ?? '';
    const { text, feedback, model_answer } = await learner.call('GET /api/submission/:id', { params: { id } });
    expect(feedback).toMatchObject({ band: 6.5, assessor: 'Demo Administrator' });
    expect(feedback?.comments.map(({ start, end }) => text.slice(start, end))).toContain('control about their life');
    expect(model_answer).toContain('Model answer');
    const queue = await (await as(DEMO_ADMIN)).call('GET /api/submission/queue', { query: {} });
    expect(queue).toMatchObject({ counts: { waiting: 1, assessed: 2 }, submissions: [{ task: 'writing_task_1' }] });
  });

  it('gives the demo learner an assessed speaking test with recordings that can be heard', async () => {
    const learner = Object.assign(test.guest(), { token: (await signIn(DEMO_LEARNER)).token });
    const { submissions } = await learner.call('GET /api/submission', { query: {} });
    const id = submissions.find(({ skill }) => skill === 'speaking')?.id ?? '';
    const { feedback, recordings, speech } = await learner.call('GET /api/submission/:id', { params: { id } });
    expect(feedback).toMatchObject({ band: 6, bands: { pronunciation: 7 } });
    expect(recordings.map(({ prompt }) => prompt.part)).toEqual([1, 1, 2, 3]);
    expect(speech?.pauses).toBeGreaterThan(2);
    for (const { recordingID, start, end } of feedback?.comments ?? []) {
      const recording = recordings.find((one) => one.id === recordingID);
      expect([start <= end, end <= (recording?.seconds ?? 0)]).toEqual([true, true]);
    }
    for (const recording of recordings) {
      const sound = await learner.call('GET /api/recording/:id/audio', { params: { id: recording.id } });
      expect([sound.type, sound.size > 20_000]).toEqual(['audio/mpeg', true]);
    }
  });

  it.each([
    { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32) },
    { NODE_ENV: 'test' },
    { NODE_ENV: 'development', DATABASE_URL: 'postgres://localhost/x' },
  ])('makes nothing with %o', async (env) => {
    const empty = await createTestApp({ env });
    expect(await seedSamples(empty.deps)).toEqual([]);
    expect(await empty.deps.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('makes nothing where somebody is already', async () => {
    const taken = await createTestApp({ env: { NODE_ENV: 'development' } });
    await taken.make.admin();
    expect(await seedSamples(taken.deps)).toEqual([]);
    expect(await taken.deps.db.selectFrom('exams').select('id').execute()).toEqual([]);
  });
});
