import { expect, it } from 'vitest';
import {
  begin,
  createSittingWorld,
  finish,
  fortyMarks,
  resultOf,
  save,
  sectionIds,
  start,
  typed,
} from '../../testing/content/sitting-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';

it('changes marks and band of the whole exam that an attempt was a part of, tells its learner, and takes both back', async () => {
  const test = await createTestApp();
  const world = await createSittingWorld(test);
  const { learner, admin } = world;
  const saved = await world.publish(fortyMarks());
  const [first = '', second = '', third = ''] = sectionIds(saved);
  const { id } = await begin(learner, saved);
  await start(learner, id);
  const at = Date.now();
  const range = (from: number, to: number, answer: string) =>
    Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [String(from + index), answer]));
  await save(
    learner,
    id,
    { sectionID: first, changes: typed(range(1, 13, 'TRUE'), at) },
    { sectionID: second, changes: typed({ ...range(14, 25, 'TRUE'), '26': 'FALSE' }, at) },
    { sectionID: third, changes: typed(range(27, 30, 'TRUE'), at) },
  );
  await finish(learner, id);
  const before = await resultOf(learner, id);
  expect(before.exams[0]).toMatchObject({ marks: 29, total: 40, band: { band: 6.5 } });
  const change = { question: '26', answers: ['FALSE'] };
  const params = { id: second };
  const said = await admin.call('POST /api/section/:id/regrade', { params, body: { ...change, dryRun: true } });
  expect(said.sums).toMatchObject({ gained: 1, bands: [{ from: 6.5, to: 7, exams: 1 }] });
  expect(said.rows).toMatchObject([{ marks_before: 12, marks_after: 13, bands: { before: 6.5, after: 7 } }]);
  expect(await resultOf(learner, id)).toEqual(before);
  const made = await admin.call('POST /api/section/:id/regrade', {
    params,
    body: { ...change, reason: 'It is false.' },
  });
  expect(made.sums).toEqual(said.sums);
  expect((await resultOf(learner, id)).exams[0]).toMatchObject({ marks: 30, band: { band: 7 } });
  await test.runJobs();
  await test.runJobs();
  expect(test.outbox.map(({ subject }) => subject)).toEqual(['Bandwise: your result for “Rivers, part 2” has changed']);
  expect(test.outbox[0]?.text).toContain('13 of 13 marks (before: 12)');
  expect(test.outbox[0]?.text).toContain('Reason: It is false.');
  await admin.call('POST /api/regrade/:id/undo', { params: { id: made.id ?? '' }, body: {} });
  expect(await resultOf(learner, id)).toEqual(before);
  await test.runJobs();
  expect(test.outbox[1]?.text).toContain('12 of 13 marks (before: 13)');
});
