import type { ExamSaved } from '@bandwise/api-contract/admin';
import type { GuestKeepBody } from '@bandwise/api-contract/learner';
import { beforeAll, expect, it } from 'vitest';
import { fullReadingExam, writingExam } from '../../../testing/content/sample-exams.ts';
import { begin, createSittingWorld, resultOf, sectionIds, typed } from '../../../testing/content/sitting-makers.ts';
import { createTestApp } from '../../../testing/create-test-app.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let world: Awaited<ReturnType<typeof createSittingWorld>>;

beforeAll(async () => {
  world = await createSittingWorld(await createTestApp());
});

const ANSWERS = { '1': 'TRUE', '4': 'TRUE' };

/** A whole test that a guest took and had marked, as the browser hands it over. */
async function taken(exam: ExamSaved, answers: Readonly<Record<string, string>> = ANSWERS): Promise<GuestKeepBody> {
  const { exam_id } = exam;
  const { now, attempts } = await world.guest.call('POST /api/sitting/plan', { body: { exams: [exam_id] } });
  const attempt = attempts[0] ?? '';
  const sections = sectionIds(exam).map((sectionID) => ({ sectionID, changes: typed(answers, now + 1000) }));
  const sent = sections.map(({ sectionID }) => ({ sectionID, answers }));
  await world.guest.call('POST /api/sitting/mark', { body: { exam_id, attempt, sections: sent } });
  return {
    exams: [{ exam_id, attempt, sections }],
    events: [
      { type: 'next', exam: 0, phase: 'instructions', at: now, seq: 0 },
      { type: 'finish', exam: 0, all: false, at: now + 2000, seq: 1 },
    ],
  };
}

const keep = (client: TestClient, body: GuestKeepBody) => client.call('POST /api/sitting/keep', { body });

it('stores the whole test of a guest for the account, with the marks, the answers and every key of each part', async () => {
  const exam = await world.publish(fullReadingExam());
  const handedOver = await taken(exam);
  world.test.clock.advance({ minutes: 5 });
  const learner = await world.newLearner();
  const result = await keep(learner, handedOver);
  expect(result.exams).toMatchObject([{ exam_id: exam.exam_id, sat: true, marks: 1, total: 4 }]);
  expect(await resultOf(learner, result.id)).toEqual(result);
  const [part] = result.exams[0]?.parts ?? [];
  const detail = await learner.call('GET /api/attempt/:id', { params: { id: part?.attemptID ?? '' } });
  expect(detail.attempt.answers).toEqual({ '1': 'TRUE' });
  expect(detail.result?.keys.map(({ number }) => number)).toEqual([1, 2]);
  const { sittings } = await learner.call('GET /api/sitting', { query: { status: 'ended' } });
  expect(sittings.map(({ id }) => id)).toEqual([result.id]);
});

it('stores it once for each account, however often it is sent', async () => {
  const handedOver = await taken(await world.publish(fullReadingExam()));
  const [one, other] = [await world.newLearner(), await world.newLearner()];
  const results = await Promise.all([keep(one, handedOver), keep(one, handedOver), keep(one, handedOver)]);
  expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  expect(await keep(one, handedOver)).toEqual(results[0]);
  expect((await one.call('GET /api/sitting', { query: {} })).sittings).toHaveLength(1);
  expect((await one.call('GET /api/attempt', { query: {} })).attempts).toHaveLength(2);
  expect((await keep(other, handedOver)).id).not.toBe(results[0]?.id);
});

it('takes the answers that were marked and no others, for an account', async () => {
  const handedOver = await taken(await world.publish(fullReadingExam()));
  const learner = await world.newLearner();
  const exams = handedOver.exams.map((exam) => ({
    ...exam,
    sections: exam.sections.map((save) => ({ ...save, changes: typed({ '1': 'TRUE', '2': 'TRUE' }, 1) })),
  }));
  expect(await refusalOf(keep(learner, { ...handedOver, exams }))).toMatchObject({ code: 'attempt_closed' });
  const forged = handedOver.exams.map((exam) => ({ ...exam, attempt: `${crypto.randomUUID()}.9999999999999.x` }));
  expect(await refusalOf(keep(learner, { ...handedOver, exams: forged }))).toMatchObject({ code: 'not_started' });
  expect(await refusalOf(keep(learner, { ...handedOver, events: [] }))).toMatchObject({ code: 'not_submitted' });
  expect(await refusalOf(keep(world.guest, handedOver))).toMatchObject({ status: 401 });
  expect((await learner.call('GET /api/sitting', { query: {} })).sittings).toEqual([]);
});

it('waits for the same exam that the learner is taking', async () => {
  const exam = await world.publish(fullReadingExam());
  const handedOver = await taken(exam);
  const learner = await world.newLearner();
  const { id } = await begin(learner, exam);
  expect(await refusalOf(keep(learner, handedOver))).toMatchObject({ code: 'sitting_running' });
  await learner.call('DELETE /api/sitting/:id', { params: { id } });
  expect((await keep(learner, handedOver)).exams[0]?.marks).toBe(1);
});

it('has no moment in the future, and no extra time, whatever the browser reports', async () => {
  const handedOver = await taken(await world.publish(fullReadingExam()));
  const learner = await world.newLearner();
  const now = world.test.deps.now().getTime();
  const events = [
    { type: 'extra_time' as const, percent: 100, minutes: 60, at: 0, seq: 0 },
    ...handedOver.events.map((event) => ({ ...event, at: now + 86_400_000 })),
  ];
  const { ended_at, exams } = await keep(learner, { ...handedOver, events });
  expect(Date.parse(ended_at)).toBeLessThanOrEqual(world.test.deps.now().getTime());
  expect(exams[0]?.extra_seconds).toBe(0);
});

it('keeps the texts of a writing test', async () => {
  const exam = await world.publish(writingExam());
  const { exam_id } = exam;
  const { now, attempts } = await world.guest.call('POST /api/sitting/plan', { body: { exams: [exam_id] } });
  const [sectionID = ''] = sectionIds(exam);
  const learner = await world.newLearner();
  const { exams } = await keep(learner, {
    exams: [{ exam_id, attempt: attempts[0] ?? '', sections: [{ sectionID, text: { value: 'My essay.', at: now } }] }],
    events: [{ type: 'next', exam: 0, phase: 'instructions', at: now, seq: 0 }],
  });
  expect(exams[0]?.parts[0]?.text).toBe('My essay.');
});

/** Publishes a version whose first question asks the opposite. */
async function rewrite({ exam_id }: ExamSaved): Promise<void> {
  const input = fullReadingExam();
  for (const { groups } of input.reading ?? [])
    for (const question of groups?.flatMap((group) => group.questions) ?? [])
      Object.assign(question, { question: 'It was never dug.', answer: 'FALSE' });
  await world.admin.call('PUT /api/exam/:exam_id', {
    params: { exam_id },
    body: { ...input, revision: 1 },
  });
}

it('is marked on the versions that the guest was shown, for the guest and for the account', async () => {
  const exam = await world.publish(fullReadingExam());
  const { exam_id } = exam;
  const handedOver = await taken(exam);
  await rewrite(exam);
  const [{ attempt, sections } = { attempt: '', sections: [] }] = handedOver.exams;
  const sent = sections.map(({ sectionID }) => ({ sectionID, answers: ANSWERS }));
  const marked = await world.guest.call('POST /api/sitting/mark', { body: { exam_id, attempt, sections: sent } });
  expect(marked.marks).toBe(1);
  const learner = await world.newLearner();
  const { exams } = await keep(learner, handedOver);
  expect(exams[0]?.marks).toBe(1);
  const id = exams[0]?.parts[0]?.attemptID ?? '';
  expect((await learner.call('GET /api/attempt/:id', { params: { id } })).attempt.version).toBe(1);
});
