import { describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { injectFetch } from '../../testing/inject-fetch.ts';

async function begin() {
  const test = await createTestApp({ env: { LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' } });
  const client = await test.guest().prepare();
  const headers = {
    'content-type': 'application/json',
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
  };
  const forget = async (address: string, email = 'lan@example.com') => {
    const sent = {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': address },
      body: JSON.stringify({ email }),
    };
    return (await injectFetch(test.app)('http://localhost/api/forgot-password', sent)).status;
  };
  test.logs.length = 0;
  const lines = () => test.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  const counts = () => lines().filter(({ msg }) => msg === 'A client was refused repeatedly');
  return { test, forget, lines, counts };
}

const COUNT = { level: 40, call: 'POST /api/forgot-password', seconds: 60 };

describe('repeated refusals', () => {
  it('have one line with their count, after the lines of the first [D168]', async () => {
    const { test, forget, lines, counts } = await begin();
    expect(await forget('203.0.113.1')).toBe(200);
    for (let count = 0; count < 25; count += 1) expect(await forget('203.0.113.1')).toBe(429);
    // The request that was served, and the first that was refused: its beginning, its refusal and its end.
    expect(lines()).toHaveLength(5);
    await test.app.close();
    expect(counts()).toEqual([
      expect.objectContaining({ ...COUNT, network: '203.0.113.1', refused: { too_many_requests: 24 } }),
    ]);
    expect(lines()).toHaveLength(6);
  });

  it('are counted for each network, and leave the lines of every other request [D168]', async () => {
    const { test, forget, lines, counts } = await begin();
    for (const address of ['203.0.113.1', '2001:db8:1:2::1', '2001:db8:1:2::2', '198.51.100.1'])
      for (let count = 0; count < 4; count += 1) await forget(address);
    const before = lines().length;
    // Another address of a person at the same network.
    expect(await forget('203.0.113.1', 'minh@example.com')).toBe(200);
    const [request, answer] = lines().slice(before);
    expect(request).toMatchObject({ req: { path: '/api/forgot-password', remoteAddress: '203.0.113.1' } });
    expect(answer).toMatchObject({ res: { statusCode: 200 }, reqId: request?.['reqId'] });
    await test.app.close();
    expect(counts()).toEqual([
      expect.objectContaining({ network: '203.0.113.1', refused: { too_many_requests: 2 } }),
      expect.objectContaining({ network: '2001:db8:1:2', refused: { too_many_requests: 6 } }),
      expect.objectContaining({ network: '198.51.100.1', refused: { too_many_requests: 2 } }),
    ]);
  });

  it('are counted again each minute [D168]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { forget, counts } = await begin();
      for (let count = 0; count < 5; count += 1) await forget('203.0.113.1');
      vi.advanceTimersByTime(60_000);
      expect(counts()).toMatchObject([{ refused: { too_many_requests: 3 } }]);
      for (let count = 0; count < 3; count += 1) await forget('203.0.113.1');
      vi.advanceTimersByTime(60_000);
      expect(counts()).toMatchObject([{ refused: { too_many_requests: 3 } }, { refused: { too_many_requests: 2 } }]);
      vi.advanceTimersByTime(60_000);
      expect(counts()).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
