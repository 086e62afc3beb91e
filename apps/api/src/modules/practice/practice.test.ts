import { beforeEach, describe, expect, it } from 'vitest';
import type { PracticeItem, Say } from '@bandwise/api-contract/learner';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { listeningExam, readingExam, readingPart, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import { begin, finish, start } from '../../testing/content/sitting-makers.ts';
import { SENTINEL, sentinelContent } from '../../testing/content/sentinel-world.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { NO_SUCH_ID } from '../../testing/every-route.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

/** Everything right but these. */
const allBut = (...addresses: string[]) =>
  Object.fromEntries(Object.entries(RIGHT_ANSWERS).filter(([address]) => !addresses.includes(address)));

const submit = (client: TestClient, sectionID: string, answers = allBut()) =>
  client.call('POST /api/user/save-result', { body: { sectionID, answers } });
const summary = (client: TestClient) => client.call('GET /api/practice', {});
const round = (client: TestClient, query: { skill?: 'reading' | 'listening'; type?: PracticeItem['type'] } = {}) =>
  client.call('GET /api/practice/round', { query });
const question = (client: TestClient, sectionID: string, ...numbers: number[]) =>
  client.call('GET /api/practice/question', { query: { sectionID, numbers: numbers.join() } });
const check = (
  client: TestClient,
  {
    sectionID,
    numbers,
    answers = {},
    version = 1,
    turn = crypto.randomUUID(),
  }: {
    sectionID: string;
    numbers: number[];
    answers?: Readonly<Record<string, string | string[]>>;
    version?: number;
    turn?: string;
  },
) => client.call('POST /api/practice/check', { body: { turn, sectionID, version, numbers, answers } });
const say = (client: TestClient, id: string, said: Say) =>
  client.call('PATCH /api/practice/turn/:id', { params: { id }, body: { say: said } });
const numbersIn = ({ items }: { items: readonly PracticeItem[] }) => items.map(({ numbers }) => numbers);

describe('what a learner got wrong', () => {
  it('is due at once, counted by skill and question type, from attempts and sittings alike [D54]', async () => {
    const { learner } = world;
    expect(await summary(learner)).toEqual({ due: 0, total: 0, next_due: null, counts: [] });
    const reading = await world.section(readingExam());
    await submit(learner, reading, allBut('1', '5', '9-2'));
    const exam = await world.publish(listeningExam());
    const { id } = await begin(learner, exam);
    await start(learner, id);
    await finish(learner, id);
    expect(await summary(learner)).toEqual({
      due: 5,
      total: 5,
      next_due: null,
      counts: [
        { skill: 'reading', type: 'TFNG', due: 1, total: 1 },
        { skill: 'reading', type: 'FILL_BLANKS', due: 2, total: 2 },
        { skill: 'listening', type: 'FILL_BLANKS', due: 2, total: 2 },
      ],
    });
    // Questions that share a text come together; questions with a line of their own, one by one.
    expect(numbersIn(await round(learner, { skill: 'reading' }))).toEqual([[1], [5, 9]]);
    expect(numbersIn(await round(learner, { skill: 'listening' }))).toEqual([[1], [2]]);
    expect(await round(learner, { skill: 'reading', type: 'TFNG' })).toMatchObject({
      left: 1,
      items: [{ title: 'The Canal' }],
    });
    expect(await summary(await world.newLearner())).toMatchObject({ total: 0 });
  });

  it('is the same however often it is asked for, and leaves results and statistics as they are [D54]', async () => {
    const { learner } = world;
    const sectionID = await world.section(readingExam());
    await submit(learner, sectionID, allBut('1'));
    const before = [
      await learner.call('GET /api/user/stats', {}),
      await learner.call('GET /api/attempt', { query: {} }),
      await learner.call('GET /api/user/last-result', { query: { sectionID } }),
    ];
    expect(await summary(learner)).toEqual(await summary(learner));
    await check(learner, { sectionID, numbers: [1], answers: { '1': 'FALSE' } });
    expect([
      await learner.call('GET /api/user/stats', {}),
      await learner.call('GET /api/attempt', { query: {} }),
      await learner.call('GET /api/user/last-result', { query: { sectionID } }),
    ]).toEqual(before);
  });

  it('follows its question to another number, and goes when the question asks something else [D54]', async () => {
    const { learner } = world;
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    await submit(learner, sectionID, allBut('1', '6'));
    const { groups, ...part } = readingPart();
    if (!Array.isArray(groups)) throw new Error('The part has no groups');
    const first = { number: 1, question: 'It was dug in a year.', answer: 'NOT GIVEN' };
    const moved = { number: 10, question: '<p>The CANAL was dug by machine</p>', answer: 'TRUE' };
    const others = groups.slice(1).filter(({ type }) => type !== 'MATCH_TABLE');
    const other = {
      type: 'MATCH_TABLE' as const,
      choices: ['A', 'B'],
      questions: [{ number: 6, question: 'Who paid for it', answer: 'B' }],
    };
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: { reading: [{ ...part, groups: [{ ...groups[0], questions: [first, moved] }, ...others, other] }] },
    });
    expect(numbersIn(await round(learner))).toEqual([[10]]);
    // The current key marks the turn.
    const turn = await check(learner, { sectionID, version: 2, numbers: [10], answers: { '10': 'TRUE' } });
    expect(turn).toMatchObject({ counted: true, wrong: null, right: { said: 'good' }, attemptID: null });
    expect(await refusalOf(check(learner, { sectionID, version: 1, numbers: [10] }))).toMatchObject({
      status: 409,
      code: 'version_conflict',
    });
    expect(await refusalOf(question(learner, sectionID, 6))).toMatchObject({ status: 404 });
  });

  it('goes with a test that is deleted or unpublished', async () => {
    const { learner, admin } = world;
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const { exam_id } = saved;
    await submit(learner, sectionID, allBut('1'));
    await admin.call('PUT /api/exam/:exam_id/state', { params: { exam_id }, body: { state: 'archived' } });
    expect(await summary(learner)).toMatchObject({ total: 0 });
    expect(await refusalOf(question(learner, sectionID, 1))).toMatchObject({ status: 404 });
    await admin.call('PUT /api/exam/:exam_id/state', { params: { exam_id }, body: { state: 'published' } });
    expect(await summary(learner)).toMatchObject({ total: 1 });
    await admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
    expect(await summary(learner)).toMatchObject({ total: 0 });
    expect(await refusalOf(check(learner, { sectionID, numbers: [1] }))).toMatchObject({ status: 404 });
  });

  it('asks for the password of a test that is locked', async () => {
    const { learner } = world;
    const sectionID = await world.section(readingExam({ locked: true, password: 'lighthouse' }));
    const { grant } = await learner.call('POST /api/section/:id/unlock', {
      params: { id: sectionID },
      body: { password: 'lighthouse' },
    });
    const headers = { 'x-section-grant': grant };
    await learner.call('POST /api/user/save-result', { body: { sectionID, answers: allBut('1') } }, { headers });
    expect(await round(learner)).toMatchObject({ left: 1, items: [{ sectionID, locked: true }] });
    expect(await refusalOf(question(learner, sectionID, 1))).toMatchObject({ status: 403, code: 'section_locked' });
    expect(await refusalOf(check(learner, { sectionID, numbers: [1] }))).toMatchObject({ status: 403 });
    const opened = await learner.call(
      'GET /api/practice/question',
      { query: { sectionID, numbers: '1' } },
      { headers },
    );
    expect(opened.numbers).toEqual([1]);
  });

  it('rests while its test is being taken', async () => {
    const { learner } = world;
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    await submit(learner, sectionID, allBut('1'));
    const { id } = await begin(learner, saved);
    expect(await summary(learner)).toMatchObject({ total: 0 });
    expect(await refusalOf(question(learner, sectionID, 1))).toMatchObject({ status: 404 });
    expect(await refusalOf(check(learner, { sectionID, numbers: [1] }))).toMatchObject({ status: 404 });
    await learner.call('DELETE /api/sitting/:id', { params: { id } });
    await learner.call('POST /api/attempt', { body: { sectionID } });
    expect(await summary(learner)).toMatchObject({ total: 0 });
    test.clock.advance({ minutes: 25 });
    expect(await summary(learner)).toMatchObject({ total: 1 });
  });
});

describe('a question to practise', () => {
  it('comes with its passage and what it shares, without its neighbours', async () => {
    const { learner } = world;
    const sectionID = await world.section(readingExam());
    await submit(learner, sectionID, allBut('9-1'));
    const { section, numbers, seconds } = await question(learner, sectionID, 9);
    expect(numbers).toEqual([9]);
    expect(seconds).toEqual([]);
    expect(section.passage).toEqual(readingPart().passage);
    expect(section.groups).toMatchObject([
      {
        type: 'FILL_BLANKS',
        paragraph: '<p>Goods reached the …… by water. It was dug by {9-1} from {9-2}.</p>',
        questions: [
          { number: 9, subpart: 1 },
          { number: 9, subpart: 2 },
        ],
      },
    ]);
  });

  it('comes with the seconds of the recording that its author named', async () => {
    const { learner } = world;
    const evidence = [{ start: 12, end: 19 }];
    const group = { type: 'FILL_BLANKS' as const, instruction: 'Write ONE WORD.' };
    const questions = [
      { number: 1, question: 'Platform', answer: ['9'], evidence },
      { number: 2, question: 'Price', answer: ['twelve'] },
    ];
    const transcript = [
      { start: 0, end: 5, text: 'Welcome.' },
      { start: 12, end: 19, text: 'From platform nine.' },
      { start: 60, end: 70, text: 'Twelve, please.' },
    ];
    const sectionID = await world.section(listeningExam({ groups: [{ ...group, questions }], transcript }));
    await submit(learner, sectionID, {});
    expect(await question(learner, sectionID, 1)).toMatchObject({
      seconds: evidence,
      section: { audio_url: '/api/media/0123456789ab', groups: [{ questions: [{ number: 1 }] }] },
    });
    expect((await question(learner, sectionID, 2)).seconds).toEqual([]);
    const { result } = await check(learner, { sectionID, numbers: [1] });
    // Distant lines of the transcript stay hidden.
    expect(result.transcript).toEqual(transcript.slice(0, 2));
  });

  it('is only what its learner got wrong, and only theirs [D54]', async () => {
    const { learner, guest, admin } = world;
    const sectionID = await world.section(readingExam());
    await submit(learner, sectionID, allBut('1'));
    const { turn } = await check(learner, { sectionID, numbers: [1] });
    const calls = (client: TestClient, ...numbers: number[]) => [
      () => question(client, sectionID, ...numbers),
      () => check(client, { sectionID, numbers }),
    ];
    for (const call of [...calls(learner, 2), ...calls(learner, 1, 2)])
      expect(await refusalOf(call())).toMatchObject({ status: 404 });
    for (const other of [await world.newLearner(), admin])
      for (const call of [...calls(other, 1), () => say(other, turn, 'easy')])
        expect(await refusalOf(call())).toMatchObject({ status: 404 });
    const asGuest = [...calls(guest, 1), () => say(guest, turn, 'easy'), () => summary(guest), () => round(guest)];
    for (const call of asGuest) expect(await refusalOf(call())).toMatchObject({ status: 401 });
    expect(await refusalOf(question(learner, NO_SUCH_ID, 1))).toMatchObject({ status: 404 });
    expect(await refusalOf(say(learner, NO_SUCH_ID, 'easy'))).toMatchObject({ status: 404 });
  });

  it('gives no key before it is answered, and then no other than its own [D54]', async () => {
    const { learner } = world;
    const sectionID = await world.section(readingExam());
    await test.deps.db
      .updateTable('section_versions')
      .set({ content: JSON.stringify(sentinelContent()) })
      .where('section_id', '=', sectionID)
      .execute();
    await submit(learner, sectionID, {});
    const dealt = await round(learner);
    const before: unknown[] = [await summary(learner), dealt];
    for (const { numbers } of dealt.items) before.push(await question(learner, sectionID, ...numbers));
    expect(dealt.items.length).toBeGreaterThan(5);
    expect(JSON.stringify(before).toUpperCase()).not.toContain(SENTINEL);
    const tfng = JSON.stringify(await check(learner, { sectionID, numbers: [1], answers: { '1': 'TRUE' } }));
    expect(tfng).toContain(`${SENTINEL}-TFNG-first`);
    expect(tfng.replaceAll(`${SENTINEL}-TFNG`, '')).not.toContain(SENTINEL);
  });
});

describe('a turn of practice', () => {
  let sectionID: string;
  beforeEach(async () => {
    sectionID = await world.section(readingExam());
    await submit(world.learner, sectionID, allBut('1', '2', '5', '9-1'));
  });

  it('says how it came out, why, and when it comes again', async () => {
    const { learner } = world;
    const { attempts } = await learner.call('GET /api/attempt', { query: {} });
    const wrong = await check(learner, { sectionID, numbers: [1], answers: { '1': 'TRUE' } });
    expect(wrong).toMatchObject({
      counted: true,
      wrong: 1,
      right: null,
      attemptID: attempts[0]?.id,
      result: { correctCount: 0, total: 1, verdicts: [{ number: 1, reason: 'wrong' }], keys: [{ answers: ['FALSE'] }] },
    });
    const half = await check(learner, { sectionID, numbers: [5, 9], answers: { '5': 'harbour' } });
    expect(half).toMatchObject({ wrong: 1, result: { correctCount: 1, total: 2 } });
    const { guessed = 0, hard = 0, good = 0, easy = 0 } = half.right?.days ?? {};
    expect([guessed, hard, good, easy]).toEqual([guessed, hard, good, easy].toSorted((a, b) => a - b));
    expect(await summary(learner)).toMatchObject({ due: 1, total: 4 });
    expect(numbersIn(await round(learner))).toEqual([[2]]);
  });

  it('comes again after the days that were said, and the learner may say something else', async () => {
    const { learner } = world;
    const { turn, right } = await check(learner, { sectionID, numbers: [2], answers: { '2': 'a lock' } });
    expect(right?.said).toBe('good');
    const easy = await say(learner, turn, 'easy');
    expect(easy).toMatchObject({ right: { said: 'easy' }, counted: true });
    expect(easy.right?.days).toEqual(right?.days);
    const due = async () => numbersIn(await round(learner)).some(([number]) => number === 2);
    test.clock.advance({ days: right?.days.good ?? 0 });
    expect(await due()).toBe(false);
    await say(learner, turn, 'guessed');
    expect(await due()).toBe(true);
  });

  it('is done once: sent again it answers what it answered first [D54]', async () => {
    const { learner } = world;
    const turn = crypto.randomUUID();
    const sent = { turn, sectionID, numbers: [2] };
    const first = await check(learner, { ...sent, answers: { '2': 'a road' } });
    expect(first).toMatchObject({ wrong: 1, right: null });
    expect(await check(learner, { ...sent, answers: { '2': 'a lock' } })).toEqual(first);
    await say(learner, turn, 'easy');
    test.clock.advance({ days: 1 });
    expect(numbersIn(await round(learner))).toContainEqual([2]);
  });

  it('counts once in two tabs, also at the same moment [D54]', async () => {
    const { learner } = world;
    const both = [1, 2].map(() => check(learner, { sectionID, numbers: [2], answers: { '2': 'a lock' } }));
    const turns = await Promise.all(both);
    expect(turns.filter(({ counted }) => counted)).toHaveLength(1);
    const late = await check(learner, { sectionID, numbers: [2], answers: { '2': 'a road' } });
    expect(late).toMatchObject({ counted: false, result: { verdicts: [{ number: 2, correct: false }] } });
    test.clock.advance({ days: 2 });
    expect(numbersIn(await round(learner))).not.toContainEqual([2]);
  });

  it('is forgotten where an attempt has it wrong again', async () => {
    const { learner } = world;
    await check(learner, { sectionID, numbers: [2], answers: { '2': 'a lock' } });
    test.clock.advance({ minutes: 5 });
    await submit(learner, sectionID, allBut('2'));
    expect(numbersIn(await round(learner))).toContainEqual([2]);
  });

  it('goes with its account', async () => {
    const { learner, learnerId, admin } = world;
    await check(learner, { sectionID, numbers: [2] });
    await admin.call('DELETE /api/users/:id', { params: { id: learnerId } });
    expect(await test.deps.db.selectFrom('practice_turns').select('id').execute()).toEqual([]);
  });
});
