import { expect, it } from 'vitest';
import { callWithCsrf, createClient, type LearnerRoutes } from './index.ts';

const SIGN_IN = { body: { email: 'ada@example.com', password: 'secret-word' } };
const message = 'This page has been open too long. Reload it and try again.';
const mismatch = () => Response.json({ code: 'csrf_mismatch', message }, { status: 419 });
const welcome = () => Response.json({ token: 'abc', message: 'Login successful.' });

/** A server that gives a new token each time, and a browser that shows no cookie yet, or an older one. */
function clientWith(answers: readonly (() => Response)[], cookie: string | null = null) {
  const made: string[] = [];
  let given = 0;
  const signIns = answers.values();
  const client = createClient<LearnerRoutes>({
    baseUrl: '',
    token: () => null,
    csrfToken: () => cookie,
    fetch: async (url, init = {}) => {
      const sent = new Headers(init.headers).get('x-xsrf-token');
      made.push(`${init.method} ${typeof url === 'string' ? url : ''} ${sent}`);
      if (url === '/sanctum/csrf-cookie') return Response.json({ token: `token-${++given}` });
      const answer = signIns.next().value;
      if (!answer) throw new Error('One call too many');
      return answer();
    },
  });
  return { client, made };
}

it('sends the token that was answered, before the browser shows the cookie [L7-7]', async () => {
  const { client, made } = clientWith([welcome]);
  await expect(callWithCsrf(client, 'POST /api/login', SIGN_IN)).resolves.toEqual({
    token: 'abc',
    message: 'Login successful.',
  });
  expect(made).toEqual(['GET /sanctum/csrf-cookie null', 'POST /api/login token-1']);
});

it('sends the token that was answered, not what an older cookie holds', async () => {
  const { client, made } = clientWith([welcome], 'older');
  await callWithCsrf(client, 'POST /api/login', SIGN_IN);
  expect(made.at(-1)).toBe('POST /api/login token-1');
});

it('asks for a fresh token, once, when the first is refused', async () => {
  const { client, made } = clientWith([mismatch, welcome]);
  await expect(callWithCsrf(client, 'POST /api/login', SIGN_IN)).resolves.toMatchObject({ token: 'abc' });
  expect(made).toEqual([
    'GET /sanctum/csrf-cookie null',
    'POST /api/login token-1',
    'GET /sanctum/csrf-cookie null',
    'POST /api/login token-2',
  ]);
});

it('gives up when the fresh one is refused too', async () => {
  const { client, made } = clientWith([mismatch, mismatch]);
  await expect(callWithCsrf(client, 'POST /api/login', SIGN_IN)).rejects.toThrow(message);
  expect(made).toHaveLength(4);
});

it('repeats nothing else that is refused', async () => {
  const wrong = () => Response.json({ code: 'invalid_credentials', message: 'Wrong.' }, { status: 401 });
  const { client, made } = clientWith([wrong]);
  await expect(callWithCsrf(client, 'POST /api/login', SIGN_IN)).rejects.toThrow('Wrong.');
  expect(made).toHaveLength(2);
});
