import type { KeyProposal } from '@bandwise/api-contract/admin';
import { COHORT_SIZE, FAULTY_ADDRESS, FAULTY_RIGHT_ANSWER } from '@bandwise/domain/cohort';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillCohort } from '../../../testing/cohort/fill-cohort.ts';
import { createContentWorld, type ContentWorld } from '../../../testing/content/content-makers.ts';
import { readingExam, RIGHT_ANSWERS } from '../../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const listed = (page = 1) => world.admin.call('GET /api/key-proposal', { query: { page } });
const proposals = async () => (await listed()).proposals;

/** So many new learners hand in the right answers but for these. */
async function take(sectionID: string, count: number, answers: Record<string, string | string[]>): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    const learner = await world.newLearner();
    await learner.call('POST /api/user/save-result', {
      body: { sectionID, answers: { ...RIGHT_ANSWERS, ...answers } },
    });
  }
}

const wrong = { '1': 'TRUE', '2': 'a road', '6': 'C', '7': 'river', '8': '1801', '5': 'quay', '9-1': 'foot' };
const told = ({ number, answers }: KeyProposal) => [
  number,
  answers.map(({ answer, count, near }) => [answer, count, near]),
];

describe('proposals of keys', () => {
  it('name what five of the upper third typed that is one step from the key, and nothing that fewer did [D67]', async () => {
    const id = await world.section(readingExam());
    await take(id, 4, { '5': 'harbours' });
    await take(id, 1, { '5': 'Harbours' });
    await take(id, 4, { '9-1': 'hands' });
    await take(id, 12, wrong);
    await take(id, 12, { ...wrong, '3': ['silk', 'tea'] });
    expect((await proposals()).map(told)).toEqual([[5, [['harbours', 5, { by: 'rule', rule: 'whole-answer' }]]]]);
    expect((await proposals())[0]).toMatchObject({
      section: { id, title: 'The Canal', exam: 'Reading Test 1' },
      label: '5',
      key: 'harbour / harbor',
      attempts: 33,
      upper: 9,
      discrimination: null,
      reports: 0,
      answers: [{ address: '5', forms: ['Harbours'], typed: true }],
    });
  });

  it('are read again once somebody has taken the section since [D67]', async () => {
    const id = await world.section(readingExam());
    await take(id, 4, { '5': 'harbours' });
    await take(id, 13, wrong);
    expect(await proposals()).toEqual([]);
    await take(id, 1, { '5': 'harbours' });
    expect((await proposals()).map(({ number }) => number)).toEqual([5]);
  });

  it('name questions that learners report, also where few have taken them, until they are answered [D67]', async () => {
    const id = await world.section(readingExam());
    const { attemptID } = await world.learner.call('POST /api/user/save-result', {
      body: { sectionID: id, answers: RIGHT_ANSWERS },
    });
    const { id: report } = await world.learner.call('POST /api/section/:sectionID/problem', {
      params: { sectionID: id },
      body: { attemptID, number: 9, words: 'By spades.' },
    });
    expect(await proposals()).toMatchObject([
      { number: 9, address: '9-1', key: 'hand; cotton', attempts: 0, reports: 1, answers: [] },
    ]);
    await world.admin.call('PATCH /api/problem/:id', {
      params: { id: report },
      body: { revision: 1, state: 'declined', reply: 'By hand.' },
    });
    expect(await listed()).toEqual({ proposals: [], page: 1, pages: 1, total: 0, unread: 0 });
  });

  it('are none of a deleted test', async () => {
    const id = await world.section(readingExam());
    await take(id, 5, { '5': 'harbours' });
    await take(id, 12, wrong);
    expect(await proposals()).toHaveLength(1);
    const { exam_id } = await world.admin.call('GET /api/section/:id?view=edit', {
      params: { id },
      query: { view: 'edit' },
    });
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
    expect(await proposals()).toEqual([]);
  });

  it('put the wrong key of the simulated cohort first, with what its best learners answered [D67]', async () => {
    const { sectionId } = await fillCohort(test.deps);
    const [first, ...others] = await proposals();
    expect(first).toMatchObject({
      section: { id: sectionId },
      address: FAULTY_ADDRESS,
      key: 'weir',
      attempts: COHORT_SIZE,
    });
    expect(first?.discrimination).toBeLessThan(0);
    expect(first?.answers[0]).toMatchObject({ answer: FAULTY_RIGHT_ANSWER, near: null, typed: true });
    expect(others.every(({ discrimination }) => discrimination === null)).toBe(true);
    expect(others.flatMap(({ answers }) => answers).every(({ near, count }) => near !== null && count >= 5)).toBe(true);
  });
});
