/** The key under which a browser keeps the bearer token (learner specification, section 9). */
export const TOKEN_KEY = 'auth_token';

/** The part of the Storage interface that is used; a browser may refuse any of it. */
export interface TokenStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface TokenStore {
  read(): string | null;
  /** `remember`: kept when the browser closes. */
  write(token: string, remember: boolean): void;
  clear(): void;
}

/** Session storage first, then local storage. A storage that fails leaves the token in memory. */
export function createTokenStore(session: () => TokenStorage, local: () => TokenStorage): TokenStore {
  let memory: string | null = null;
  const attempt = <T>(act: () => T, fallback: T): T => {
    try {
      return act();
    } catch {
      return fallback;
    }
  };
  return {
    read: () =>
      attempt(() => session().getItem(TOKEN_KEY), null) ?? attempt(() => local().getItem(TOKEN_KEY), null) ?? memory,
    write(token, remember) {
      this.clear();
      memory = token;
      attempt(() => (remember ? local() : session()).setItem(TOKEN_KEY, token), undefined);
    },
    clear() {
      memory = null;
      attempt(() => session().removeItem(TOKEN_KEY), undefined);
      attempt(() => local().removeItem(TOKEN_KEY), undefined);
    },
  };
}
