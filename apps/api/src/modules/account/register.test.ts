import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { TestClient } from '../../testing/test-client.ts';

const NEWCOMER = { firstName: ' Minh ', lastName: 'Trần', email: 'minh@example.com', password: 'study every day' };
const register = async (client: TestClient, changes: Partial<typeof NEWCOMER> = {}) => {
  await client.prepare();
  return client.call('POST /api/register', { body: { ...NEWCOMER, ...changes } });
};

describe('where administrators add accounts', () => {
  const TOO_COMMON =
    'This password is too common: attackers try it first. Please choose another, such as four unrelated words.';

  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
  });

  it('lets an administrator add a learner, and keeps the administrator signed in [L3-3 L8-10 D5]', async () => {
    const admin = await test.make.admin();
    const client = await test.signIn(admin);
    expect(await register(client)).toEqual({ success: true, message: 'Register successful.' });
    const rows = await client.call('GET /api/users', {});
    expect(rows).toContainEqual(
      expect.objectContaining({ firstName: 'Minh', lastName: 'Trần', email: 'minh@example.com', role: 'learner' }),
    );
    const { entries } = await client.call('GET /api/audit', { query: {} });
    expect(entries).toEqual([
      expect.objectContaining({ action: 'user.create', summary: 'Added Minh Trần (minh@example.com)' }),
    ]);
  });

  it('refuses a learner and a stranger [D5]', async () => {
    const refusal = {
      status: 403,
      code: 'sign_up_closed',
      message: 'Sign-up is closed. Please ask an administrator for an account.',
    };
    expect(await refusalOf(register(await test.signIn(await test.make.learner())))).toEqual(refusal);
    expect(await refusalOf(register(test.guest()))).toEqual(refusal);
  });

  it('lets the new account sign in', async () => {
    await register(await test.signIn(await test.make.admin()));
    const client = await test.guest().prepare();
    const body = { email: NEWCOMER.email, password: NEWCOMER.password };
    expect((await client.call('POST /api/login', { body })).message).toBe('Login successful.');
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '  ', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['password', '', 'Password is required'],
    ['email', 'not an address', 'Please enter a valid email address.'],
    ['password', 'seven77', 'The password must have at least 8 characters.'],
    ['password', 'x'.repeat(129), 'The password must have at most 128 characters.'],
    ['password', 'MINH@example.com', 'The password must not be the email address.'],
    ['password', 'password', TOO_COMMON],
    ['password', '12345678', TOO_COMMON],
    ['password', '        ', TOO_COMMON],
    ['password', 'Password1!', TOO_COMMON],
    ['password', 'aaaaaaaa', TOO_COMMON],
  ])('refuses the %s %j [L5-2 D7 D167]', async (field, value, message) => {
    const client = await test.signIn(await test.make.admin());
    const error: unknown = await register(client, { [field]: value }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 422, message, issues: [{ path: field, message }] });
  });

  it('refuses an address that is taken, in any case of it', async () => {
    const client = await test.signIn(await test.make.admin());
    await register(client);
    expect(await refusalOf(register(client, { email: 'Minh@Example.com' }))).toEqual({
      status: 422,
      code: 'email_taken',
      message: 'There is already an account with this email address.',
    });
    expect((await client.call('GET /api/audit', { query: {} })).total).toBe(1);
  });

  it('lets one of two who take an address at the same moment have it', async () => {
    const client = await (await test.signIn(await test.make.admin())).prepare();
    const results = await Promise.allSettled([register(client), register(client)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('where registration is open', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({
      env: { REGISTRATION: 'open', LEARNER_WEB_URL: 'https://learn.example.com', TRUST_PROXY: 'loopback' },
    });
  });

  const ANSWER = { success: true, message: 'Register successful.' };
  const signUp = async (changes: Partial<typeof NEWCOMER> = {}, asker = '192.0.2.1') => {
    const client = await test.guest().prepare();
    const body = { ...NEWCOMER, ...changes };
    const answer = await client.call('POST /api/register', { body }, { headers: { 'x-forwarded-for': asker } });
    await test.deps.background.idle();
    return answer;
  };
  const linkIn = (text: string) => {
    const link = new URL(/https:\S+/.exec(text)?.[0] ?? '');
    return { token: link.searchParams.get('token') ?? '', email: link.searchParams.get('email') ?? '' };
  };
  const mailedLink = () => linkIn(test.outbox.at(-1)?.text ?? '');
  const confirm = async (fields: { token: string; email: string; password?: string }) => {
    const client = await test.guest().prepare();
    return client.call('POST /api/confirm-email', { body: { password: NEWCOMER.password, ...fields } });
  };
  const login = async (email = NEWCOMER.email, password = NEWCOMER.password) => {
    const client = await test.guest().prepare();
    return client.call('POST /api/login', { body: { email, password } });
  };
  const accounts = () => test.deps.db.selectFrom('users').select(['email', 'email_confirmed_at']).execute();
  const INVALID_LINK = {
    status: 422,
    code: 'confirm_link_invalid',
    message: 'This link is invalid or has expired. Please sign up again.',
  };

  it('mails a link, and makes no account and opens no session before it is used [L3-3 L7-9 D141]', async () => {
    expect(await signUp()).toEqual(ANSWER);
    expect(test.outbox).toMatchObject([{ to: NEWCOMER.email, subject: 'Confirm your email address for Bandwise' }]);
    expect(test.outbox[0]?.text).toContain('https://learn.example.com/confirm-email?');
    expect(await accounts()).toEqual([]);
    expect(await refusalOf(login())).toMatchObject({ code: 'invalid_credentials' });
  });

  it('makes the account by the link and the password, and signs in [L3-3 L7-9 D141]', async () => {
    await signUp();
    const { token = '', ...answer } = await confirm(mailedLink());
    expect(answer).toEqual({ success: true, message: 'Your email address is confirmed.' });
    const client = test.guest();
    client.token = token;
    expect(await client.call('GET /api/user', {})).toMatchObject({
      firstName: 'Minh',
      email: NEWCOMER.email,
      role: 'learner',
    });
    expect((await login()).message).toBe('Login successful.');
    expect(await accounts()).toMatchObject([{ email_confirmed_at: expect.any(Date) }]);
  });

  it('takes a link once, of two at the same moment too', async () => {
    await signUp();
    const link = mailedLink();
    const results = await Promise.allSettled([confirm(link), confirm(link)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(confirm(link))).toEqual(INVALID_LINK);
    expect(await accounts()).toHaveLength(1);
  });

  it('takes a link for a day, only with its own address, and stores only the hash of its token', async () => {
    await signUp();
    const link = mailedLink();
    expect(await refusalOf(confirm({ ...link, email: 'other@example.com' }))).toEqual(INVALID_LINK);
    expect(await refusalOf(confirm({ ...link, token: 'x'.repeat(43) }))).toEqual(INVALID_LINK);
    const { hash } = await test.deps.db.selectFrom('sign_ups').select('hash').executeTakeFirstOrThrow();
    expect(hash.toString('base64url')).not.toBe(link.token);
    test.clock.advance({ hours: 24, seconds: 1 });
    expect(await refusalOf(confirm(link))).toEqual(INVALID_LINK);
  });

  it('does not make an account whose password the owner of the address has not chosen [D141]', async () => {
    await signUp({ password: 'of somebody else' });
    const theirs = mailedLink();
    await signUp({ firstName: 'Mine' });
    const own = mailedLink();
    expect(await refusalOf(confirm(theirs))).toMatchObject({ status: 422, code: 'incorrect_password' });
    expect(await accounts()).toEqual([]);
    await confirm(own);
    // Other pending sign-ups for the address are deleted.
    expect(await refusalOf(confirm({ ...theirs, password: 'of somebody else' }))).toEqual(INVALID_LINK);
    expect(await refusalOf(login(NEWCOMER.email, 'of somebody else'))).toMatchObject({ code: 'invalid_credentials' });
  });

  it('leaves an account that an administrator has added since then as it is', async () => {
    await signUp();
    const link = mailedLink();
    const owner = await test.make.learner({ email: NEWCOMER.email, password: 'another password' });
    expect(await refusalOf(confirm(link))).toMatchObject({ code: 'email_taken' });
    await login(NEWCOMER.email, owner.password);
    expect(await refusalOf(login())).toMatchObject({ code: 'invalid_credentials' });
  });

  it('answers for an address that has an account as for any other, and tells its owner by mail [D141]', async () => {
    const owner = await test.make.learner({ email: 'Lan@Example.com', firstName: 'Lan' });
    expect(await signUp({ email: 'lan@example.com', firstName: 'Attacker' })).toEqual(ANSWER);
    expect(test.outbox).toMatchObject([{ to: 'Lan@Example.com', subject: 'You already have a Bandwise account' }]);
    const text = test.outbox[0]?.text ?? '';
    expect(text).toContain('Hello Lan,');
    expect(text).toContain('https://learn.example.com/login');
    expect(text).not.toContain('Attacker');
    expect(await test.deps.db.selectFrom('sign_ups').select('hash').execute()).toEqual([]);
    expect(await refusalOf(login(owner.email))).toMatchObject({ code: 'invalid_credentials' });
    await login(owner.email, owner.password);
  });

  it('refuses the same in both cases', async () => {
    const { email } = await test.make.learner();
    for (const fields of [{ password: 'short' }, { firstName: '' }, { lastName: ' ' }])
      expect(await refusalOf(signUp({ ...fields, email }))).toEqual(
        await refusalOf(signUp({ ...fields, email: 'nobody@example.com' })),
      );
  });

  it('does the same work before the answer in both cases [D141]', async () => {
    const { email } = await test.make.learner();
    const statements: string[] = [];
    const db = test.deps.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const counted = await createTestApp({ beside: test, env: { REGISTRATION: 'open' }, deps: { db } });
    const workOf = async (address: string) => {
      const client = await counted.guest().prepare();
      statements.length = 0;
      await client.call('POST /api/register', { body: { ...NEWCOMER, email: address } });
      const before = [...statements];
      await counted.deps.background.idle();
      return before;
    };
    const first = await workOf('nobody@example.com');
    expect(first).toContain('InsertQueryNode');
    expect(await workOf(email)).toEqual(first);
  });

  it('mails an address five times an hour, whoever asks and whether or not there is an account [D141]', async () => {
    const { email } = await test.make.learner();
    for (const address of [email, 'nobody@example.com']) {
      for (let count = 0; count < 5; count += 1) await signUp({ email: address }, `198.51.100.${count}`);
      expect(await refusalOf(signUp({ email: address.toUpperCase() }, '203.0.113.1'))).toMatchObject({
        status: 429,
        code: 'too_many_requests',
      });
    }
    expect(test.outbox).toHaveLength(10);
  });

  it('mails once when a learner’s call is repeated under its key', async () => {
    const client = await (await test.signIn(await test.make.learner())).prepare();
    const headers = { 'idempotency-key': 'the-same-key-0001' };
    for (let count = 0; count < 2; count += 1)
      expect(await client.call('POST /api/register', { body: NEWCOMER }, { headers })).toEqual(ANSWER);
    await test.deps.background.idle();
    expect(test.outbox).toHaveLength(1);
  });

  it('takes no link any more once registration is closed', async () => {
    await signUp();
    const closed = await createTestApp({ beside: test });
    const client = await closed.guest().prepare();
    const body = { ...mailedLink(), password: NEWCOMER.password };
    expect(await refusalOf(client.call('POST /api/confirm-email', { body }))).toMatchObject({ code: 'sign_up_closed' });
  });

  it('warns at the start that nobody gets a link where no mail goes out', () => {
    expect(test.logs.join('')).toContain('REGISTRATION=open, but SMTP_URL is not set');
  });

  it('answers someone signed in without a token that would replace theirs [D5]', async () => {
    const answer = await register(await test.signIn(await test.make.admin()));
    expect(answer).toEqual({ success: true, message: 'Register successful.' });
    expect(test.outbox).toEqual([]);
    expect(await accounts()).toHaveLength(2);
    await register(await test.signIn(await test.make.learner()), { email: 'a.friend@example.com' });
    expect(await accounts()).toHaveLength(3);
  });
});

describe('an account made by sign-up before addresses were confirmed', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({ env: { REGISTRATION: 'open', LEARNER_WEB_URL: 'https://learn.example.com' } });
  });
  const old = () => test.make.learner({ email: 'lan@example.com', firstName: 'Attacker', email_confirmed_at: null });
  const confirmedAt = async () =>
    (
      await test.deps.db
        .selectFrom('users')
        .select('email_confirmed_at')
        .where('email', '=', 'lan@example.com')
        .executeTakeFirstOrThrow()
    ).email_confirmed_at;
  const useLink = async () => {
    const link = new URL(/https:\S+/.exec(test.outbox.at(-1)?.text ?? '')?.[0] ?? '');
    expect(link.pathname).toBe('/reset-password');
    const client = await test.guest().prepare();
    const password = 'chosen by the owner';
    const [token, email] = [link.searchParams.get('token') ?? '', link.searchParams.get('email') ?? ''];
    await client.call('POST /api/reset-password', {
      body: { token, email, password, password_confirmation: password },
    });
  };

  it('practises on as a plain learner', async () => {
    const client = await test.signIn(await old());
    expect(await client.call('GET /api/user', {})).toMatchObject({ role: 'learner' });
  });

  it('goes to the owner, with no session left, when the address signs up again', async () => {
    const session = await test.signIn(await old());
    const client = await test.guest().prepare();
    await client.call('POST /api/register', { body: { ...NEWCOMER, email: 'lan@example.com' } });
    await test.deps.background.idle();
    expect(test.outbox).toMatchObject([{ to: 'lan@example.com', subject: 'Confirm your email address for Bandwise' }]);
    expect(test.outbox[0]?.text).not.toContain('Attacker');
    await useLink();
    expect(await confirmedAt()).toBeInstanceOf(Date);
    expect(await refusalOf(session.call('GET /api/user', {}))).toMatchObject({ code: 'unauthenticated' });
  });

  it('is confirmed by a forgotten password', async () => {
    await old();
    const client = await test.guest().prepare();
    await client.call('POST /api/forgot-password', { body: { email: 'lan@example.com' } });
    await test.deps.background.idle();
    await useLink();
    expect(await confirmedAt()).toBeInstanceOf(Date);
  });

  it('is not confirmed by changing the password', async () => {
    const user = await old();
    const client = await (await test.signIn(user)).prepare();
    const password = 'another of the same';
    await client.call('POST /api/password/change', {
      body: { current_password: user.password, password, password_confirmation: password },
    });
    expect(await confirmedAt()).toBeNull();
  });

  it('keeps its address from being added again, and its owner is mailed a link [D142]', async () => {
    await old();
    const client = await test.signIn(await test.make.admin());
    expect(await refusalOf(register(client, { email: 'Lan@example.com' }))).toMatchObject({
      code: 'email_taken',
      message: expect.stringMatching(/has not confirmed the address\. We have sent a link to lan@example\.com/),
    });
    expect(await refusalOf(register(client, { email: 'Lan@example.com' }))).toMatchObject({
      message: expect.stringMatching(/We have already sent a link to/),
    });
    expect(test.outbox).toHaveLength(1);
  });
});
