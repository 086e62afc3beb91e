import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../db/schema.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';

/** An app whose database has gone away. */
async function createCutOffApp() {
  const pool = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 });
  return createTestApp({ deps: { pool, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) } });
}

/** An app whose database has lost a table, as an example of an unexpected failure. */
async function createBrokenApp() {
  const test = await createTestApp();
  const broken = test.deps.db.withSchema('nowhere');
  return { whole: test, broken: await createTestApp({ beside: test, deps: { db: broken } }) };
}

const password = 'whatever it was';
const account = { firstName: 'A', lastName: 'B', email: 'a@example.com', password };

it('is ready while its database answers [D80]', async () => {
  const test = await createTestApp();
  expect(await test.guest().call('GET /api/ready', {})).toEqual({ status: 'ready' });
});

describe('without its database', () => {
  it('lives, and is not ready: it names what it waits for and no more [D80]', async () => {
    const test = await createCutOffApp();
    expect(await test.guest().call('GET /api/health', {})).toEqual({ status: 'ok' });
    const reply = await test.app.inject('/api/ready');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({
      code: 'unavailable',
      message: 'The service is not available at the moment. Please try again.',
      issues: [{ path: 'database', message: 'The check failed.' }],
    });
  });

  it('says that it will be back', async () => {
    const test = await createCutOffApp();
    const client = test.guest();
    client.token = 'x'.repeat(43);
    expect(await refusalOf(client.call('GET /api/user', {}))).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('has its own words for signing in [L8-4]', async () => {
    const client = await (await createCutOffApp()).guest().prepare();
    expect(await refusalOf(client.call('POST /api/login', { body: { email: 'a@example.com', password } }))).toEqual({
      status: 503,
      code: 'unavailable',
      message: 'An error occurred during login.',
    });
  });

  it('has its own words for asking for a reset link', async () => {
    const client = await (await createCutOffApp()).guest().prepare();
    expect(await refusalOf(client.call('POST /api/forgot-password', { body: { email: 'a@example.com' } }))).toEqual({
      status: 503,
      code: 'unavailable',
      message: 'An error occurred. Please try again.',
    });
  });
});

describe('when something breaks', () => {
  it('has the catalogue’s words for each call, and tells the cause only to the log [L8-8 L8-16 L8-21]', async () => {
    const { whole, broken } = await createBrokenApp();
    const admin = await whole.make.admin();
    const client = await broken.guest().prepare();
    const reset = { token: 'x', email: 'a@example.com', password, password_confirmation: password };
    const change = { username: admin.email, current_password: password, password, password_confirmation: password };
    const refusals = await Promise.all([
      refusalOf(client.call('POST /api/login', { body: { email: 'a@example.com', password } })),
      refusalOf(client.call('POST /api/password/change', { body: change })),
      refusalOf(client.call('POST /api/reset-password', { body: reset })),
      refusalOf((await openTo(client)).call('POST /api/logout', {})),
    ]);
    expect(refusals.map(({ status, message }) => [status, withoutReference(message)])).toEqual([
      [500, 'An error occurred during login.'],
      [500, 'An error occurred during password change.'],
      [500, 'Failed to reset password. The link may have expired.'],
      [500, 'An error occurred during logout.'],
    ]);
    expect(broken.logs.join('')).toContain('nowhere.users');
  });

  it('has words for adding an account [L8-12]', async () => {
    const test = await createTestApp();
    const broken = await createTestApp({
      beside: test,
      env: { REGISTRATION: 'open' },
      deps: { db: test.deps.db.withSchema('nowhere') },
    });
    const client = await broken.guest().prepare();
    expect(await refusalOf(client.call('POST /api/register', { body: account }))).toMatchObject({
      status: 500,
      message: expect.stringMatching(
        /^An error occurred during adding a new account\. \(Reference: [\w-]{36}\)$/,
      ) as string,
    });
  });

  it('says no more than that it was the server', async () => {
    const stopped = () => {
      throw new Error('The clock stopped');
    };
    const test = await createTestApp({ deps: { now: stopped } });
    const client = await openTo(test.guest());
    expect(await refusalOf(client.call('GET /api/user', {}))).toEqual({
      status: 500,
      code: 'internal',
      message: expect.stringMatching(/^Server error \(Reference: [\w-]{36}\)$/) as string,
    });
    expect(test.logs.join('')).toContain('The clock stopped');
  });
});

const withoutReference = (message: string) => message.replace(/ \(Reference: [\w-]{36}\)$/, '');

async function openTo<Client extends { token: string | null }>(client: Client): Promise<Client> {
  client.token = 'x'.repeat(43);
  return client;
}
