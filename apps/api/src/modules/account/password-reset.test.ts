import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { MadeUser } from '../../testing/makers.ts';

let test: TestApp;
let learner: MadeUser;
beforeEach(async () => {
  test = await createTestApp({ env: { LEARNER_WEB_URL: 'https://learn.example.com/', TRUST_PROXY: 'loopback' } });
  learner = await test.make.learner();
});

const forgot = async (email: string, asker = '192.0.2.1') => {
  const client = await test.guest().prepare();
  const headers = { 'x-forwarded-for': asker };
  const answer = await client.call('POST /api/forgot-password', { body: { email } }, { headers });
  await test.deps.background.idle();
  return answer;
};
const linkIn = ({ outbox }: TestApp) => new URL(/https:\S+/.exec(outbox.at(-1)?.text ?? '')?.[0] ?? '');
/** Asks for a link, and reads it from the mail. */
const getLink = async (asker?: string) => {
  await forgot(learner.email, asker);
  const link = linkIn(test);
  return { token: link.searchParams.get('token') ?? '', email: link.searchParams.get('email') ?? '' };
};
const reset = async (fields: { token: string; email: string; password?: string; password_confirmation?: string }) => {
  const client = await test.guest().prepare();
  const body = { password: 'a new beginning', password_confirmation: fields.password ?? 'a new beginning', ...fields };
  return client.call('POST /api/reset-password', { body });
};
const login = async (password: string) => {
  const client = await test.guest().prepare();
  return client.call('POST /api/login', { body: { email: learner.email, password } });
};

const NEUTRAL = { message: 'If an account with that email exists, a password reset link has been sent.' };
const INVALID = {
  status: 422,
  code: 'reset_link_invalid',
  message: 'Invalid or expired reset link. Please try again.',
};

describe('asking for a link', () => {
  it('mails a link to the learner app [L3-7 L7-12 L8-17]', async () => {
    expect(await forgot(learner.email.toUpperCase())).toEqual(NEUTRAL);
    expect(test.outbox).toHaveLength(1);
    expect(test.outbox[0]).toMatchObject({ to: learner.email, subject: 'Reset your Bandwise password' });
    const link = linkIn(test);
    expect(link.origin + link.pathname).toBe('https://learn.example.com/reset-password');
    expect(link.searchParams.get('email')).toBe(learner.email);
  });

  it('says the same, and mails nothing, where there is no account or it is disabled [D7]', async () => {
    const disabled = await test.make.learner({ status: 'disabled' });
    expect(await forgot('nobody@example.com')).toEqual(NEUTRAL);
    expect(await forgot(disabled.email)).toEqual(NEUTRAL);
    expect(test.outbox).toEqual([]);
  });

  it('answers before the mail is sent, and though it cannot be', async () => {
    const failing = await createTestApp({
      deps: { mailer: { send: () => Promise.reject(new Error('no post today')) } },
    });
    const someone = await failing.make.learner();
    const client = await failing.guest().prepare();
    expect(await client.call('POST /api/forgot-password', { body: { email: someone.email } })).toEqual(NEUTRAL);
    await failing.deps.background.idle();
    expect(failing.logs.join('')).toContain('no post today');
  });

  it('is allowed once a minute, whether or not there is an account [D9]', async () => {
    await forgot(learner.email);
    await forgot('nobody@example.com');
    expect(await refusalOf(forgot(learner.email))).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(await refusalOf(forgot('nobody@example.com'))).toMatchObject({ status: 429, code: 'too_many_requests' });
  });

  it('is no way to keep the owner from asking: the words are the same, and the mail of that minute works', async () => {
    const link = await getLink('198.51.100.7');
    expect(await forgot(learner.email, '192.0.2.1')).toEqual(NEUTRAL);
    expect(test.outbox).toHaveLength(1);
    await reset(link);
  });

  it('mails one link a minute, however many ask at once', async () => {
    const askers = Array.from({ length: 20 }, (_, index) => `198.51.100.${index}`);
    for (const answer of await Promise.all(askers.map((asker) => forgot(learner.email, asker))))
      expect(answer).toEqual(NEUTRAL);
    expect(test.outbox).toHaveLength(1);
    test.clock.advance({ seconds: 61 });
    await forgot(learner.email, '203.0.113.1');
    expect(test.outbox).toHaveLength(2);
  });

  it('is limited for one asker, whoever they ask for', async () => {
    const asked = Array.from({ length: 31 }, (_, index) => forgot(`nobody${index}@example.com`));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { status: 429, code: 'too_many_requests' } }]);
  });

  it('mails again at once where the mail before could not be sent', async () => {
    const failing = await createTestApp({
      beside: test,
      deps: { mailer: { send: () => Promise.reject(new Error('no post today')) } },
    });
    const client = await failing.guest().prepare();
    await client.call('POST /api/forgot-password', { body: { email: learner.email } });
    await failing.deps.background.idle();
    await forgot(learner.email);
    expect(test.outbox).toHaveLength(1);
  });
});

describe('using a link', () => {
  it('sets the password once, and ends every session [L3-6 L7-13 L8-20 D7]', async () => {
    const session = await test.signIn(learner);
    const { token, email } = await getLink();
    expect(await reset({ token, email })).toEqual({
      message: 'Your password has been reset successfully! Redirecting to login...',
    });
    await login('a new beginning');
    expect(await refusalOf(session.call('GET /api/user', {}))).toMatchObject({ code: 'unauthenticated' });
    expect(await refusalOf(reset({ token, email }))).toEqual(INVALID);
  });

  it('works for one of two who use it at the same moment', async () => {
    const { token, email } = await getLink();
    const results = await Promise.allSettled([
      reset({ token, email, password: 'the first of them' }),
      reset({ token, email, password: 'the second of them' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('stores only the hash of its token [D7]', async () => {
    const { token } = await getLink();
    const { hash } = await test.deps.db.selectFrom('one_time_codes').select('hash').executeTakeFirstOrThrow();
    expect(hash).toHaveLength(32);
    expect(hash.toString('base64url')).not.toBe(token);
  });

  it('ends after sixty minutes [D7]', async () => {
    const { token, email } = await getLink();
    test.clock.advance({ minutes: 59 });
    expect(await refusalOf(reset({ token, email, password: 'short' }))).toMatchObject({ code: 'validation_failed' });
    test.clock.advance({ minutes: 2 });
    expect(await refusalOf(reset({ token, email }))).toEqual(INVALID);
  });

  it('works until it expires, though somebody else asks for another every minute', async () => {
    const own = await getLink();
    const seen: unknown[] = [];
    for (let minute = 1; minute < 60; minute += 1) {
      test.clock.advance({ minutes: 1 });
      expect(await forgot(learner.email, `198.51.100.${minute}`)).toEqual(NEUTRAL);
      // Looked at now and then: using links is limited too.
      if (minute % 10 === 0) seen.push(await refusalOf(reset({ ...own, password: 'short' })));
    }
    expect(seen).toMatchObject(Array.from({ length: 5 }, () => ({ code: 'validation_failed' })));
    expect(await test.deps.db.selectFrom('one_time_codes').select('hash').execute()).toHaveLength(60);
    test.clock.advance({ seconds: 50 });
    await reset(own);
    await login('a new beginning');
  });

  it('ends every other link of the account', async () => {
    const first = await getLink();
    test.clock.advance({ minutes: 2 });
    const second = await getLink('192.0.2.2');
    await reset(first);
    expect(await refusalOf(reset(second))).toEqual(INVALID);
  });

  it('changes the password once when two links are used at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = await getLink(`192.0.2.${2 * round}`);
      test.clock.advance({ minutes: 2 });
      const second = await getLink(`192.0.2.${2 * round + 1}`);
      const results = await Promise.allSettled([first, second].map((link) => reset(link)));
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: INVALID });
    }
  });

  it('belongs to its own address', async () => {
    const other = await test.make.learner();
    const { token } = await getLink();
    expect(await refusalOf(reset({ token, email: other.email }))).toEqual(INVALID);
    expect(await refusalOf(reset({ token: 'x'.repeat(43), email: learner.email }))).toEqual(INVALID);
  });

  it('is not used up by a password that is refused [L5-6 D167]', async () => {
    const { token, email } = await getLink();
    expect(await refusalOf(reset({ token, email, password: 'short' }))).toMatchObject({ status: 422 });
    expect(await refusalOf(reset({ token, email, password: 'qwertyuiop' }))).toMatchObject({
      status: 422,
      message:
        'This password is too common: attackers try it first. Please choose another, such as four unrelated words.',
    });
    expect(
      await refusalOf(reset({ token, email, password: 'long enough', password_confirmation: 'another one' })),
    ).toMatchObject({ status: 422, message: 'Passwords do not match' });
    await reset({ token, email });
  });

  it('says what is missing from a link [L5-7]', async () => {
    const missing = { status: 422, message: 'Missing token or email. The link might be invalid.' };
    expect(await refusalOf(reset({ token: '', email: learner.email }))).toMatchObject(missing);
    expect(await refusalOf(reset({ token: 'x', email: '' }))).toMatchObject(missing);
  });
});
