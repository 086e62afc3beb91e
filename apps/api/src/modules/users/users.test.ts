import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { NO_SUCH_ID } from '../../testing/every-route.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { MadeUser } from '../../testing/makers.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { changeUsers } from './users.service.ts';

let test: TestApp;
let admin: MadeUser;
let client: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  admin = await test.make.admin();
  client = await test.signIn(admin);
});

const find = async (id: string) => (await client.call('GET /api/users', {})).find((user) => user.id === id);
const userIdsOf = (...users: { id: string }[]) => users.map(({ id }) => id);

describe('listing', () => {
  it('has every user once, newest first, however many there are and were added at the same moment', async () => {
    await sql`
      insert into users (first_name, last_name, email, password_hash, created_at)
      select 'Lan', n::text, 'lan' || n || '@example.com', 'none', timestamptz '2026-01-01' + n / 900 * interval '1 second'
        from generate_series(1, 2100) n`.execute(test.deps.db);
    const users = await client.call('GET /api/users', {});
    const created = users.map(({ created_at }) => created_at);
    expect([created, new Set(users.map(({ id }) => id)).size]).toEqual([created.toSorted().toReversed(), 2101]);
  });

  it('shows every field of a user but the password, newest first [L3-1 L6-1 A3-18 A7-2]', async () => {
    const older = await test.make.learner({ created_at: new Date('2026-01-01T00:00:00Z'), expires_at: '2027-06-30' });
    const users = await client.call('GET /api/users', {});
    expect(users.map(({ id }) => id)).toEqual([admin.id, older.id]);
    expect(users[1]).toEqual({
      id: older.id,
      firstName: older.firstName,
      lastName: older.lastName,
      email: older.email,
      role: 'learner',
      email_confirmed: true,
      status: 'active',
      created_at: '2026-01-01T00:00:00.000Z',
      expires_at: '2027-06-30',
      extra_time: { percent: 0, minutes: 0 },
    });
  });
});

describe('one user', () => {
  it('is disabled and enabled, and does not get the old session back [A1-4 A4-22 A7-4 A8-19]', async () => {
    const learner = await test.make.learner();
    const session = await test.signIn(learner);
    const params = { id: learner.id };
    expect(await client.call('PUT /api/users/:id/status', { params, body: { status: 'disabled' } })).toEqual({
      success: true,
      message: 'User status updated successfully.',
    });
    expect(await find(learner.id)).toMatchObject({ status: 'disabled' });
    expect(await refusalOf(session.call('GET /api/user', {}))).toMatchObject({ status: 401 });
    await client.call('PUT /api/users/:id/status', { params, body: { status: 'active' } });
    expect(await find(learner.id)).toMatchObject({ status: 'active' });
    expect(await refusalOf(session.call('GET /api/user', {}))).toMatchObject({ status: 401 });
  });

  it('is given an expiry, and loses it [A4-24 A5-24 A7-5 A8-20]', async () => {
    const learner = await test.make.learner();
    const params = { id: learner.id };
    expect(await client.call('PUT /api/users/:id', { params, body: { expires_at: '2099-12-31' } })).toEqual({
      success: true,
      message: 'User expiration date updated successfully.',
    });
    expect(await find(learner.id)).toMatchObject({ expires_at: '2099-12-31' });
    await client.call('PUT /api/users/:id', { params, body: { expires_at: null } });
    expect(await find(learner.id)).toMatchObject({ expires_at: null });
  });

  it('is signed out by an expiry in the past, and by no other', async () => {
    const learner = await test.make.learner();
    const session = await test.signIn(learner);
    const params = { id: learner.id };
    await client.call('PUT /api/users/:id', { params, body: { expires_at: '2099-12-31' } });
    await session.call('GET /api/user', {});
    await client.call('PUT /api/users/:id', { params, body: { expires_at: '2020-12-31' } });
    expect(await refusalOf(session.call('GET /api/user', {}))).toMatchObject({ status: 401 });
  });

  it('is deleted, with every session [A7-3 A8-18]', async () => {
    const learner = await test.make.learner();
    const session = await test.signIn(learner);
    expect(await client.call('DELETE /api/users/:id', { params: { id: learner.id } })).toEqual({
      success: true,
      message: 'User deleted successfully.',
    });
    expect(await find(learner.id)).toBeUndefined();
    expect(await refusalOf(session.call('GET /api/user', {}))).toMatchObject({ status: 401 });
  });

  it('is not found if unknown', async () => {
    const params = { id: NO_SUCH_ID };
    const refusal = { status: 404, code: 'not_found', message: 'User not found.' };
    expect(await refusalOf(client.call('DELETE /api/users/:id', { params }))).toEqual(refusal);
    expect(await refusalOf(client.call('PUT /api/users/:id', { params, body: { expires_at: null } }))).toEqual(refusal);
    expect(await refusalOf(client.call('PUT /api/users/:id/status', { params, body: { status: 'active' } }))).toEqual(
      refusal,
    );
  });

  it.each(['expired', 'Active', '', null])('is not given the status %j [A5-27]', async (status) => {
    const learner = await test.make.learner();
    const reply = await client.fetch(`/api/users/${learner.id}/status`, {
      method: 'PUT',
      body: JSON.stringify({ status }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
    });
    expect([reply.status, await reply.json()]).toMatchObject([422, { code: 'validation_failed' }]);
    expect(await find(learner.id)).toMatchObject({ status: 'active' });
  });

  it.each(['2026-02-30', '20261120', 'tomorrow', '2026-11-20T00:00:00Z', ''])(
    'is not given the expiry %j [A5-24]',
    async (expires_at) => {
      const learner = await test.make.learner();
      const call = client.call('PUT /api/users/:id', { params: { id: learner.id }, body: { expires_at } });
      expect(await refusalOf(call)).toMatchObject({ status: 422, code: 'validation_failed' });
    },
  );
});

it('is not given an expiry in the year 0, which the database does not know', async () => {
  const learner = await test.make.learner();
  const call = client.call('PUT /api/users/:id', { params: { id: learner.id }, body: { expires_at: '0000-01-01' } });
  expect(await refusalOf(call)).toEqual({
    status: 422,
    code: 'validation_failed',
    message: 'must be a date in the year 1 or later',
  });
});

describe('many users', () => {
  it('are disabled, given an expiry and deleted together [L1-7 A1-4 A4-23 A4-25 A7-6 A7-7 A7-8 A8-21 A8-22 A8-23]', async () => {
    const [one, two, three] = [await test.make.learner(), await test.make.learner(), await test.make.learner()];
    const userIds = userIdsOf(one, two);
    expect(await client.call('POST /api/users/bulk-status-update', { body: { userIds, status: 'disabled' } })).toEqual({
      success: true,
      message: "Selected users' status updated successfully.",
    });
    expect(
      await client.call('POST /api/users/bulk-expiry-update', { body: { userIds, expires_at: '2099-01-01' } }),
    ).toEqual({ success: true, message: "Selected users' expiration date updated successfully." });
    for (const { id } of [one, two])
      expect(await find(id)).toMatchObject({ status: 'disabled', expires_at: '2099-01-01' });
    expect(await find(three.id)).toMatchObject({ status: 'active', expires_at: null });
    expect(await client.call('POST /api/users/bulk-delete', { body: { userIds } })).toEqual({
      success: true,
      message: 'Selected users deleted successfully.',
    });
    expect(await client.call('GET /api/users', {})).toHaveLength(2);
  });

  it('are all left alone if one is unknown [D30]', async () => {
    const learner = await test.make.learner();
    const userIds = [learner.id, NO_SUCH_ID];
    const refusals = await Promise.allSettled([
      client.call('POST /api/users/bulk-delete', { body: { userIds } }),
      client.call('POST /api/users/bulk-status-update', { body: { userIds, status: 'disabled' } }),
      client.call('POST /api/users/bulk-expiry-update', { body: { userIds, expires_at: '2020-01-01' } }),
    ]);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ reason: { status: 422, issues: [{ path: 'userIds.1' }] } });
    expect(await find(learner.id)).toMatchObject({ status: 'active', expires_at: null });
    expect((await client.call('GET /api/audit', { query: {} })).total).toBe(0);
  });

  it('may be named twice, and are at least one and at most 500 [D30]', async () => {
    const learner = await test.make.learner();
    const send = (userIds: string[]) => client.call('POST /api/users/bulk-delete', { body: { userIds } });
    expect(await refusalOf(send([]))).toMatchObject({ status: 422 });
    expect(await refusalOf(send(Array.from({ length: 501 }, () => learner.id)))).toMatchObject({ status: 422 });
    await send(Array.from({ length: 500 }, () => learner.id));
    expect(await find(learner.id)).toBeUndefined();
    expect((await client.call('GET /api/audit', { query: {} })).total).toBe(1);
  });
});

describe('the own account', () => {
  it('is refused in every call, alone and among others [A4-27 A6-6 D30]', async () => {
    const learner = await test.make.learner();
    await test.make.admin();
    const params = { id: admin.id };
    const userIds = userIdsOf(learner, admin);
    const refusals = await Promise.allSettled([
      client.call('DELETE /api/users/:id', { params }),
      client.call('DELETE /api/users/:id', { params: { id: admin.id.toUpperCase() } }),
      client.call('PUT /api/users/:id', { params, body: { expires_at: '2099-01-01' } }),
      client.call('PUT /api/users/:id/status', { params, body: { status: 'disabled' } }),
      client.call('POST /api/users/bulk-delete', { body: { userIds } }),
      client.call('POST /api/users/bulk-status-update', { body: { userIds, status: 'disabled' } }),
      client.call('POST /api/users/bulk-expiry-update', { body: { userIds, expires_at: null } }),
    ]);
    for (const refusal of refusals) expect(refusal).toMatchObject({ reason: { status: 409, code: 'own_account' } });
    expect(await find(learner.id)).toMatchObject({ status: 'active' });
  });
});

describe('the last active administrator', () => {
  it.each<[string, (from: TestClient, id: string) => Promise<unknown>]>([
    ['disable', (from, id) => from.call('PUT /api/users/:id/status', { params: { id }, body: { status: 'disabled' } })],
    ['expire', (from, id) => from.call('PUT /api/users/:id', { params: { id }, body: { expires_at: '2020-01-01' } })],
    ['delete', (from, id) => from.call('DELETE /api/users/:id', { params: { id } })],
  ])('is left when two %s one another at the same moment [D30]', async (_verb, call) => {
    const other = await test.make.admin();
    const otherClient = await test.signIn(other);
    await Promise.allSettled([call(client, other.id), call(otherClient, admin.id)]);
    const left = await test.deps.db
      .selectFrom('users')
      .select(['status', 'expires_at'])
      .where('role', '=', 'admin')
      .where('status', '=', 'active')
      .where('expires_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('is not disabled by one whose own account ended in the meantime', async () => {
    const other = await test.make.admin();
    // As if the request had been let in a moment before this account was disabled.
    await test.deps.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', admin.id).execute();
    const caller = { ...admin, role: 'admin' as const, tokenHash: '' };
    await expect(
      changeUsers(test.deps, caller, {
        target: { ids: [other.id], unknown: 'not_found' },
        change: { kind: 'status', status: 'disabled' },
        idempotencyKey: null,
      }),
    ).rejects.toMatchObject({ code: 'last_administrator' });
  });

  it('may be any of several', async () => {
    const others = [await test.make.admin(), await test.make.admin()];
    await client.call('POST /api/users/bulk-delete', { body: { userIds: userIdsOf(...others) } });
    expect(await client.call('GET /api/users', {})).toHaveLength(1);
  });
});
