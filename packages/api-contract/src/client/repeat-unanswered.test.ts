import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { createClient } from './create-client.ts';
import type { AdminRoutes } from './index.ts';

type Answer = Response | 'lost';

const DONE = () => Response.json({ success: true, message: 'Done' });
const refused = (status: number) => Response.json({ message: `Refused with ${status}` }, { status });
const remove = { params: { id: 'one' } };

/** A client whose calls are answered in turn, and the calls it made. */
function clientWith(...answers: readonly Answer[]) {
  const left = [...answers];
  const calls: { readonly method: string; readonly key: string | null }[] = [];
  let pauses = 0;
  const client = createClient<AdminRoutes>({
    baseUrl: 'http://api',
    token: () => null,
    csrfToken: () => null,
    pause: async () => void (pauses += 1),
    fetch: async (_, init = {}) => {
      calls.push({ method: init.method ?? '', key: new Headers(init.headers).get('idempotency-key') });
      const answer = left.shift() ?? 'lost';
      if (answer === 'lost') throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  return { client, calls, keys: () => calls.map(({ key }) => key), pauses: () => pauses };
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
    const { client, keys, pauses } = clientWith(first === 'lost' ? first : refused(first), DONE());
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
    const body = (status: 'active' | 'disabled') => ({ ...remove, body: { status } });
    await expect(client.call('PUT /api/users/:id/status', body('active'))).rejects.toBeInstanceOf(NetworkError);
    await client.call('PUT /api/users/:id/status', body('disabled'));
    expect(keys()[2]).not.toBe(keys()[0]);
  });
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
