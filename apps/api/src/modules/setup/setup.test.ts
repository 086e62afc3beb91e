import { sql } from 'kysely';
import { beforeEach, expect, inject, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import { setUp as setUpServer } from './setup.service.ts';
import { makeSetupCode } from './setup.ts';

const OWNER = { firstName: 'Hoa', lastName: 'Lê', email: 'hoa@example.com', password: 'a school of her own' };
const DONE = { status: 404, code: 'not_found', message: 'There is already an administrator. Please sign in.' };
const WRONG = {
  status: 401,
  code: 'invalid_credentials',
  message:
    'The setup code is wrong or has expired. Use the newest code in the server’s log, or restart the server for a new one.',
};

/** A hash takes long on a busy machine. */
const PATIENCE = { timeout: 30_000 };

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

async function codeOf(process: TestApp): Promise<string> {
  const code = await makeSetupCode(process.deps);
  if (code === null) throw new Error('There is an administrator');
  return code;
}

async function setUp(code: string, given: { in?: TestApp; as?: Partial<typeof OWNER> } = {}) {
  const client = await (given.in ?? test).guest().prepare();
  return client.call('POST /api/setup', { body: { ...OWNER, ...given.as, code } });
}

const isNeeded = async (process = test) => (await process.guest().call('GET /api/setup', {})).needed;
const administrators = () => test.deps.db.selectFrom('users').select('email').where('role', '=', 'admin').execute();

it('makes the first administrator with the code of the log, signs them in, and writes it down [D79]', async () => {
  await test.make.learner();
  expect(await isNeeded()).toBe(true);
  const code = await codeOf(test);
  expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{4}){3}$/);
  const owner = test.guest();
  owner.token = (await setUp(code)).token;
  const { firstName, lastName, email } = OWNER;
  expect(await owner.call('GET /api/user', {})).toMatchObject({ firstName, lastName, email, role: 'admin' });
  const { entries } = await owner.call('GET /api/audit', { query: {} });
  expect(entries).toEqual([
    expect.objectContaining({
      action: 'user.setup',
      summary: 'Set up the server: Hoa Lê (hoa@example.com) is the first administrator',
    }),
  ]);
});

it('is over for good once there is an administrator: no code is made, and none is taken [D79]', async () => {
  const beside = await createTestApp({ beside: test });
  const [code, unused] = [await codeOf(test), await codeOf(beside)];
  await setUp(code);
  for (const process of [test, beside]) {
    expect(await isNeeded(process)).toBe(false);
    expect(await makeSetupCode(process.deps)).toBeNull();
    for (const one of [code, unused, 'wrong'])
      expect(await refusalOf(setUp(one, { in: process, as: { email: 'other@example.com' } }))).toEqual(DONE);
  }
  expect(await administrators()).toEqual([{ email: OWNER.email }]);
});

it('says that it is over to who asked before it was, and whose code is gone by now', async () => {
  const code = await codeOf(test);
  await setUp(code);
  const early = { tries: { spend: async () => {}, forgive: async () => {} }, isSetUp: async () => false };
  const other = { ...OWNER, email: 'other@example.com', code, network: '127.0.0.1', userAgent: null };
  const late = setUpServer(test.deps, early, other);
  await expect(late).rejects.toMatchObject({ code: DONE.code, message: DONE.message });
});

it('makes one administrator of two that are made at the same moment, in two processes with codes of their own [D79]', async () => {
  const beside = await createTestApp({ beside: test });
  const codes = [await codeOf(test), await codeOf(beside)];
  const attempts = [test, beside].map((process, index) =>
    setUp(codes[index] ?? '', { in: process, as: { email: `owner${index}@example.com` } }),
  );
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes).toContainEqual({ status: 'rejected', reason: expect.objectContaining(DONE) });
  expect(await administrators()).toHaveLength(1);
});

it.runIf(inject('engine').kind === 'postgres')(
  'lets the second wait until the first is there to be found',
  async () => {
    const codes = [await codeOf(test), await codeOf(test)];
    const { both } = await test.deps.db.transaction().execute(async (trx) => {
      // Each comes to a standstill before it can commit.
      await sql`lock table audit_log in share mode`.execute(trx);
      const attempts = codes.map((code, index) => setUp(code, { as: { email: `owner${index}@example.com` } }));
      const outcomes = Promise.allSettled(attempts);
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(test.deps.db);
        expect(rows).toHaveLength(2);
      }, PATIENCE);
      return { both: outcomes };
    });
    expect((await both).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await administrators()).toHaveLength(1);
  },
);

it('takes the code of any process, as it is typed, and stores none of it', async () => {
  const beside = await createTestApp({ beside: test });
  const code = await codeOf(beside);
  expect(JSON.stringify(await test.deps.db.selectFrom('one_time_codes').selectAll().execute())).not.toContain(code);
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
  await expect(setUp(typed)).resolves.toMatchObject({ message: 'You are now the administrator.' });
});

it.each(['wrong', '0000-0000-0000-0000', '---'])('refuses the code %j', async (code) => {
  await codeOf(test);
  expect(await refusalOf(setUp(code))).toEqual(WRONG);
  expect(await isNeeded()).toBe(true);
});

it('refuses a code after a day', async () => {
  const code = await codeOf(test);
  test.clock.advance({ hours: 24, seconds: 1 });
  expect(await refusalOf(setUp(code))).toEqual(WRONG);
});

it('refuses further guesses after ten, also a right one [D79]', async () => {
  const code = await codeOf(test);
  for (let guess = 0; guess < 10; guess += 1) expect(await refusalOf(setUp(`guess ${guess}`))).toEqual(WRONG);
  expect(await refusalOf(setUp(code))).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(await administrators()).toEqual([]);
});

it.each([
  [{ email: 'hoa' }, 'email'],
  [{ password: 'short' }, 'password'],
  [{ password: 'administrator' }, 'password'],
  [{ firstName: '' }, 'firstName'],
])('names what is wrong with %j, and keeps the code [D167]', async (as, path) => {
  const code = await codeOf(test);
  await expect(setUp(code, { as })).rejects.toMatchObject({ code: 'validation_failed', issues: [{ path }] });
  await expect(setUp(code)).resolves.toHaveProperty('token');
});

it('says that an address is a learner’s', async () => {
  await test.make.learner({ email: OWNER.email });
  expect(await refusalOf(setUp(await codeOf(test)))).toMatchObject({ status: 422, code: 'email_taken' });
});
