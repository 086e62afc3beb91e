import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';

/** Asks for the anti-forgery cookie, which the calls that prove an identity must send back, and then makes the call. */
export async function withCsrf<T>(api: Client<LearnerRoutes>, call: () => Promise<T>): Promise<T> {
  await api.call('GET /sanctum/csrf-cookie', {});
  return call();
}
