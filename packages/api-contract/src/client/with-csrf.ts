interface CookieSource {
  call(key: 'GET /sanctum/csrf-cookie', request: object): Promise<unknown>;
}

/** Asks for the anti-forgery cookie, which the calls that prove an identity must send back, and then makes the call. */
export async function withCsrf<T>(api: CookieSource, call: () => Promise<T>): Promise<T> {
  await api.call('GET /sanctum/csrf-cookie', {});
  return call();
}
