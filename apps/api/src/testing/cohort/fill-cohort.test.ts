import { expect, it } from 'vitest';
import { createTestApp } from '../create-test-app.ts';
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
