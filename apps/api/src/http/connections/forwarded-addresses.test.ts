import { sample } from '@bandwise/config/main-tests';
import { describe, expect, it } from 'vitest';
import { createContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { injectFetch } from '../../testing/inject-fetch.ts';

/** Addresses that belong to one client, a different one for each request. */
const ONE_CLIENT: readonly (readonly [string, (index: number) => string])[] = [
  ['IPv6 addresses of one /64', (index) => `2001:db8:1:2::${index.toString(16)}`],
  ['IPv6 addresses of one /64 with ports', (index) => `[2001:db8:1:2:${index}::1]:${50_000 + index}`],
  ['IPv4 addresses with ports', (index) => `203.0.113.9:${50_000 + index}`],
  [
    'notations of one IPv4 address',
    (index) => ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109'][index % 3] ?? '',
  ],
];

interface Limited {
  readonly tries: number;
  readonly body: (index: number) => object;
}

const LIMITED: Readonly<Record<string, Limited>> = {
  'POST /api/login': { tries: 5, body: () => ({ email: 'lan@example.com', password: 'not the password' }) },
  'POST /api/password/change': {
    tries: 5,
    body: () => ({
      username: 'lan@example.com',
      current_password: 'not the password',
      password: 'a new password',
      password_confirmation: 'a new password',
    }),
  },
  'POST /api/register': {
    tries: 60,
    body: (index) => ({
      firstName: 'Lan',
      lastName: 'Pham',
      email: `lan-${index}@example.com`,
      password: 'a new password',
    }),
  },
  'POST /api/forgot-password': { tries: 30, body: (index) => ({ email: `lan-${index}@example.com` }) },
  'POST /api/reset-password': {
    tries: 30,
    body: (index) => ({
      token: `guess ${index}`,
      email: 'lan@example.com',
      password: 'a new password',
      password_confirmation: 'a new password',
    }),
  },
  'POST /api/confirm-email': {
    tries: 30,
    body: (index) => ({ token: `guess ${index}`, email: 'lan@example.com', password: 'a new password' }),
  },
  'POST /api/setup': {
    tries: 10,
    body: (index) => ({
      code: `guess ${index}`,
      firstName: 'Hoa',
      lastName: 'Lê',
      email: 'hoa@example.com',
      password: 'a school of her own',
    }),
  },
  'POST /api/section/:id/unlock': { tries: 10, body: (index) => ({ password: `guess ${index}` }) },
  'POST /api/section/:id/mark': { tries: 60, body: () => ({ answers: {} }) },
};

async function begin() {
  const test = await createTestApp({ env: { TRUST_PROXY: 'loopback' } });
  const client = await test.guest().prepare();
  const csrf = client.cookies.get('XSRF-TOKEN') ?? '';
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { test, headers: { cookie, 'x-xsrf-token': csrf, 'content-type': 'application/json' } };
}

async function sectionFor(test: TestApp, key: string): Promise<string> {
  if (!key.includes(':id')) return '';
  const world = await createContentWorld(test);
  return world.section(readingExam(key.endsWith('/unlock') ? { locked: true, password: 'open sesame' } : {}));
}

describe.each(ONE_CLIENT)('a client that has %s', (_what, addressOf) => {
  it.each(sample(Object.entries(LIMITED), 3))(
    'has the tries of one address for %s [D166]',
    async (key, { tries, body }) => {
      const { test, headers } = await begin();
      const url = `http://localhost${key.replace('POST ', '').replace(':id', await sectionFor(test, key))}`;
      const request = injectFetch(test.app);
      const statuses: number[] = [];
      for (let index = 0; index <= tries; index += 1) {
        const sent = { ...headers, 'x-forwarded-for': addressOf(index) };
        const answer = await request(url, { method: 'POST', headers: sent, body: JSON.stringify(body(index)) });
        statuses.push(answer.status);
      }
      expect(statuses.indexOf(429)).toBe(tries);
    },
  );
});

it('finds the client behind a proxy that names itself with a port [D166]', async () => {
  const test = await createTestApp({ env: { TRUST_PROXY: 'loopback, 10.0.0.0/8', LOG_LEVEL: 'info' } });
  const headers = { 'x-forwarded-for': '203.0.113.9, 10.0.0.2:51234' };
  await injectFetch(test.app)('http://localhost/api/health', { headers });
  expect(test.logs.join('')).toContain('"remoteAddress":"203.0.113.9"');
});
