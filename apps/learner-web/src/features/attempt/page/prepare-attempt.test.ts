import { TOKEN_KEY } from '@bandwise/api-contract/client';
import { expect, it } from 'vitest';
import { appCore } from '../../../testing/app-core.ts';
import { buildSection, SECTION_ID } from '../../../testing/build-section.ts';
import { fakeApi, json, offline } from '../../../testing/fake-api.ts';
import { prepareAttempt } from './prepare-attempt.ts';
import { sectionQuery } from '../store/attempt/section-query.ts';

const PLACE = { params: { skill: 'reading', part: 'part1', '*': SECTION_ID }, search: '' };

it.each([
  ['a guest', null, ['GET /api/section/:id']],
  ['a learner', 'abc', ['GET /api/section/:id', 'GET /api/user']],
])('asks for the test of %s, and who takes it', async (_, token, asked) => {
  const api = fakeApi({ 'GET /api/section/:id': () => json(buildSection()) });
  if (token !== null) sessionStorage.setItem(TOKEN_KEY, token);
  const core = appCore();
  await prepareAttempt(core, PLACE)?.data;
  expect(api.calls.map(({ key }) => key)).toEqual(asked);
  expect(core.queryClient.getQueryData(sectionQuery(core.services, SECTION_ID).queryKey)?.id).toBe(SECTION_ID);
});

it.each([
  ['a review', { ...PLACE, search: '?review=1' }],
  ['an address of no test', { ...PLACE, params: { ...PLACE.params, part: 'two' } }],
])('asks nothing for %s', (_, place) => {
  const api = fakeApi();
  expect(prepareAttempt(appCore(), place)).toBeNull();
  expect(api.calls).toEqual([]);
});

it('leaves a failure to the screen', async () => {
  fakeApi({ 'GET /api/section/:id': offline });
  await expect(prepareAttempt(appCore(), PLACE)?.data).resolves.toBeDefined();
});
