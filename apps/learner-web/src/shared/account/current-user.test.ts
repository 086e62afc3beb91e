import { createClient, type LearnerRoutes } from '@bandwise/api-contract/client';
import { createQueryClient } from '@bandwise/ui/query/query-client.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, LEARNER, type FakeApi } from '../../testing/fake-api.ts';
import { currentUserQuery } from './current-user.ts';

const FIVE_MINUTES = 300_000;

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  api = fakeApi();
});

it('is asked for again only after five minutes, and kept under its path [L7-15 L7-19 L9-4]', async () => {
  const queries = createQueryClient();
  const client = createClient<LearnerRoutes>({ baseUrl: '', token: () => 'abc', csrfToken: () => null });
  const ask = () => queries.fetchQuery(currentUserQuery(client));
  expect(await ask()).toEqual(LEARNER);
  expect(queries.getQueryData(['/api/user'])).toEqual(LEARNER);
  vi.setSystemTime(FIVE_MINUTES - 1);
  await ask();
  expect(api.made('GET /api/user')).toHaveLength(1);
  vi.setSystemTime(FIVE_MINUTES);
  await ask();
  expect(api.made('GET /api/user')).toHaveLength(2);
});
