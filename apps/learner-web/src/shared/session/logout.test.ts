import {
  createClient,
  createSession,
  createTokenStore,
  TOKEN_KEY,
  type LearnerRoutes,
} from '@bandwise/api-contract/client';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi, json, offline } from '../../testing/fake-api.ts';
import { logout } from './logout.ts';

beforeEach(() => {
  sessionStorage.setItem(TOKEN_KEY, 'abc');
  localStorage.setItem(TOKEN_KEY, 'an older one');
});

function signedIn() {
  const session = createSession(
    createTokenStore(
      () => sessionStorage,
      () => localStorage,
    ),
  );
  const api = createClient<LearnerRoutes>({ baseUrl: '', token: session.token, csrfToken: () => null });
  return { session, leave: () => logout(session, api) };
}

it.each([
  ['the server’s words', () => json({ message: 'Logout successful.' }), { ok: true, message: 'Logout successful.' }],
  ['its own where the server has none', () => json({ message: '' }), { ok: true, message: 'Logout successful.' }],
  ['that it failed without an answer', offline, { ok: false, message: 'An error occurred during logout.' }],
  ['that it failed with an error', () => json({}, 500), { ok: false, message: 'An error occurred during logout.' }],
])('answers %s; the token is gone from both stores all the same [L4-8 L8-7 L8-8 L8-9]', async (_, answer, outcome) => {
  const calls = fakeApi({ 'POST /api/logout': answer });
  const { session, leave } = signedIn();
  expect(await leave()).toEqual(outcome);
  expect(calls.made('POST /api/logout')[0]?.headers['authorization']).toBe('Bearer abc');
  expect(session.getState()).toEqual({ status: 'signedOut', because: 'left' });
  expect([sessionStorage.getItem(TOKEN_KEY), localStorage.getItem(TOKEN_KEY)]).toEqual([null, null]);
});

it('fails without a token, asks nobody, and leaves the session signed out [L4-8 L8-7 L8-8 L8-9]', async () => {
  const calls = fakeApi();
  const { session, leave } = signedIn();
  session.end('start');
  expect(await leave()).toEqual({ ok: false, message: 'Token does not found.' });
  expect(calls.made('POST /api/logout')).toEqual([]);
  expect(session.getState().status).toBe('signedOut');
});

it('says so where the stored token was removed elsewhere, and still ends the session on the server [L4-8 L8-9]', async () => {
  const calls = fakeApi({ 'POST /api/logout': () => json({ message: 'Logout successful.' }) });
  const { session, leave } = signedIn();
  sessionStorage.clear();
  localStorage.clear();
  expect(await leave()).toEqual({ ok: false, message: 'Token does not found.' });
  expect(calls.made('POST /api/logout')[0]?.headers['authorization']).toBe('Bearer abc');
  expect(session.getState()).toEqual({ status: 'signedOut', because: 'left' });
});
