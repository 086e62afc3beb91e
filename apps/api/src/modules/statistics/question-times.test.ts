import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { compareTimes, secondsOf } from './question-times.ts';

const unit = (number: number, addresses = [String(number)]) => ({ number, numbers: [number], addresses });
const START = Date.parse('2026-11-27T10:00:00Z');
const after = (seconds: number) => START + seconds * 1000;

describe('the seconds of each question', () => {
  const units = [unit(1), unit(2), unit(3, ['3-1', '3-2']), unit(4)];

  it('are those from the answer before it to its own last answer, in whatever order they were given', () => {
    const stamps = { '3-1': after(20), '1': after(50), '3-2': after(65), '2': after(200) };
    expect([...secondsOf({ stamps, moments: [START] }, units)]).toEqual([
      [1, 50],
      [2, 135],
      [3, 15],
    ]);
  });

  it('do not count what was answered elsewhere in between', () => {
    const stamps = { '1': after(50), '2': after(600) };
    expect(secondsOf({ stamps, moments: [START, after(570)] }, units).get(2)).toBe(30);
  });

  it('stand beside the median of at least five others', () => {
    const taking = (seconds: number) => ({ stamps: { '1': after(seconds) }, moments: [START] });
    const others = [10, 20, 30, 40, 9000, 9100].map(taking);
    const questions = (count: number) => compareTimes(taking(70), others.slice(0, count), [unit(1), unit(2)]);
    expect(questions(5)).toEqual([
      { number: 1, numbers: [1], seconds: 70, average: 30 },
      { number: 2, numbers: [2], seconds: null, average: null },
    ]);
    expect(questions(6)[0]?.average).toBe(35);
    expect(questions(4)[0]?.average).toBeNull();
  });
});

describe('the times of an attempt', () => {
  let test: TestApp;
  let world: ContentWorld;
  beforeAll(async () => {
    test = await createTestApp();
    world = await createContentWorld(test);
  });

  const times = (learner: TestClient, id: string) => learner.call('GET /api/attempt/:id/times', { params: { id } });

  /** Answers questions 1 and 5, each after so many seconds. */
  async function take(learner: TestClient, sectionID: string, seconds: readonly [number, number]): Promise<string> {
    const { id, started_at } = await learner.call('POST /api/attempt', { body: { sectionID } });
    let at = Date.parse(started_at);
    for (const [index, address] of ['1', '5'].entries()) {
      const step = seconds[index] ?? 0;
      test.clock.advance({ seconds: step });
      at += step * 1000;
      const change = { value: 'FALSE', at };
      await learner.call('PATCH /api/attempt/:id', { params: { id }, body: { changes: { [address]: change } } });
    }
    await learner.call('POST /api/user/save-result', { body: { sectionID, answers: {}, changes: {}, attemptID: id } });
    return id;
  }

  it('are those of its answers, beside those of others', async () => {
    const section = await world.section(readingExam());
    for (const seconds of [10, 20, 30, 40, 50]) await take(await world.newLearner(), section, [seconds, 12]);
    const { questions, others } = await times(world.learner, await take(world.learner, section, [70, 25]));
    expect(others).toBe(5);
    expect(questions.filter(({ seconds }) => seconds !== null)).toEqual([
      { number: 1, numbers: [1], seconds: 70, average: 30 },
      { number: 5, numbers: [5], seconds: 25, average: 12 },
    ]);
  });

  it('are closed to others, and until it is submitted', async () => {
    const section = await world.section(readingExam());
    const { id } = await world.learner.call('POST /api/attempt', { body: { sectionID: section } });
    expect(await refusalOf(times(world.learner, id))).toMatchObject({ code: 'not_submitted' });
    expect(await refusalOf(times(await world.newLearner(), id))).toMatchObject({ code: 'not_found' });
  });
});
