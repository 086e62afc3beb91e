import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { commonRoutes } from '../common/routes.ts';
import { connectPage } from './connect-page.ts';
import { memoryStorage } from './testing/memory-storage.ts';

/** A page that says where its API is, if it does. */
const pageFor = (apiUrl: string | null) =>
  connectPage<typeof commonRoutes>({
    sessionStorage: memoryStorage(),
    localStorage: memoryStorage(),
    document: {
      cookie: 'XSRF-TOKEN=crumb',
      querySelector: () => (apiUrl === null ? null : { getAttribute: () => apiUrl }),
    },
  });

const fetching = vi.fn<typeof fetch>();
const refusal = () => Response.json({ code: 'account_disabled', message: 'Disabled.' }, { status: 403 });

beforeEach(() => void vi.stubGlobal('fetch', fetching.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['https://api.example.com', 'https://api.example.com/api/config'],
  ['', '/api/config'],
  [null, '/api/config'],
])('calls the API that the page names: %j', async (apiUrl, address) => {
  fetching.mockResolvedValue(Response.json({}));
  const { api, session } = pageFor(apiUrl);
  session.start('mine', false);
  await api.call('GET /api/config', {});
  expect(fetching.mock.lastCall?.[0]).toBe(address);
  expect(fetching.mock.lastCall?.[1]?.headers).toMatchObject({
    authorization: 'Bearer mine',
    'x-xsrf-token': 'crumb',
  });
});

it('ends the session whose token is refused, with what the server said', async () => {
  fetching.mockResolvedValue(refusal());
  const { api, session } = pageFor(null);
  session.start('mine', false);
  await expect(api.call('GET /api/user', {})).rejects.toThrow('Disabled.');
  expect(session.getState()).toEqual({ status: 'signedOut', because: 'expired', message: 'Disabled.' });
});

it('keeps the session when it is an older token that is refused', async () => {
  const { api, session } = pageFor(null);
  session.start('older', false);
  fetching.mockImplementation(() => {
    session.start('newer', false);
    return Promise.resolve(refusal());
  });
  await expect(api.call('GET /api/user', {})).rejects.toThrow('Disabled.');
  expect(session.token()).toBe('newer');
});
