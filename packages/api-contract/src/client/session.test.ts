import { describe, expect, it } from 'vitest';
import { readCsrfCookie } from './read-csrf-cookie.ts';
import type { StorageChange, Tab } from './other-tabs.ts';
import { createSession, endWithOtherTabs } from './session.ts';
import { createTokenStore } from './token-store.ts';
import { memoryStorage } from './testing/memory-storage.ts';

function sessionWith(token: string | null) {
  const store = createTokenStore(memoryStorage, () => local);
  const local = memoryStorage();
  if (token) local.setItem('auth_token', token);
  return { session: createSession(store), store };
}

describe('the session', () => {
  it('starts signed in with a stored token [L4-1]', () => {
    expect(sessionWith('kept').session.getState()).toEqual({ status: 'signedIn', token: 'kept' });
    expect(sessionWith(null).session.getState()).toEqual({ status: 'signedOut', because: 'start' });
  });

  it('tells the screens of every change, and forgets the token at the end', () => {
    const { session, store } = sessionWith(null);
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.getState().status));
    session.start('token', true);
    session.end('left');
    expect(session.getState()).toEqual({ status: 'signedOut', because: 'left' });
    expect(seen).toEqual(['signedIn', 'signedOut']);
    expect(store.read()).toBeNull();
  });

  it('keeps what the server said about its end', () => {
    const { session } = sessionWith('kept');
    session.end('expired', 'Your account has expired.');
    expect(session.getState()).toEqual({
      status: 'signedOut',
      because: 'expired',
      message: 'Your account has expired.',
    });
  });

  it('ends when another tab signs out of the same token, and of no other', () => {
    const { session } = sessionWith('mine');
    const listeners: ((event: StorageChange) => void)[] = [];
    const tab: Tab = {
      addEventListener: (_, listener) => listeners.push(listener),
      removeEventListener: () => {},
    };
    endWithOtherTabs(session, tab);
    const removed = (oldValue: string) =>
      listeners.forEach((tell) => tell({ key: 'auth_token', newValue: null, oldValue }));
    removed('another');
    expect(session.token()).toBe('mine');
    removed('mine');
    expect(session.getState()).toEqual({ status: 'signedOut', because: 'expired' });
  });
});

describe('the anti-forgery cookie', () => {
  it.each([
    ['a=1; XSRF-TOKEN=abc%3D; b=2', 'abc='],
    ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
    ['X-XSRF-TOKEN=no', null],
    ['NOT-XSRF-TOKEN=no', null],
    ['', null],
  ])('is read from %s [L6-6 L9-2 A6-5]', (cookies, expected) => {
    expect(readCsrfCookie(cookies)).toBe(expected);
  });
});
