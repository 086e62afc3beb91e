import { expect, it } from 'vitest';
import { createContentWorld } from '../content/content-makers.ts';
import { makeClass } from '../content/class-makers.ts';
import { fortyMarks } from '../content/sitting-makers.ts';
import { createTestApp } from '../create-test-app.ts';
import { fillClass } from './fill-class.ts';
import { cohortEmail, COHORT_PASSWORD, fillCohort } from './fill-cohort.ts';

it('fills a database with learners who have taken its test, and who can sign in', async () => {
  const test = await createTestApp();
  const { sectionId, learnerIds } = await fillCohort(test.deps, 20);
  const attempts = await test.deps.db
    .selectFrom('attempts')
    .select(['user_id', 'marks', 'total'])
    .where('section_id', '=', sectionId)
    .execute();
  expect([attempts.length, new Set(attempts.map(({ user_id }) => user_id)).size]).toEqual([22, 20]);
  expect(attempts.every(({ total }) => total === 13)).toBe(true);
  const tenth = await test.signIn({ id: learnerIds[9] ?? '' });
  expect((await tenth.call('GET /api/attempt', { query: {} })).attempts).toHaveLength(2);
  const guest = test.guest();
  await guest.prepare();
  const signed = await guest.call('POST /api/login', { body: { email: cohortEmail(1), password: COHORT_PASSWORD } });
  expect(signed.token).toBeTruthy();
});

it('puts half of the learners into a class with results of eight weeks, of which one in four missed an assignment', async () => {
  const test = await createTestApp();
  await (await createContentWorld(test)).publish({ ...fortyMarks(), description: 'Reading Practice Test 1' });
  const id = await makeClass(test, {});
  const { learnerIds } = await fillCohort(test.deps, 24);
  expect(await fillClass(test.deps, learnerIds)).toMatchObject({ classId: id });
  const admin = await test.signIn(await test.make.admin());
  const { rows } = await admin.call('GET /api/class/:id/table', { params: { id }, query: {} });
  const states = rows.flatMap(({ cells }) => cells.map(({ state }) => state));
  expect([states.length, states.filter((state) => state === 'missed').length]).toEqual([12, 3]);
  const { bands, distribution } = await admin.call('GET /api/class/:id/figures', { params: { id } });
  expect(bands[0]?.weeks.length).toBeGreaterThanOrEqual(8);
  expect(distribution).toMatchObject([{ class_learners: 12, other_learners: 12 }]);
});
