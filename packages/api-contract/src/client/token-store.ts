import { createDeviceStorage, type BrowserStorage } from './device-storage.ts';

/** The key under which a browser keeps the bearer token (learner specification, section 9). */
export const TOKEN_KEY = 'auth_token';

export interface TokenStore {
  read(): string | null;
  /** `remember`: kept when the browser closes. */
  write(token: string, remember: boolean): void;
  clear(): void;
}

/** Session storage first, then local storage. A storage that fails leaves the token in memory. */
export function createTokenStore(sessionStorage: () => BrowserStorage, localStorage: () => BrowserStorage): TokenStore {
  const session = createDeviceStorage(sessionStorage, undefined, new Map());
  const local = createDeviceStorage(localStorage, undefined, new Map());
  let memory: string | null = null;
  return {
    read: () => session.read(TOKEN_KEY) ?? local.read(TOKEN_KEY) ?? memory,
    write(token, remember) {
      this.clear();
      const storage = remember ? local : session;
      storage.write(TOKEN_KEY, token);
      // No copy is cached beside the storage: a token that was removed there would return.
      if (!storage.isKeeping()) memory = token;
    },
    clear() {
      memory = null;
      session.remove(TOKEN_KEY);
      local.remove(TOKEN_KEY);
    },
  };
}
