import type { RouteContract, RouteKey } from '../common/route.ts';
import { ApiError } from './api-error.ts';
import type { Client, RequestOf, ResponseOf } from './create-client.ts';

interface TokenSource {
  call(key: 'GET /sanctum/csrf-cookie', request: object): Promise<{ readonly token: string }>;
}

/**
 * Makes a call that proves an identity: requests the anti-forgery cookie and sends its token with the call. The token comes from the
 * response, because some browsers expose a new cookie to the page with a delay. If the token is refused (for example after another tab
 * replaced the cookie), the call is repeated once with a fresh one.
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
