import type { SectionInput } from '@bandwise/api-contract/admin';
import type { AnswersBody } from '@bandwise/api-contract/learner';
import { readSignedResult, remark } from '@bandwise/domain/signed-result';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../testing/content/content-makers.ts';
import { markGuest } from '../testing/content/guest-makers.ts';
import { readingExam } from '../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { refusalOf } from '../testing/expect-refusal.ts';

const QUESTION = 'Give one benefit of the reed bed.';
const ordered = (keys: readonly (readonly string[])[]): Partial<SectionInput> => ({
  passage: ['<p>The reed bed made the water clearer, floods rarer and fish more common.</p>'],
  groups: [
    {
      type: 'FILL_BLANKS',
      instruction: 'Write NO MORE THAN THREE WORDS. The answers may be in either order.',
      questions: keys.map((answer, at) => ({ number: at + 1, question: QUESTION, answer: [...answer] })),
      any_order: [keys.map((_, at) => at + 1)],
    },
    {
      type: 'TFNG',
      instruction: 'True?',
      questions: [{ number: keys.length + 1, question: 'It is.', answer: 'TRUE' }],
    },
  ],
});
const OWN = ordered([['clearer water'], ['rarer floods']]);
const POOL_KEYS = ['clearer water', 'rarer floods', 'more fish'];
const POOL = ordered([POOL_KEYS, POOL_KEYS]);
const SWAPPED = { '1': 'rarer floods', '2': 'clearer water', '3': 'TRUE' };

const twice = (key: readonly string[]) => [key, key];

let test: TestApp;
let world: ContentWorld;
let id: string;

beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const publish = async (part: Partial<SectionInput>) => {
  id = await world.section(readingExam(part));
};
const submit = async (answers: AnswersBody, client = world.learner) =>
  client.call('POST /api/user/save-result', { body: { sectionID: id, answers } });
const regrade = (body: object) =>
  world.admin.call('POST /api/section/:id/regrade', {
    params: { id },
    body: { reason: 'The text says it, too.', ...body } as { question: string; reason: string; answers: string[] },
  });
const marksOf = async (attemptId: string) => {
  const { result } = await world.learner.call('GET /api/attempt/:id', { params: { id: attemptId } });
  return result?.verdicts.map(({ marks }) => marks);
};
const storedAttempts = async () => {
  const { rows } = await sql<{ row: string }>`select a::text as row from attempts a order by id`.execute(test.deps.db);
  return rows.map(({ row }) => row);
};
const storedKeys = async () => {
  const params = { id };
  const edited = await world.admin.call('GET /api/section/:id?view=edit', { params, query: { view: 'edit' } });
  return edited.groups.flatMap((group) => group.questions.map(({ answers }) => answers)).slice(0, -1);
};

describe('answers in any order, over HTTP', () => {
  it('are marked swapped, submitted and read again, and one that is given twice counts once [D156]', async () => {
    await publish(OWN);
    const mark = (answers: AnswersBody) => markGuest(test.guest(), id, answers);
    expect((await mark(SWAPPED)).correctCount).toBe(3);
    const twice = await mark({ ...SWAPPED, '2': 'Rarer floods' });
    expect(twice.verdicts.map(({ marks, reason }) => [marks, reason])).toEqual([
      [1, 'exact'],
      [0, 'repeated'],
      [1, 'exact'],
    ]);
    const { attemptID } = await submit(SWAPPED);
    expect(await marksOf(attemptID)).toEqual([1, 1, 1]);
    const last = await world.learner.call('GET /api/user/last-result', { query: { sectionID: id } });
    expect(last).toMatchObject({ correctCount: 3, total: 3 });
  });

  it('are in a signed result, which is the same when it is marked again [D156]', async () => {
    await publish(OWN);
    const { attemptID } = await submit(SWAPPED);
    const file = await world.learner.call('GET /api/attempt/:id/signed-result', { params: { id: attemptID } });
    const payload: unknown = JSON.parse(Buffer.from(file.payload, 'base64url').toString('utf8'));
    expect(payload).toMatchObject({ key: expect.anything(), result: { marks: 3, total: 3 } });
    expect(JSON.stringify(payload)).toContain('"any_order":[[1,2]]');
    const read = readSignedResult(payload);
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(read.ok && remark(read.value, sha256).differences).toEqual([]);
  });

  it('count as right in the statistics of their questions, wherever they stand [D156]', async () => {
    await publish(OWN);
    for (const answers of [SWAPPED, SWAPPED, { ...SWAPPED, '1': 'clearer water', '2': 'clearer water' }])
      await submit(answers, await world.newLearner());
    const { questions } = await world.admin.call('GET /api/section/:id/statistics', {
      params: { id },
      query: { few: 'show' },
    });
    expect(questions.map(({ facility }) => Math.round(facility ?? -1))).toEqual([100, 67, 100]);
    const first = await world.admin.call('GET /api/section/:id/statistics/answers', {
      params: { id },
      query: { question: '1' },
    });
    expect(first.blanks[0]?.answers.map(({ answer, count, right, is_key }) => [answer, count, right, is_key])).toEqual([
      ['rarer floods', 2, 2, true],
      ['clearer water', 1, 1, true],
    ]);
  });
});

describe('a regrade of a question whose answers may come in any order', () => {
  it('changes all the verdicts that its key decides, and is undone [D156]', async () => {
    await publish(OWN);
    const swapped = await submit({ ...SWAPPED, '1': 'less flooding' });
    const repeated = await submit({ ...SWAPPED, '1': 'clearer water', '2': 'less flooding' });
    const before = await storedAttempts();
    const keys = await storedKeys();
    expect(await marksOf(swapped.attemptID)).toEqual([0, 1, 1]);
    const said = await regrade({ question: '2', accept: 'less flooding', dryRun: true });
    expect(said).toMatchObject({ sums: { examined: 2, gained: 2, lost: 0 } });
    expect(await storedAttempts()).toEqual(before);
    const done = await regrade({ question: '2', accept: 'less flooding' });
    expect(done.rows.map(({ given, marks_after }) => [given, marks_after])).toEqual(
      said.rows.map(({ given, marks_after }) => [given, marks_after]),
    );
    expect(await marksOf(swapped.attemptID)).toEqual([1, 1, 1]);
    expect(await marksOf(repeated.attemptID)).toEqual([1, 1, 1]);
    expect(await storedKeys()).toEqual([['clearer water'], ['rarer floods', 'less flooding']]);
    await world.admin.call('POST /api/regrade/:id/undo', { params: { id: done.id ?? '' }, body: { reason: '' } });
    expect(await storedAttempts()).toEqual(before);
    expect(await storedKeys()).toEqual(keys);
  });

  it('changes several verdicts of one result, and restores each', async () => {
    await publish(OWN);
    const both = await submit({ '1': 'less flooding', '2': 'rarer floods', '3': 'TRUE' });
    expect(await marksOf(both.attemptID)).toEqual([0, 1, 1]);
    const done = await regrade({ question: '2', accept: 'less flooding' });
    // Both are now one answer of the key: the one that comes first counts.
    expect(await marksOf(both.attemptID)).toEqual([1, 0, 1]);
    expect(done.sums).toMatchObject({ gained: 0, lost: 0, reworded: 1 });
    await world.admin.call('POST /api/regrade/:id/undo', { params: { id: done.id ?? '' }, body: { reason: '' } });
    expect(await marksOf(both.attemptID)).toEqual([0, 1, 1]);
    const later = await submit({ '1': 'less flooding', '2': 'rarer floods', '3': 'TRUE' });
    expect(await marksOf(later.attemptID)).toEqual([0, 1, 1]);
  });

  it('corrects the list that all its questions share, for older versions, too [D156]', async () => {
    await publish(POOL);
    const old = await submit({ '1': 'warmer water', '2': 'more fish', '3': 'TRUE' });
    const first = await regrade({ question: '1', accept: 'warmer water' });
    expect(await storedKeys()).toEqual([
      [...POOL_KEYS, 'warmer water'],
      [...POOL_KEYS, 'warmer water'],
    ]);
    expect(await marksOf(old.attemptID)).toEqual([1, 1, 1]);
    const later = await submit({ '1': 'more birds', '2': 'warmer water', '3': 'TRUE' });
    const second = await regrade({ question: '2', accept: 'more birds' });
    expect(await marksOf(later.attemptID)).toEqual([1, 1, 1]);
    expect(await storedKeys()).toEqual(twice([...POOL_KEYS, 'warmer water', 'more birds']));
    for (const done of [second, first])
      await world.admin.call('POST /api/regrade/:id/undo', { params: { id: done.id ?? '' }, body: { reason: '' } });
    expect(await storedKeys()).toEqual([POOL_KEYS, POOL_KEYS]);
    expect([await marksOf(old.attemptID), await marksOf(later.attemptID)]).toEqual([
      [0, 1, 1],
      [0, 0, 1],
    ]);
    expect((await submit({ '1': 'warmer water', '2': 'more fish', '3': 'TRUE' })).correctCount).toBe(2);
  });

  it('gives everyone the mark of one of them, and leaves the other as it was', async () => {
    await publish(OWN);
    const wrong = await submit({ '1': 'nothing', '2': 'nothing', '3': 'TRUE' });
    await regrade({ question: '1', void: true });
    expect(await marksOf(wrong.attemptID)).toEqual([1, 0, 1]);
    expect(await storedKeys()).toEqual([['clearer water'], ['rarer floods']]);
  });

  it('is refused where an answer would then be that of two of them', async () => {
    await publish(OWN);
    expect(await refusalOf(regrade({ question: '1', accept: 'rarer floods', dryRun: true }))).toMatchObject({
      status: 422,
      code: 'not_publishable',
    });
  });

  it('keeps all the corrected keys when somebody publishes what was begun before', async () => {
    await publish(POOL);
    const params = { id };
    const { exam_id } = await world.admin.call('GET /api/section/:id?view=edit', { params, query: { view: 'edit' } });
    const before = await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id } });
    await regrade({ question: '1', accept: 'warmer water' });
    const { reading = [] } = readingExam({ ...POOL, title: 'Another title' });
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id },
      body: { revision: before.revision, description: 'Reeds', reading, section_ids: { '1': id } },
    });
    expect(await storedKeys()).toEqual(twice([...POOL_KEYS, 'warmer water']));
  });
});
