import { createClient, type Client } from '@bandwise/api-contract/client';
import type { AllRoutes } from '@bandwise/api-contract/routes';
import type { FastifyInstance } from 'fastify';
import { injectFetch } from './inject-fetch.ts';

/** Calls the app as a browser would: with its own cookies, and with a token or none. */
export interface TestClient extends Client<AllRoutes> {
  readonly fetch: typeof fetch;
  readonly cookies: Map<string, string>;
  token: string | null;
  /** Fetches the anti-forgery cookie, as every screen does before it signs in. */
  prepare(): Promise<TestClient>;
}

export function createTestClient(app: FastifyInstance, token: string | null = null): TestClient {
  const cookies = new Map<string, string>();
  const inject = injectFetch(app);
  const fetchWithCookies: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.size > 0 && !headers.has('cookie'))
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await inject(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const client = createClient<AllRoutes>({
    baseUrl: 'http://localhost',
    fetch: fetchWithCookies,
    token: () => testClient.token,
    csrfToken: () => cookies.get('XSRF-TOKEN') ?? null,
  });
  const testClient: TestClient = {
    call: (...args) => client.call(...args),
    fetch: fetchWithCookies,
    cookies,
    token,
    async prepare() {
      await client.call('GET /sanctum/csrf-cookie', {});
      return testClient;
    },
  };
  return testClient;
}
