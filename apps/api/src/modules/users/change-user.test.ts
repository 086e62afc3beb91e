import type { Role } from '@bandwise/api-contract/common';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { NO_SUCH_ID } from '../../testing/every-route.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { MadeUser } from '../../testing/makers.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let admin: MadeUser;
let client: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  admin = await test.make.admin({ firstName: 'Ada', lastName: 'Byron' });
  client = await test.signIn(admin);
});

type Details = { firstName?: string; lastName?: string; email?: string; role?: Role };
const change = (id: string, body: Details, from = client) =>
  from.call('PATCH /api/users/:id', { params: { id }, body });
const find = async (id: string) => (await client.call('GET /api/users', {})).find((user) => user.id === id);
const deeds = async () =>
  (await client.call('GET /api/audit', { query: {} })).entries.map(({ action, summary }) => [action, summary]);
const links = (userId: string) =>
  test.deps.db.selectFrom('one_time_codes').select('user_id').where('user_id', '=', userId).execute();

describe('a user', () => {
  it('is given another name and keeps the session', async () => {
    const learner = await test.make.learner({ firstName: 'Lan', lastName: 'Pham', email: 'lan@example.com' });
    const theirs = await test.signIn(learner);
    expect(await change(learner.id, { firstName: ' Lan Anh ' })).toEqual({
      success: true,
      message: 'User updated successfully.',
    });
    expect(await find(learner.id)).toMatchObject({ firstName: 'Lan Anh', lastName: 'Pham', email: 'lan@example.com' });
    expect(await theirs.call('GET /api/user', {})).toMatchObject({ firstName: 'Lan Anh' });
    expect(await deeds()).toEqual([['user.update', 'Changed Lan Pham (lan@example.com): the name to Lan Anh Pham']]);
  });

  it('may have one name only', async () => {
    const learner = await test.make.learner({ firstName: 'Suharto', lastName: 'X', email: 'suharto@example.com' });
    await change(learner.id, { lastName: ' ' });
    expect(await find(learner.id)).toMatchObject({ firstName: 'Suharto', lastName: '' });
    await change(learner.id, { role: 'admin' });
    expect((await deeds()).map(([, summary]) => summary)).toEqual([
      'Changed Suharto (suharto@example.com): the role to administrator',
      'Changed Suharto X (suharto@example.com): the name to Suharto',
    ]);
  });

  it('is given another address, under which they sign in again [D47]', async () => {
    const learner = await test.make.learner({ email: 'old@example.com' });
    const theirs = await test.signIn(learner);
    await client.call('POST /api/users/:id/reset-mail', { params: { id: learner.id } });
    await change(learner.id, { email: 'New@example.com' });
    expect(await refusalOf(theirs.call('GET /api/user', {}))).toMatchObject({ status: 401 });
    expect(await links(learner.id)).toEqual([]);
    const guest = await test.guest().prepare();
    const signIn = (email: string) => guest.call('POST /api/login', { body: { email, password: learner.password } });
    expect(await refusalOf(signIn('old@example.com'))).toMatchObject({ code: 'invalid_credentials' });
    expect((await signIn('new@example.com')).token).toBeTruthy();
  });

  it('becomes an administrator and a learner again, each time with a new session [D47]', async () => {
    const other = await test.make.learner({ firstName: 'Lan', lastName: 'Pham', email: 'lan@example.com' });
    const before = await test.signIn(other);
    await change(other.id, { role: 'admin' });
    expect(await refusalOf(before.call('GET /api/user', {}))).toMatchObject({ status: 401 });
    const after = await test.signIn(other);
    expect(await after.call('GET /api/users', {})).toHaveLength(2);
    await change(other.id, { role: 'learner' });
    expect(await refusalOf(after.call('GET /api/users', {}))).toMatchObject({ status: 401 });
    expect((await deeds()).map(([, summary]) => summary)).toEqual([
      'Changed Lan Pham (lan@example.com): the role to learner',
      'Changed Lan Pham (lan@example.com): the role to administrator',
    ]);
  });

  it('becomes a teacher, who may make the calls of teachers and no others, and is logged as one [D202]', async () => {
    const other = await test.make.learner({ firstName: 'Lan', lastName: 'Pham', email: 'lan@example.com' });
    const before = await test.signIn(other);
    await change(other.id, { role: 'teacher' });
    expect(await refusalOf(before.call('GET /api/user', {}))).toMatchObject({ status: 401 });
    const after = await test.signIn(other);
    expect(await after.call('GET /api/user', {})).toMatchObject({ role: 'teacher' });
    expect(await refusalOf(after.call('GET /api/users', {}))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await refusalOf(change(other.id, { role: 'admin' }, after))).toMatchObject({ status: 403 });
    await change(other.id, { role: 'admin' });
    await change(other.id, { role: 'teacher' });
    expect((await deeds()).map(([, summary]) => summary)).toEqual([
      'Changed Lan Pham (lan@example.com): the role to teacher',
      'Changed Lan Pham (lan@example.com): the role to administrator',
      'Changed Lan Pham (lan@example.com): the role to teacher',
    ]);
  });

  it('is not made a teacher while anybody may have signed up with the address [D142 D202]', async () => {
    const other = await test.make.learner({ email: 'lan@example.com', email_confirmed_at: null });
    expect(await refusalOf(change(other.id, { role: 'teacher' }))).toMatchObject({ code: 'email_unconfirmed' });
    expect(await find(other.id)).toMatchObject({ role: 'learner' });
    expect(test.outbox).toMatchObject([{ to: 'lan@example.com' }]);
    // An administrator from before addresses were confirmed may lose rights.
    const old = await test.make.admin({ email_confirmed_at: null });
    await change(old.id, { role: 'teacher' });
    expect(await refusalOf(change(old.id, { role: 'admin' }))).toMatchObject({ code: 'email_unconfirmed' });
    expect(await find(old.id)).toMatchObject({ role: 'teacher' });
  });

  it('is given no role while anybody may have signed up with the address; its owner gets a link [D142]', async () => {
    const other = await test.make.learner({ email: 'lan@example.com', email_confirmed_at: null });
    const theirs = await test.signIn(other);
    expect(await refusalOf(change(other.id, { role: 'admin' }))).toMatchObject({
      status: 409,
      code: 'email_unconfirmed',
      message: expect.stringMatching(
        /We have sent a link to lan@example\.com\. The owner can use it to set a new password/,
      ),
    });
    expect(await find(other.id)).toMatchObject({ role: 'learner', email_confirmed: false });
    expect(test.outbox).toMatchObject([{ to: 'lan@example.com', subject: 'Confirm your email address for Bandwise' }]);
    expect(await refusalOf(change(other.id, { role: 'admin', firstName: 'Lan' }))).toMatchObject({
      message: expect.stringMatching(/We have already sent a link to/),
    });
    expect(test.outbox).toHaveLength(1);
    const link = new URL(/http\S+/.exec(test.outbox[0]?.text ?? '')?.[0] ?? '');
    const password = 'chosen by the owner';
    const guest = await test.guest().prepare();
    await guest.call('POST /api/reset-password', {
      body: {
        token: link.searchParams.get('token') ?? '',
        email: link.searchParams.get('email') ?? '',
        password,
        password_confirmation: password,
      },
    });
    expect(await refusalOf(theirs.call('GET /api/user', {}))).toMatchObject({ status: 401 });
    await change(other.id, { role: 'admin' });
    expect(await find(other.id)).toMatchObject({ role: 'admin', email_confirmed: true });
  });

  it('of an unconfirmed address is given no role either when the mail cannot be sent, and says so', async () => {
    const other = await test.make.learner({ email_confirmed_at: null });
    test = await createTestApp({
      beside: test,
      deps: { mailer: { send: () => Promise.reject(new Error('No mail server')) } },
    });
    client = await test.signIn(admin);
    expect(await refusalOf(change(other.id, { role: 'admin' }))).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/could not be sent/),
    });
    expect(await find(other.id)).toMatchObject({ role: 'learner' });
  });

  it('is not written down as changed when nothing was', async () => {
    const learner = await test.make.learner({ firstName: 'Lan' });
    const theirs = await test.signIn(learner);
    await change(learner.id, { firstName: 'Lan', role: 'learner', email: learner.email });
    await change(learner.id, {});
    expect(await deeds()).toEqual([]);
    expect(await theirs.call('GET /api/user', {})).toMatchObject({ firstName: 'Lan' });
  });

  it.each<[string, Details, object]>([
    ['an empty name', { firstName: ' ' }, { code: 'validation_failed', message: 'First name is required' }],
    [
      'a name that turns the text around it',
      { lastName: 'Pham\u202E' },
      { code: 'validation_failed', message: 'Last name must not contain a right-to-left override' },
    ],
    [
      'a bad address',
      { email: 'nowhere' },
      { code: 'validation_failed', message: 'Please enter a valid email address.' },
    ],
    ['an address that somebody has', { email: 'ADA@example.com' }, { code: 'email_taken' }],
  ])('is not given %s', async (_, details, refusal) => {
    await test.make.learner({ email: 'ada@example.com' });
    const learner = await test.make.learner();
    expect(await refusalOf(change(learner.id, details))).toMatchObject({ status: 422, ...refusal });
    expect(await find(learner.id)).toMatchObject({ lastName: learner.lastName, email: learner.email });
    expect(await deeds()).toEqual([]);
  });

  it('must be there', async () => {
    expect(await refusalOf(change(NO_SUCH_ID, { firstName: 'Lan' }))).toMatchObject({ code: 'not_found' });
  });
});

describe('the own account', () => {
  it('may be renamed, and goes on with this session when its address changes', async () => {
    const elsewhere = await test.signIn(admin);
    await change(admin.id, { firstName: 'Augusta', email: 'augusta@example.com' });
    expect(await client.call('GET /api/user', {})).toMatchObject({
      firstName: 'Augusta',
      email: 'augusta@example.com',
    });
    expect(await refusalOf(elsewhere.call('GET /api/user', {}))).toMatchObject({ status: 401 });
  });

  it('does not lower its own role', async () => {
    await test.make.admin();
    expect(await refusalOf(change(admin.id, { role: 'learner' }))).toMatchObject({ code: 'own_account' });
    expect(await find(admin.id)).toMatchObject({ role: 'admin' });
  });
});

it('leaves an active administrator when two make learners of one another at the same moment', async () => {
  const other = await test.make.admin();
  const otherClient = await test.signIn(other);
  await Promise.allSettled([change(other.id, { role: 'learner' }), change(admin.id, { role: 'learner' }, otherClient)]);
  const left = await test.deps.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  expect(left).toHaveLength(1);
});

describe('a reset mail', () => {
  const send = (id: string) => client.call('POST /api/users/:id/reset-mail', { params: { id } });

  it('holds a link that sets a new password, and is written down [D47]', async () => {
    const learner = await test.make.learner({ firstName: 'Lan', lastName: 'Pham', email: 'lan@example.com' });
    expect(await send(learner.id)).toMatchObject({
      message: 'A link to set a new password was sent to lan@example.com.',
    });
    const [mail] = test.outbox;
    expect(mail?.to).toBe('lan@example.com');
    const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const guest = await test.guest().prepare();
    const password = 'quite another one';
    await guest.call('POST /api/reset-password', {
      body: {
        token: link.searchParams.get('token') ?? '',
        email: link.searchParams.get('email') ?? '',
        password,
        password_confirmation: password,
      },
    });
    expect((await guest.call('POST /api/login', { body: { email: learner.email, password } })).token).toBeTruthy();
    expect(await deeds()).toEqual([
      ['user.reset_mail', 'Sent Lan Pham (lan@example.com) a link to set a new password'],
    ]);
  });

  it('is sent once a minute', async () => {
    const learner = await test.make.learner();
    await send(learner.id);
    expect(await refusalOf(send(learner.id))).toMatchObject({ code: 'too_many_requests' });
    test.clock.advance({ minutes: 1, seconds: 1 });
    await send(learner.id);
    expect(test.outbox).toHaveLength(2);
    expect(await deeds()).toHaveLength(2);
  });

  it.each([{ status: 'disabled' as const }, { expires_at: '2020-01-01' }])(
    'is not sent to an account that it would not open: %j',
    async (fields) => {
      const learner = await test.make.learner(fields);
      expect(await refusalOf(send(learner.id))).toMatchObject({ code: 'validation_failed' });
      expect(test.outbox).toEqual([]);
    },
  );

  it('is not written down when it could not be sent, and may be tried again at once', async () => {
    const learner = await test.make.learner();
    let works = false;
    test = await createTestApp({
      beside: test,
      deps: { mailer: { send: () => (works ? Promise.resolve() : Promise.reject(new Error('No mail server'))) } },
    });
    client = await test.signIn(admin);
    expect(await refusalOf(send(learner.id))).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^The email could not be sent/),
    });
    expect(await deeds()).toEqual([]);
    works = true;
    await send(learner.id);
    expect(await deeds()).toHaveLength(1);
  });

  it('needs somebody to be sent to', async () => {
    expect(await refusalOf(send(NO_SUCH_ID))).toMatchObject({ code: 'not_found' });
  });
});
