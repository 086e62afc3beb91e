import { describe, expect, it } from 'vitest';
import { createTokenStore } from './token-store.ts';
import { memoryStorage } from './testing/memory-storage.ts';

describe('the token store', () => {
  it('keeps a remembered token in local storage and another in session storage [L4-2 L9-1]', () => {
    const [session, local] = [memoryStorage(), memoryStorage()];
    const store = createTokenStore(
      () => session,
      () => local,
    );
    store.write('remembered', true);
    expect([session.values.size, local.values.get('auth_token')]).toEqual([0, 'remembered']);
    store.write('for this session', false);
    expect([session.values.get('auth_token'), local.values.size]).toEqual(['for this session', 0]);
  });

  it('reads session storage before local storage [L4-1 L6-5 A6-4]', () => {
    const [session, local] = [memoryStorage(), memoryStorage()];
    local.setItem('auth_token', 'old');
    session.setItem('auth_token', 'new');
    expect(
      createTokenStore(
        () => session,
        () => local,
      ).read(),
    ).toBe('new');
  });

  it('removes the token from both [L4-4]', () => {
    const [session, local] = [memoryStorage(), memoryStorage()];
    local.setItem('auth_token', 'a');
    session.setItem('auth_token', 'b');
    const store = createTokenStore(
      () => session,
      () => local,
    );
    store.clear();
    expect(store.read()).toBeNull();
  });

  it('has no token once another page has removed it', () => {
    const local = memoryStorage();
    const store = createTokenStore(memoryStorage, () => local);
    store.write('token', true);
    local.removeItem('auth_token');
    expect(store.read()).toBeNull();
  });

  it('stays signed in for this page when the browser refuses storage', () => {
    const refuse = (): never => {
      throw new Error('denied');
    };
    const store = createTokenStore(refuse, refuse);
    store.write('token', true);
    expect(store.read()).toBe('token');
    store.clear();
    expect(store.read()).toBeNull();
  });
});
