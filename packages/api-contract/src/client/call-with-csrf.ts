import type { RouteContract, RouteKey } from '../common/route.ts';
import { ApiError } from './api-error.ts';
import type { Client, RequestOf, ResponseOf } from './create-client.ts';

interface TokenSource {
  call(key: 'GET /sanctum/csrf-cookie', request: object): Promise<{ readonly token: string }>;
}

/**
 * Makes a call that proves an identity: asks for the anti-forgery cookie, and sends its token back with the call. The
 * token is taken from the answer, as some browsers show a cookie to the page only some time after the call that set it.
 * Where it is refused all the same (another tab's cookie, say), a fresh one is asked for, once.
 * @throws like `Client.call`.
 */
export async function callWithCsrf<Routes extends Record<RouteKey, RouteContract>, K extends keyof Routes & RouteKey>(
  api: Client<Routes> & TokenSource,
  key: K,
  request: RequestOf<Routes[K]>,
): Promise<ResponseOf<Routes[K]>> {
  const makeCall = async () => {
    const { token } = await api.call('GET /sanctum/csrf-cookie', {});
    return api.call(key, request, { headers: { 'x-xsrf-token': token } });
  };
  try {
    return await makeCall();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'csrf_mismatch') return makeCall();
    throw error;
  }
}
