import { createTokenStore, TOKEN_KEY, followOtherTabs, createSession } from '@bandwise/api-contract/client';
import { describe, expect, it, vi } from 'vitest';

const begin = () =>
  createSession(
    createTokenStore(
      () => sessionStorage,
      () => localStorage,
    ),
  );

it('is signed in from the start with a stored token', () => {
  localStorage.setItem(TOKEN_KEY, 'abc');
  expect(begin().state()).toEqual({ status: 'signedIn', token: 'abc' });
});

it('forgets the token in both stores when it ends', () => {
  localStorage.setItem(TOKEN_KEY, 'old');
  sessionStorage.setItem(TOKEN_KEY, 'abc');
  begin().end('left');
  expect([sessionStorage.getItem(TOKEN_KEY), localStorage.getItem(TOKEN_KEY)]).toEqual([null, null]);
});

it('tells its listeners of the start and of the end', () => {
  const session = begin();
  const listener = vi.fn<() => void>();
  const stop = session.subscribe(listener);
  session.start('abc', true);
  session.end('expired');
  stop();
  session.start('def', true);
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('another tab', () => {
  const removal = (oldValue: string, key = TOKEN_KEY) => new StorageEvent('storage', { key, oldValue, newValue: null });

  it.each([
    ['ends the session when it removes the token in use', removal('abc'), 'signedOut'],
    ['changes nothing when it removes another token', removal('xyz'), 'signedIn'],
    ['changes nothing when it removes something else', removal('abc', 'theme'), 'signedIn'],
  ])('%s', (_, event, status) => {
    const session = begin();
    session.start('abc', true);
    const stop = followOtherTabs(session, globalThis.window);
    globalThis.dispatchEvent(event);
    stop();
    expect(session.state().status).toBe(status);
  });
});
