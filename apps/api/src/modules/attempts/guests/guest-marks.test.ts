import { markedSchema, type AnswersBody } from '@bandwise/api-contract/learner';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../../testing/content/content-makers.ts';
import { markGuest, startGuest } from '../../../testing/content/guest-makers.ts';
import { listeningExam, readingExam, RIGHT_ANSWERS, writingExam } from '../../../testing/content/sample-exams.ts';
import { begin, finish, start } from '../../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';
import { createTestClient, type TestClient } from '../../../testing/test-client.ts';
import { removeExpired } from '../../../jobs/remove-expired.job.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const mark = (client: TestClient, id: string, body: { answers: AnswersBody; attempt?: string }) =>
  client.call('POST /api/section/:id/mark', { params: { id }, body });

describe("marking a guest's attempt", () => {
  it('answers marks, keys and explanation of what was answered whole, and stores no attempt', async () => {
    const id = await world.section(readingExam());
    const before = await test.deps.db.selectFrom('attempts').select('id').execute();
    const result = await markGuest(world.guest, id, RIGHT_ANSWERS);
    expect(markedSchema.parse(result)).toEqual(result);
    expect(result).toMatchObject({ correctCount: 9, total: 9, explanation: expect.stringContaining('first') });
    expect(result).not.toHaveProperty('withheld');
    expect(await test.deps.db.selectFrom('attempts').select('id').execute()).toHaveLength(before.length);
  });

  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['spaces', { '1': ' ', '5': '\t', '9-1': '\u00a0' }],
    ['empty texts', { '1': '', '2': '' }],
    ['questions of another test', { '99': 'TRUE', '-1': 'TRUE', '1-9': 'TRUE', constructor: 'TRUE' }],
  ])('opens no key for %s [D175]', async (_, answers) => {
    const id = await world.section(readingExam({ explanation: '<p>All of it</p>' }));
    const result = await markGuest(world.guest, id, answers);
    expect(result).toMatchObject({ correctCount: 0, total: 9, keys: [], explanation: '' });
    expect(result.withheld).toEqual(result.verdicts.map(({ number }) => number));
    expect(JSON.stringify(result)).not.toMatch(/harbour|All of it|first/i);
  });

  it('opens the keys of the questions that were answered, right or wrong, and of no other [D175]', async () => {
    const id = await world.section(readingExam());
    const result = await markGuest(world.guest, id, { '1': 'NOT GIVEN', '5': 'sea', '9-1': 'x' });
    expect([...new Set(result.keys.map(({ number }) => number))]).toEqual([1, 5, 9]);
    expect(result.withheld).not.toEqual(expect.arrayContaining([1, 5, 9]));
    expect(new Set([...(result.withheld ?? []), 1, 5, 9])).toEqual(
      new Set(result.verdicts.map(({ number }) => number)),
    );
  });

  it('keeps the transcript closed while a question has no answer [D175]', async () => {
    const transcript = [{ start: 0, end: 5, text: 'Good morning, it was the harbour.' }];
    const id = await world.section(listeningExam({ transcript }));
    const partly = await markGuest(world.guest, id, { '1': 'x' });
    expect(partly).not.toHaveProperty('transcript');
    const all = Object.fromEntries(partly.verdicts.map(({ number }) => [String(number), 'x']));
    expect(await markGuest(world.guest, id, all)).toMatchObject({ transcript });
  });

  it('is done once for each attempt that was started, and again only for the same answers [D175]', async () => {
    const id = await world.section(readingExam());
    const attempt = await startGuest(world.guest, id);
    const first = await mark(world.guest, id, { answers: { '1': 'TRUE' }, attempt });
    expect(await mark(world.guest, id, { answers: { '1': 'TRUE' }, attempt })).toEqual(first);
    for (const answers of [{ '2': 'TRUE' }, { '1': 'FALSE' }, {}, RIGHT_ANSWERS])
      expect(await refusalOf(mark(world.guest, id, { answers, attempt }))).toMatchObject({
        status: 409,
        code: 'attempt_closed',
      });
    expect(await mark(world.guest, id, { answers: { '1': 'TRUE' }, attempt })).toEqual(first);
  });

  it('is done once, however many submissions arrive at the same moment [D175]', async () => {
    const id = await world.section(readingExam());
    const attempt = await startGuest(world.guest, id);
    const numbers = Array.from({ length: 8 }, (_, index) => String(index + 1));
    const all = await Promise.allSettled(
      numbers.map((number) => mark(world.guest, id, { answers: { [number]: 'TRUE' }, attempt })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused for what was never started, started elsewhere, changed, or started too long ago [D175]', async () => {
    const [id, other] = [await world.section(readingExam()), await world.section(readingExam())];
    const attempt = await startGuest(world.guest, id);
    const [uuid = '', expiry = '', signature = ''] = attempt.split('.');
    const wrong = [
      undefined,
      '',
      'x',
      await startGuest(world.guest, other),
      `${uuid}.${Number(expiry) + 1}.${signature}`,
      `${crypto.randomUUID()}.${expiry}.${signature}`,
      `${uuid}.${expiry}.`,
      `${uuid}.${expiry}`,
      attempt.slice(0, -1),
      `${attempt}x`,
    ];
    const answers = { '1': 'TRUE' };
    for (const one of wrong)
      expect([
        one,
        await refusalOf(mark(world.guest, id, { answers, ...(one === undefined ? {} : { attempt: one }) })),
      ]).toMatchObject([one, { status: 409, code: 'not_started' }]);
    expect(await mark(world.guest, id, { answers, attempt })).toMatchObject({ success: true });
    test.clock.advance({ days: 8 });
    expect(await refusalOf(mark(world.guest, id, { answers, attempt }))).toMatchObject({ code: 'not_started' });
    await removeExpired(test.deps);
    expect(await test.deps.db.selectFrom('guest_attempts').select('id').execute()).toEqual([]);
  });

  it('is refused to signed-in learners and teachers, whose attempts are stored, and gives an administrator all keys [D202]', async () => {
    const id = await world.section(readingExam());
    const answers = {};
    for (const client of [world.learner, await test.signIn(await test.make.teacher())]) {
      expect(await refusalOf(mark(client, id, { answers }))).toMatchObject({ status: 400, code: 'bad_request' });
      expect(await refusalOf(startGuest(client, id))).toMatchObject({ status: 400, code: 'bad_request' });
    }
    const tried = await mark(world.admin, id, { answers });
    expect(tried.keys.length).toBeGreaterThan(8);
    expect(tried).not.toHaveProperty('withheld');
  });

  it('answers 404, 422, and 401 where guests do not practise', async () => {
    const id = await world.section(readingExam());
    const closed = await createTestApp({ beside: test, env: { GUEST_PRACTICE: 'off' } });
    const calls = [
      (client: TestClient, wanted: string) => startGuest(client, wanted),
      (client: TestClient, wanted: string) => mark(client, wanted, { answers: {} }),
    ];
    for (const call of calls) {
      expect(await refusalOf(call(world.guest, crypto.randomUUID()))).toMatchObject({ status: 404 });
      expect(await refusalOf(call(world.guest, await world.section(writingExam())))).toMatchObject({ status: 422 });
      expect(await refusalOf(call(closed.guest(), id))).toMatchObject({ status: 401 });
    }
  });

  it('opens a locked test to a guest with a grant', async () => {
    const id = await world.section(readingExam({ locked: true, password: 'sesame-seed' }));
    expect(await refusalOf(startGuest(world.guest, id))).toMatchObject({ code: 'section_locked' });
    const { grant } = await world.guest.call('POST /api/section/:id/unlock', {
      params: { id },
      body: { password: 'sesame-seed' },
    });
    const options = { headers: { 'x-section-grant': grant } };
    const body = { answers: {}, attempt: await startGuest(world.guest, id, options) };
    const marked = await world.guest.call('POST /api/section/:id/mark', { params: { id }, body }, options);
    expect(marked).toMatchObject({ correctCount: 0, keys: [] });
  });
});

describe('a section of a sitting that is running', () => {
  it('opens no key to a browser that is signed in, without its token, until the sitting is over [D175]', async () => {
    const saved = await world.publish(readingExam());
    const id = saved.sections[0]?.id ?? '';
    const learner = await world.newLearner();
    const { id: sitting } = await begin(learner, saved);
    await start(learner, sitting);
    // The same browser, which leaves its token out.
    const withoutToken = createTestClient(test.app);
    for (const [name, value] of learner.cookies) withoutToken.cookies.set(name, value);
    const refusal = { status: 403, code: 'sitting_running' };
    expect(await refusalOf(markGuest(withoutToken, id, RIGHT_ANSWERS))).toMatchObject(refusal);
    const plan = await withoutToken.call('POST /api/sitting/plan', { body: { exams: [saved.exam_id] } });
    const body = {
      exam_id: saved.exam_id,
      attempt: plan.attempts[0] ?? '',
      sections: [{ sectionID: id, answers: RIGHT_ANSWERS }],
    };
    expect(await refusalOf(withoutToken.call('POST /api/sitting/mark', { body }))).toMatchObject(refusal);
    // Another test is open to it, and this test is open to other guests.
    expect(await markGuest(withoutToken, await world.section(readingExam()), {})).toMatchObject({ success: true });
    expect(await markGuest(test.guest(), id, {})).toMatchObject({ success: true });
    await finish(learner, sitting);
    expect(await markGuest(withoutToken, id, RIGHT_ANSWERS)).toMatchObject({ correctCount: 9 });
  });
});

describe('a script that hunts for keys', () => {
  it.each(['starts', 'submissions'])('is stopped by the limit on %s [D175]', async (what) => {
    const other = await createTestApp();
    const { section, guest } = await createContentWorld(other);
    const id = await section(readingExam());
    const attempt = await startGuest(guest, id);
    const call = () => (what === 'starts' ? startGuest(guest, id) : mark(guest, id, { answers: {}, attempt }));
    const tries = await Promise.allSettled(Array.from({ length: 61 }, call));
    expect(tries.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    expect(await refusalOf(call())).toMatchObject({ status: 429, code: 'too_many_requests' });
  });
});
