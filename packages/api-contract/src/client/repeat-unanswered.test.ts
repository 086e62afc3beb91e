import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../common/error-codes.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { createClient } from './create-client.ts';
import type { AdminRoutes } from './index.ts';

type Answer = Response | 'lost';

const DONE = () => Response.json({ success: true, message: 'Done' });
const refused = (status: number, code?: ErrorCode) =>
  Response.json({ message: `Refused with ${status}`, code }, { status, headers: { 'retry-after': '5' } });
const setStatus = (status: 'active' | 'disabled') => ({ params: { id: 'one' }, body: { status } });
const remove = { params: { id: 'one' } };

/** A signed-in client whose calls get the given responses in order, and the calls it made. */
function clientWith(...answers: readonly Answer[]) {
  return clientOf('the-token', ...answers);
}

function clientOf(token: string | null, ...answers: readonly Answer[]) {
  const left = [...answers];
  const calls: { readonly method: string; readonly key: string | null }[] = [];
  let pauses = 0;
  let time = 0;
  const client = createClient<AdminRoutes>({
    baseUrl: 'http://api',
    token: () => token,
    csrfToken: () => null,
    pause: async () => void (pauses += 1),
    now: () => time,
    fetch: async (_, init = {}) => {
      calls.push({ method: init.method ?? '', key: new Headers(init.headers).get('idempotency-key') });
      const answer = left.shift() ?? 'lost';
      if (answer === 'lost') throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  return {
    client,
    calls,
    keys: () => calls.map(({ key }) => key),
    pauses: () => pauses,
    wait: (ms: number) => (time += ms),
  };
}

describe('a call that changes something', () => {
  it('goes by a key of its own, quoted', async () => {
    const { client, keys, pauses } = clientWith(DONE(), DONE());
    await client.call('DELETE /api/users/:id', remove);
    await client.call('DELETE /api/users/:id', remove);
    expect(keys()).toEqual([expect.stringMatching(/^"[0-9a-f]{32}"$/), expect.stringMatching(/^"[0-9a-f]{32}"$/)]);
    expect(new Set(keys()).size).toBe(2);
    expect(pauses()).toBe(0);
  });

  it.each(['lost', 502, 503, 504] as const)('is repeated once under the same key after %s', async (first) => {
    const answer = first === 'lost' ? first : refused(first, first === 503 ? 'unavailable' : undefined);
    const { client, keys, pauses } = clientWith(answer, DONE());
    expect(await client.call('DELETE /api/users/:id', remove)).toMatchObject({ message: 'Done' });
    expect([keys().length, new Set(keys()).size, pauses()]).toEqual([2, 1, 1]);
  });

  it('is not repeated after an answer, whatever that says', async () => {
    for (const status of [400, 401, 404, 409, 422, 429, 500]) {
      const { client, calls } = clientWith(refused(status), DONE());
      await expect(client.call('DELETE /api/users/:id', remove)).rejects.toMatchObject({ status });
      expect(calls).toHaveLength(1);
    }
  });

  it('keeps its key when it stays unanswered and is made again, until it is answered', async () => {
    const { client, keys } = clientWith('lost', refused(503), 'lost', DONE(), DONE());
    await expect(client.call('DELETE /api/users/:id', remove)).rejects.toBeInstanceOf(ApiError);
    await client.call('DELETE /api/users/:id', remove);
    await client.call('DELETE /api/users/:id', remove);
    expect(new Set(keys().slice(0, 4)).size).toBe(1);
    expect(keys()[4]).not.toBe(keys()[0]);
  });

  it('has another key when it is another call', async () => {
    const { client, keys } = clientWith('lost', 'lost', DONE());
    await expect(client.call('PUT /api/users/:id/status', setStatus('active'))).rejects.toBeInstanceOf(NetworkError);
    await client.call('PUT /api/users/:id/status', setStatus('disabled'));
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it.each([
    ['was done', [DONE()]],
    ['was refused', [refused(409)]],
    ['was not answered either', ['lost', 'lost'] as const],
  ])('has another key when another call %s since it stayed unanswered', async (_, others) => {
    const { client, keys } = clientWith('lost', 'lost', ...others, DONE());
    await expect(client.call('PUT /api/users/:id/status', setStatus('active'))).rejects.toBeInstanceOf(NetworkError);
    await client.call('PUT /api/users/:id/status', setStatus('disabled')).catch(() => undefined);
    await client.call('PUT /api/users/:id/status', setStatus('active'));
    expect(keys().at(-1)).not.toBe(keys()[0]);
  });

  it('has another key when a test that may have been made was deleted since', async () => {
    const { client, keys } = clientWith('lost', 'lost', DONE(), DONE());
    // The client sends whatever it is given.
    const publish = { params: { type: 'writing' as const }, body: {} as never };
    await expect(client.call('POST /api/exam/new/:type', publish)).rejects.toBeInstanceOf(NetworkError);
    await client.call('DELETE /api/exam/delete/:id', { ...remove, query: {} });
    await client.call('POST /api/exam/new/:type', publish);
    expect(keys().at(-1)).not.toBe(keys()[0]);
  });

  it('has another key when another call was made while nobody answered it', async () => {
    let lose = () => {};
    const lost = new Promise<never>((_, reject) => (lose = () => reject(new TypeError('Failed to fetch'))));
    const asked: (string | null)[] = [];
    const client = createClient<AdminRoutes>({
      baseUrl: '',
      token: () => 'the-token',
      csrfToken: () => null,
      pause: async () => undefined,
      fetch: (_, init = {}) => {
        asked.push(new Headers(init.headers).get('idempotency-key'));
        return asked.length === 1 || asked.length === 3 ? lost : Promise.resolve(DONE());
      },
    });
    const first = client.call('PUT /api/users/:id/status', setStatus('active'));
    await client.call('PUT /api/users/:id/status', setStatus('disabled'));
    lose();
    await expect(first).rejects.toBeInstanceOf(NetworkError);
    await client.call('PUT /api/users/:id/status', setStatus('active'));
    expect(asked[3]).not.toBe(asked[0]);
  });

  it('has another key a minute after it stayed unanswered', async () => {
    const { client, keys, wait } = clientWith('lost', 'lost', 'lost', 'lost', DONE());
    await expect(client.call('DELETE /api/users/:id', remove)).rejects.toBeInstanceOf(NetworkError);
    wait(59_000);
    await expect(client.call('DELETE /api/users/:id', remove)).rejects.toBeInstanceOf(NetworkError);
    wait(61_000);
    await client.call('DELETE /api/users/:id', remove);
    expect(new Set(keys().slice(0, 4)).size).toBe(1);
    expect(keys()[4]).not.toBe(keys()[0]);
  });

  it.each(['not_saved', 'busy'] as const)('is not repeated after %s: it was not done', async (code) => {
    const { client, keys, pauses } = clientWith(refused(503, code), DONE());
    await expect(client.call('DELETE /api/users/:id', remove)).rejects.toMatchObject({ status: 503, code });
    expect([keys().length, pauses()]).toEqual([1, 0]);
  });

  it('keeps its key when it was unanswered and its repetition was put off', async () => {
    const { client, keys } = clientWith('lost', refused(503, 'busy'), refused(503, 'not_saved'), DONE());
    await expect(client.call('DELETE /api/users/:id', remove)).rejects.toMatchObject({ code: 'busy' });
    await expect(client.call('DELETE /api/users/:id', remove)).rejects.toMatchObject({ code: 'not_saved' });
    await client.call('DELETE /api/users/:id', remove);
    expect([keys().length, new Set(keys()).size]).toEqual([4, 1]);
  });
});

it('is not repeated for a guest, whom the server does not recognise', async () => {
  const { client, keys } = clientOf(null, 'lost', DONE());
  const body = { firstName: 'Grace', lastName: 'Hopper', email: 'a@example.com', password: 'secret word' };
  await expect(client.call('POST /api/register', { body })).rejects.toBeInstanceOf(NetworkError);
  expect(keys()).toEqual([null]);
});

it('leaves all other calls as they are', async () => {
  const { client, calls } = clientWith('lost', 'lost');
  await expect(client.call('GET /api/users', {})).rejects.toBeInstanceOf(NetworkError);
  const changes = { params: { id: 'one' }, body: { changes: {} } };
  await expect(client.call('PATCH /api/attempt/:id', changes)).rejects.toBeInstanceOf(NetworkError);
  expect(calls).toEqual([
    { method: 'GET', key: null },
    { method: 'PATCH', key: null },
  ]);
});
