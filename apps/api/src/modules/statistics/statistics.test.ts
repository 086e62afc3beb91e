import type { QuestionStatisticsBody } from '@bandwise/api-contract/admin';
import type { AnswersBody } from '@bandwise/api-contract/learner';
import {
  COHORT_QUESTIONS,
  COHORT_SIZE,
  expectedFigures,
  FAULTY_ADDRESS,
  FAULTY_RIGHT_ANSWER,
  makeCohort,
} from '@bandwise/domain/cohort';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillCohort, type FilledCohort } from '../../testing/cohort/fill-cohort.ts';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { fullReadingExam, readingExam, RIGHT_ANSWERS, writingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;

type Query = Parameters<typeof statistics>[1];

const statistics = (
  id: string,
  query: Partial<{ take: 'first' | 'last' | 'best' | 'all'; versions: 'same' | 'alike'; few: 'show' }> = {},
  client: TestClient = world.admin,
) => client.call('GET /api/section/:id/statistics', { params: { id }, query });
const shown = (id: string, query: Query = {}) => statistics(id, { few: 'show', ...query });
const answers = (id: string, question: string, query: Query = {}) =>
  world.admin.call('GET /api/section/:id/statistics/answers', { params: { id }, query: { question, ...query } });
const ofExam = (id: string, query: Query = {}) =>
  world.admin.call('GET /api/exam/:id/statistics', { params: { id }, query: { few: 'show', ...query } });

async function take(learner: TestClient, sectionID: string, given: AnswersBody): Promise<void> {
  test.clock.advance({ minutes: 2 });
  await learner.call('POST /api/user/save-result', { body: { sectionID, answers: given } });
}

const byAddress = (questions: readonly QuestionStatisticsBody[]) =>
  new Map(questions.map((question) => [question.addresses[0], question]));

describe('the statistics of the simulated cohort', () => {
  let cohort: FilledCohort;
  beforeAll(async () => {
    test = await createTestApp();
    world = await createContentWorld(test);
    cohort = await fillCohort(test.deps);
  });

  it('are those of the model, of first attempts, within four standard errors [D62]', async () => {
    const { attempts, total, hidden, figures, questions, histogram } = await statistics(cohort.sectionId);
    const expected = expectedFigures();
    expect([attempts, total, hidden]).toEqual([COHORT_SIZE, 13, false]);
    for (const [index, { facility, discrimination }] of questions.entries()) {
      const model = expected.questions[index];
      const share = (model?.facility ?? 0) / 100;
      const error = 100 * Math.sqrt((share * (1 - share)) / COHORT_SIZE);
      expect(Math.abs((facility ?? 0) - 100 * share)).toBeLessThan(4 * error);
      expect(Math.abs((discrimination ?? 0) - (model?.discrimination ?? 0))).toBeLessThan(400 / Math.sqrt(COHORT_SIZE));
    }
    expect(Math.abs((figures?.mean ?? 0) - expected.mean)).toBeLessThan(0.3);
    expect(Math.abs((figures?.consistency ?? 0) - expected.alpha)).toBeLessThan(6);
    expect(histogram).toHaveLength(14);
    expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(COHORT_SIZE);
  });

  it('name the one question whose key is wrong, and say what its learners answered [D63]', async () => {
    const { questions } = await statistics(cohort.sectionId);
    const wrong = questions.filter(({ flags }) => flags.includes('probably_wrong_key'));
    expect(wrong.map(({ addresses }) => addresses)).toEqual([[FAULTY_ADDRESS]]);
    expect(wrong[0]?.asks).toContain('By the weir stood a ____ with its');
    expect(byAddress(questions).get('8')?.flags).toEqual(['extremely_easy']);

    const { blanks, thirds, attempts } = await answers(cohort.sectionId, FAULTY_ADDRESS);
    expect(thirds.lower + thirds.middle + thirds.upper).toBe(attempts);
    expect(Math.max(thirds.lower, thirds.upper)).toBeLessThanOrEqual(COHORT_SIZE / 3);
    const [blank] = blanks;
    expect(blank).toMatchObject({ address: FAULTY_ADDRESS, kind: 'typed', key: ['weir'] });
    const [most, key] = blank?.answers ?? [];
    expect(most).toMatchObject({ answer: FAULTY_RIGHT_ANSWER, right: 0, is_key: false });
    // The same by the library: however it was cased.
    expect(new Set(most?.forms)).toEqual(new Set(['Mill', 'MILL']));
    expect(most?.thirds.upper).toBeGreaterThan((most?.thirds.lower ?? 0) * 2);
    expect(key).toMatchObject({ answer: 'weir', is_key: true });
    expect(key?.right).toBe(key?.count);
    const firsts = makeCohort().map(({ attempts: [first] }) => first?.[FAULTY_ADDRESS]);
    expect(most?.count).toBe(firsts.filter((text) => text?.toLowerCase() === FAULTY_RIGHT_ANSWER).length);
    expect(blank?.blank).toBe(firsts.filter((text) => text === undefined).length);
    expect((blank?.answers ?? []).reduce((sum, { count }) => sum + count, blank?.blank ?? 0)).toBe(COHORT_SIZE);
  });

  it('count how often each choice was chosen, also one that nobody took, in the order they are offered [D63]', async () => {
    const { blanks } = await answers(cohort.sectionId, '5');
    expect(blanks[0]?.kind).toBe('choices');
    expect(blanks[0]?.answers.map(({ answer, is_key }) => [answer, is_key])).toEqual([
      ['a road', false],
      ['a lock', true],
      ['a bridge', false],
      ['a tunnel', false],
    ]);
    const firsts = makeCohort().map(({ attempts: [first] }) => first?.['5']);
    for (const { answer, count, thirds } of blanks[0]?.answers ?? []) {
      expect(count).toBe(firsts.filter((text) => text === answer).length);
      expect(thirds.lower + thirds.middle + thirds.upper).toBe(count);
    }
  });

  it('have a random guess score by the kind of question', async () => {
    const questions = byAddress((await statistics(cohort.sectionId)).questions);
    expect(questions.get('1')?.random_guess).toBeCloseTo(33.3333333, 6);
    expect([questions.get('5')?.random_guess, questions.get('9')?.random_guess]).toEqual([25, 0]);
    const weights = [...questions.values()].map(({ intended_weight }) => intended_weight ?? 0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 9);
    expect(questions.size).toBe(COHORT_QUESTIONS.length);
  });

  it('count also later attempts where that is asked for', async () => {
    const [last, best, all] = [
      await statistics(cohort.sectionId, { take: 'last' }),
      await statistics(cohort.sectionId, { take: 'best' }),
      await statistics(cohort.sectionId, { take: 'all' }),
    ];
    expect([last.attempts, best.attempts, all.attempts]).toEqual([COHORT_SIZE, COHORT_SIZE, 1.1 * COHORT_SIZE]);
    expect(best.figures?.mean).toBeGreaterThan(last.figures?.mean ?? 13);
  });
});

describe('the statistics of a section', () => {
  beforeAll(async () => {
    test = await createTestApp();
    world = await createContentWorld(test);
  });

  it('are hidden below ten attempts unless they are asked for, and are null where there is none [D62]', async () => {
    const id = await world.section(readingExam());
    expect(await statistics(id)).toMatchObject({ attempts: 0, hidden: true, figures: null, questions: [] });
    const none = await shown(id);
    expect(none).toMatchObject({ attempts: 0, hidden: false, figures: { mean: null, consistency: null } });
    expect(none.questions.every(({ facility, discrimination }) => facility === null && discrimination === null)).toBe(
      true,
    );
    expect(none.questions.every(({ flags }) => flags.length === 0)).toBe(true);
    for (let count = 0; count < 9; count += 1) await take(await world.newLearner(), id, RIGHT_ANSWERS);
    expect(await statistics(id)).toMatchObject({ attempts: 9, hidden: true, questions: [] });
    expect((await shown(id)).questions[0]).toMatchObject({ attempts: 9, facility: 100, flags: ['extremely_easy'] });
    await take(await world.newLearner(), id, {});
    expect(await statistics(id)).toMatchObject({ attempts: 10, hidden: false, figures: { mean: 8.1, median: 9 } });
  });

  it('count the first attempt of each learner, the last, the best or all, and none that is under way or reported [D62]', async () => {
    const id = await world.section(readingExam());
    const [one, other] = [await world.newLearner(), await world.newLearner()];
    await take(one, id, { '1': 'FALSE' });
    await take(one, id, RIGHT_ANSWERS);
    await take(one, id, { '1': 'FALSE', '6': 'B' });
    await take(other, id, { '6': 'B' });
    await other.call('POST /api/user/save-result', { body: { sectionID: id, correctCount: 9, total: 9 } });
    await (await world.newLearner()).call('POST /api/attempt', { body: { sectionID: id } });
    const means = [];
    for (const wanted of ['first', 'last', 'best', 'all'] as const) {
      const { attempts, figures } = await shown(id, { take: wanted });
      means.push([attempts, figures?.mean]);
    }
    expect(means).toEqual([
      [2, 1],
      [2, 1.5],
      [2, 5],
      [4, 13 / 4],
    ]);
  });

  it('count the ticks of a question with several answers, and each blank of a number with several', async () => {
    const id = await world.section(readingExam());
    await take(await world.newLearner(), id, RIGHT_ANSWERS);
    await take(await world.newLearner(), id, { '3': ['coal', 'tea'], '9-1': 'Hand', '9-2': 'cotton' });
    await take(await world.newLearner(), id, {});
    const question = (await shown(id)).questions.find(({ number }) => number === 3);
    expect(question).toMatchObject({
      numbers: [3, 4],
      total: 2,
      facility: 50,
      random_guess: 50,
      intended_weight: 200 / 9,
    });
    const ticks = await answers(id, '3');
    expect(ticks.blanks[0]?.answers.map(({ answer, count, is_key }) => [answer, count, is_key])).toEqual([
      ['silk', 0, false],
      ['coal', 2, true],
      ['tea', 1, false],
      ['timber', 1, true],
    ]);
    expect(ticks.blanks[0]).toMatchObject({ blank: 1, others: 0 });
    const number = await answers(id, '9-2');
    expect(number.blanks.map(({ address }) => address)).toEqual(['9-1', '9-2']);
    expect(number.blanks[0]?.answers).toMatchObject([{ count: 2, right: 2, is_key: true }]);
  });

  it('count as right what earned its mark by the rules of that time', async () => {
    const id = await world.section(readingExam());
    const spec = await createTestApp({ beside: test, env: { MARKING_PROFILE: 'spec' } });
    const strict = await spec.signIn(await spec.make.learner({ email: 'strict@example.com' }));
    await take(strict, id, { '9-1': 'Hand', '9-2': 'cotton' });
    await take(await world.newLearner(), id, { '9-1': 'Hand', '9-2': 'cotton' });
    const { blanks } = await answers(id, '9-2');
    expect(blanks[0]?.answers).toMatchObject([{ count: 2, right: 1, is_key: true }]);
  });

  it('lists the fifty answers that were typed most, and counts the others [D63]', async () => {
    const id = await world.section(readingExam());
    const learner = await world.newLearner();
    for (let count = 0; count < 52; count += 1)
      await take(learner, id, { '5': `word ${String.fromCharCode(97 + count / 26, 97 + (count % 26))}` });
    const { blanks } = await answers(id, '5', { take: 'all' });
    expect([blanks[0]?.answers.length, blanks[0]?.others, blanks[0]?.blank]).toEqual([50, 2, 0]);
  });

  it('count attempts at an earlier version that asks the same with another key, and leave out those that were asked something else [D62]', async () => {
    const asking = (question: string, answer: string) =>
      readingExam({
        groups: [{ type: 'TFNG', instruction: 'True or false?', questions: [{ number: 1, question, answer }] }],
      });
    const saved = await world.publish(asking('It was dug by hand.', 'FALSE'));
    const id = firstSection(saved);
    const change = (question: string, answer: string) =>
      world.admin.call('PUT /api/exam/:exam_id', {
        params: { exam_id: saved.exam_id },
        body: asking(question, answer),
      });
    await take(await world.newLearner(), id, { '1': 'FALSE' });
    await change('It was dug by hand.', 'TRUE');
    await take(await world.newLearner(), id, { '1': 'FALSE' });
    const same = await shown(id);
    expect(same).toMatchObject({ attempts: 2, parts: [{ version: 2, versions: [1, 2] }] });
    expect(same.questions[0]?.facility).toBe(50);
    await change('It was dug by boys.', 'TRUE');
    expect(await shown(id)).toMatchObject({
      attempts: 0,
      left_out: { other_versions: 2 },
      parts: [{ version: 3, versions: [] }],
    });
    expect(await shown(id, { versions: 'alike' })).toMatchObject({ attempts: 2, left_out: { other_versions: 0 } });
  });

  it('leave out attempts of accounts that are gone, but for all attempts', async () => {
    const id = await world.section(readingExam());
    const account = await test.make.learner();
    await take(await test.signIn(account), id, RIGHT_ANSWERS);
    await take(await world.newLearner(), id, RIGHT_ANSWERS);
    await world.admin.call('DELETE /api/users/:id', { params: { id: account.id } });
    expect(await shown(id)).toMatchObject({ attempts: 1, left_out: { no_account: 1 } });
    expect(await shown(id, { take: 'all' })).toMatchObject({ attempts: 2, left_out: { no_account: 0 } });
  });

  it('follow the marks of an attempt that is marked again', async () => {
    const id = await world.section(readingExam());
    await take(await world.newLearner(), id, RIGHT_ANSWERS);
    await test.deps.db
      .updateTable('attempts')
      .set({ marks: 0, verdicts: JSON.stringify(Array.from({ length: 8 }, () => ({ marks: 0 }))) })
      .where('section_id', '=', id)
      .execute();
    expect((await shown(id)).figures?.mean).toBe(0);
  });

  it('are not there for what is not there, not marked or not asked', async () => {
    const notThere = { status: 404, code: 'not_found' };
    const id = await world.section(readingExam());
    await expect(statistics(crypto.randomUUID())).rejects.toMatchObject(notThere);
    await expect(ofExam(crypto.randomUUID())).rejects.toMatchObject(notThere);
    await expect(answers(id, '77')).rejects.toMatchObject(notThere);
    await expect(answers(id, 'one')).rejects.toMatchObject({ status: 422 });
    await expect(statistics(id, { take: 'worst' as never })).rejects.toMatchObject({ status: 422 });
    await expect(statistics(await world.section(writingExam()))).rejects.toMatchObject(notThere);
  });

  it('are for administrators only [D62]', async () => {
    const saved = await world.publish(readingExam());
    const id = firstSection(saved);
    for (const [client, status] of [
      [world.guest, 401],
      [world.learner, 403],
    ] as const) {
      await expect(statistics(id, {}, client)).rejects.toMatchObject({ status });
      const params = { id };
      await expect(
        client.call('GET /api/section/:id/statistics/answers' as never, { params, query: { question: '1' } } as never),
      ).rejects.toMatchObject({ status });
      await expect(
        client.call('GET /api/exam/:id/statistics' as never, { params: { id: saved.exam_id }, query: {} } as never),
      ).rejects.toMatchObject({ status });
    }
  });
});

describe('the statistics of an exam', () => {
  beforeAll(async () => {
    test = await createTestApp();
    world = await createContentWorld(test);
  });

  it('are of those who took all its parts, with the marks of all [D62]', async () => {
    const saved = await world.publish(fullReadingExam());
    const [one = '', two = ''] = saved.sections.map(({ id }) => id);
    const [whole, half, twice] = [await world.newLearner(), await world.newLearner(), await world.newLearner()];
    await take(whole, one, { '1': 'TRUE', '2': 'FALSE' });
    await take(whole, two, { '3': 'TRUE' });
    await take(half, one, { '1': 'TRUE' });
    await take(twice, two, {});
    await take(twice, one, { '1': 'TRUE' });
    await take(twice, one, { '1': 'TRUE', '2': 'FALSE' });
    await take(twice, two, { '3': 'TRUE', '4': 'FALSE' });
    const first = await ofExam(saved.exam_id);
    expect(first).toMatchObject({ name: 'Full test', attempts: 2, total: 4, figures: { mean: 2 } });
    expect(first.histogram).toEqual([0, 1, 0, 1, 0]);
    expect(first.parts.map(({ sectionID }) => sectionID)).toEqual([one, two]);
    expect(first.questions.map(({ sectionID, number, facility }) => [sectionID, number, facility])).toEqual([
      [one, 1, 100],
      [one, 2, 50],
      [two, 3, 50],
      [two, 4, 0],
    ]);
    expect((await ofExam(saved.exam_id, { take: 'all' })).histogram).toEqual([0, 1, 0, 1, 1]);
    expect((await ofExam(saved.exam_id, { take: 'best' })).figures?.mean).toBe(3.5);
  });
});
