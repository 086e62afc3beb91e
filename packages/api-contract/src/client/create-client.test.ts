import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createClient, NetworkError, type LearnerRoutes } from './index.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function clientThat(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const ended: string[] = [];
  const client = createClient<LearnerRoutes>({
    baseUrl: 'https://api.test',
    token: () => 'the-token',
    csrfToken: () => 'the-cookie',
    onSessionEnd: (token, reason) => ended.push(`${token}: ${reason}`),
    fetch: async (url, init = {}) => {
      sent.push({ url: typeof url === 'string' ? url : '', init });
      return answer();
    },
  });
  return { client, sent, ended };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

it('has the message of a failed call, and of an ended session, in the language of the screens', async () => {
  const reasons: string[] = [];
  let answer = () => json({ message: 'Please sign in.', code: 'unauthenticated' }, 401);
  const client = createClient<LearnerRoutes>({
    baseUrl: '',
    token: () => 'the-token',
    csrfToken: () => null,
    messageOf: (error) => (error instanceof NetworkError ? 'Ngoại tuyến.' : `Lỗi ${error.code}.`),
    onSessionEnd: (_, reason) => reasons.push(reason),
    fetch: async () => answer(),
  });
  await expect(client.call('GET /api/user', {})).rejects.toThrow('Lỗi unauthenticated.');
  expect(reasons).toEqual(['Lỗi unauthenticated.']);
  answer = () => {
    throw new TypeError('offline');
  };
  await expect(client.call('GET /api/user', {})).rejects.toThrow('Ngoại tuyến.');
});

describe('the client', () => {
  it('fills the address, the query, the token and the anti-forgery header [L6-5 L6-6 L7-1 L7-2 L7-3 A6-4 A6-5 A7-1]', async () => {
    const { client, sent } = clientThat(() => json(null));
    await client.call('GET /api/user/last-result', { query: { sectionID: 'a b' } });
    expect(sent[0]?.url).toBe('https://api.test/api/user/last-result?sectionID=a+b');
    expect(sent[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'include',
      headers: { accept: 'application/json', authorization: 'Bearer the-token', 'x-xsrf-token': 'the-cookie' },
    });
  });

  it('sends neither header without a token and a cookie [L7-2 L7-3 L7-5]', async () => {
    const sent: RequestInit[] = [];
    const client = createClient<LearnerRoutes>({
      baseUrl: '',
      token: () => null,
      csrfToken: () => null,
      fetch: async (_, init = {}) => {
        sent.push(init);
        return json({ message: 'Logout successful.' });
      },
    });
    await client.call('POST /api/logout', {});
    expect(sent.map(({ headers }) => headers)).toEqual([{ accept: 'application/json' }]);
  });

  it('escapes what it puts into a path', async () => {
    const { client, sent } = clientThat(() => json({ explanation: '' }));
    await client.call('GET /api/section/:id/explanation', { params: { id: '../user' } });
    expect(sent[0]?.url).toBe('https://api.test/api/section/..%2Fuser/explanation');
  });

  it.each([
    [
      'the message field',
      json({ message: 'Incorrect password!', code: 'incorrect_password' }, 422),
      'Incorrect password!',
    ],
    ['the text of the body', new Response('down for maintenance', { status: 503 }), 'down for maintenance'],
    ['its own words when the body is empty', new Response('', { status: 500 }), 'Server error'],
    ['the text of a body without a message', json({ error: 'quota' }, 500), '{"error":"quota"}'],
    [
      'its own words when a proxy answers with a page',
      new Response('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } }),
      'Server error',
    ],
  ])('shows %s of a failed answer [L8-1 A8-1]', async (_, response, message) => {
    const { client } = clientThat(() => response);
    await expect(client.call('GET /api/user', {})).rejects.toThrow(message);
  });

  it('keeps code, status, fields and waiting time of a failed answer', async () => {
    const { client } = clientThat(
      () =>
        new Response(
          JSON.stringify({ message: 'Wait', code: 'too_many_requests', issues: [{ path: 'email', message: 'x' }] }),
          {
            status: 429,
            headers: { 'retry-after': '30' },
          },
        ),
    );
    const error: unknown = await client.call('GET /api/user', {}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'too_many_requests',
      status: 429,
      retryAfter: 30,
      issues: [{ path: 'email', message: 'x' }],
      fromServer: true,
    });
  });

  it.each([
    ['internal', 500, 'Server error (Reference: 0a1b-2c)'],
    ['not_found', 404, 'Server error'],
  ] as const)(
    'names the request of a failure that nobody foresaw, and of no other: %s [D77]',
    async (code, status, message) => {
      const failed = JSON.stringify({ message: 'Server error', code });
      const { client } = clientThat(() => new Response(failed, { status, headers: { 'x-request-id': '0a1b-2c' } }));
      await expect(client.call('GET /api/user', {})).rejects.toMatchObject({ message, fromServer: true });
    },
  );

  it('tells of the end of the session, but not of a wrong password', async () => {
    const over = clientThat(() => json({ message: 'Sign in again.', code: 'unauthenticated' }, 401));
    await expect(over.client.call('GET /api/user', {})).rejects.toThrow('Sign in again.');
    expect(over.ended).toEqual(['the-token: Sign in again.']);

    const wrong = clientThat(() => json({ message: 'Invalid login credentials.', code: 'invalid_credentials' }, 401));
    await expect(wrong.client.call('POST /api/login', { body: { email: 'a', password: 'b' } })).rejects.toThrow(
      'Invalid login credentials.',
    );
    expect(wrong.ended).toEqual([]);
  });

  it('says that the server was not reached when no answer came', async () => {
    const { client } = clientThat(() => Promise.reject(new TypeError('failed to fetch')));
    await expect(client.call('GET /api/user', {})).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('a server that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A client whose calls are received and answered only by `answers`, as by a process that is stopped. */
  function silentClient(timeout?: number) {
    const answers: (() => void)[] = [];
    const client = createClient<LearnerRoutes>({
      baseUrl: '',
      token: () => 'the-token',
      csrfToken: () => null,
      ...(timeout === undefined ? {} : { timeout }),
      fetch: (_, { signal } = {}) =>
        new Promise((resolve, reject) => {
          answers.push(() => resolve(json({ explanation: '' })));
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    });
    return { client, answers };
  }
  const params = { id: 'one' };

  it('is not waited for longer than a call may take', async () => {
    const { client } = silentClient(8000);
    const failed = vi.fn<(error: unknown) => void>();
    void client.call('GET /api/section/:id/explanation', { params }).catch(failed);
    await vi.advanceTimersByTimeAsync(7999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed.mock.lastCall?.[0]).toBeInstanceOf(NetworkError);
    expect(failed.mock.lastCall?.[0]).toMatchObject({ isTimeout: true });
  });

  it('is waited for where no limit was set, and within the limit', async () => {
    const { client, answers } = silentClient();
    const called = client.call('GET /api/section/:id/explanation', { params });
    await vi.advanceTimersByTimeAsync(60_000);
    answers[0]?.();
    await expect(called).resolves.toEqual({ explanation: '' });

    const limited = silentClient(8000);
    const second = limited.client.call('GET /api/section/:id/explanation', { params });
    await vi.advanceTimersByTimeAsync(7000);
    limited.answers[0]?.();
    await expect(second).resolves.toEqual({ explanation: '' });
  });

  it('is no timeout when the caller gives up', async () => {
    const { client } = silentClient(8000);
    const abort = new AbortController();
    const called = client.call('GET /api/section/:id/explanation', { params }, { signal: abort.signal });
    abort.abort();
    await expect(called).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is told once of a call that it does once, which keeps its key for the next try', async () => {
    const keys: (string | null)[] = [];
    const client = createClient<LearnerRoutes>({
      baseUrl: '',
      token: () => 'the-token',
      csrfToken: () => null,
      timeout: 8000,
      fetch: (_, { signal, headers } = {}) => {
        keys.push(new Headers(headers).get('idempotency-key'));
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        });
      },
    });
    for (const calls of [1, 2]) {
      const failed = vi.fn<(error: unknown) => void>();
      void client.call('DELETE /api/attempt/:id', { params }).catch(failed);
      await vi.advanceTimersByTimeAsync(8000);
      expect(failed).toHaveBeenCalledTimes(1);
      expect(keys).toHaveLength(calls);
    }
    expect(keys[0]).toBe(keys[1]);
  });
});
