import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { NO_SUCH_ID } from '../../../testing/every-route.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';
import type { MadeUser } from '../../../testing/makers.ts';
import { statementsOf } from '../../../testing/statements-of.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { removeExpired } from '../../../jobs/remove-expired.job.ts';
import { deviceOf } from './user-agent.ts';

let test: TestApp;
beforeEach(async () => void (test = await createTestApp()));

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1';

/** Signs in as a browser does, with its name. */
async function signIn(user: MadeUser, userAgent: string): Promise<TestClient> {
  const client = await test.guest().prepare();
  const body = { email: user.email, password: user.password };
  const { token } = await client.call('POST /api/login', { body }, { headers: { 'user-agent': userAgent } });
  client.token = token;
  return client;
}
const list = async (client: TestClient) => (await client.call('GET /api/user/sessions', {})).sessions;
const end = (client: TestClient, id: string) => client.call('DELETE /api/user/sessions/:id', { params: { id } });
const me = (client: TestClient) => client.call('GET /api/user', {});
const OVER = { status: 401, code: 'unauthenticated' };

describe("a user's sessions", () => {
  it('are listed with their browsers, the last used first, and no other user sees them [D177]', async () => {
    const user = await test.make.learner();
    const phone = await signIn(user, SAFARI);
    test.clock.advance({ hours: 1 });
    const computer = await signIn(user, CHROME);
    const sessions = await list(computer);
    expect(sessions.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Chrome', 'Windows', true],
      ['Safari', 'iOS', false],
    ]);
    expect(JSON.stringify(sessions)).not.toContain(computer.token ?? '');
    expect((await list(phone)).filter(({ current }) => current).map(({ browser }) => browser)).toEqual(['Safari']);
    expect(await list(await test.signIn(await test.make.learner()))).toHaveLength(1);
    expect(await refusalOf(list(test.guest()))).toMatchObject(OVER);
  });

  it('end one by one, at once in the process that ends them, and again is 404 [D177]', async () => {
    const user = await test.make.learner();
    const [phone, computer] = [await signIn(user, SAFARI), await signIn(user, CHROME)];
    await me(phone);
    const id = (await list(computer)).find(({ current }) => !current)?.id ?? '';
    await end(computer, id);
    expect(await refusalOf(me(phone))).toMatchObject(OVER);
    expect(await list(computer)).toHaveLength(1);
    for (const gone of [id, NO_SUCH_ID])
      expect(await refusalOf(end(computer, gone))).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('are not ended by another user, an administrator or a guest who knows the id [D177]', async () => {
    const client = await test.signIn(await test.make.learner());
    const id = (await list(client))[0]?.id ?? '';
    const others = [await test.signIn(await test.make.learner()), await test.signIn(await test.make.admin())];
    for (const other of others) expect(await refusalOf(end(other, id))).toMatchObject({ status: 404 });
    expect(await refusalOf(end(test.guest(), id))).toMatchObject(OVER);
    expect((await list(client)).map((session) => session.id)).toEqual([id]);
  });

  it('end all together, this one too, and nobody else’s', async () => {
    const user = await test.make.learner();
    const clients = [await signIn(user, SAFARI), await signIn(user, CHROME), await test.signIn(user)];
    const other = await test.signIn(await test.make.learner());
    await clients[0]?.call('DELETE /api/user/sessions', {});
    for (const client of clients) expect(await refusalOf(me(client))).toMatchObject(OVER);
    expect(await list(other)).toHaveLength(1);
    expect(await test.deps.db.selectFrom('audit_log').select('id').execute()).toEqual([]);
  });

  it.each(['teacher', 'admin'] as const)('of a user with the role %s end in the audit log [D177]', async (role) => {
    const user = await test.make[role]();
    await signIn(user, SAFARI);
    const client = await signIn(user, CHROME);
    await end(client, (await list(client)).find(({ current }) => !current)?.id ?? '');
    await client.call('DELETE /api/user/sessions', {});
    const rows = await test.deps.db
      .selectFrom('audit_log')
      .select(['action', 'summary', 'actor_id', 'target_id'])
      .orderBy('at')
      .execute();
    expect(rows).toEqual([
      {
        action: 'session.end',
        summary: 'Signed out a device (Safari on iOS)',
        actor_id: user.id,
        target_id: user.id,
      },
      { action: 'session.end_all', summary: 'Signed out everywhere', actor_id: user.id, target_id: user.id },
    ]);
  });
});

describe.each(['learner', 'teacher', 'admin'] as const)('a session of a %s', (role) => {
  it('ends when it was not used for so long, and each use puts that off [D176]', async () => {
    test = await createTestApp({ env: { SESSION_IDLE_HOURS: '2' } });
    const client = await test.signIn(await test.make[role]());
    for (let hour = 0; hour < 5; hour += 1) {
      test.clock.advance({ hours: 1, minutes: 50 });
      await me(client);
      await test.deps.background.idle();
    }
    test.clock.advance({ hours: 2, seconds: 1 });
    expect(await refusalOf(me(client))).toMatchObject(OVER);
    await removeExpired(test.deps);
    expect(await test.deps.db.selectFrom('tokens').select('hash').execute()).toEqual([]);
  });

  it('goes on in a process that has not served it for long, while another does [D176]', async () => {
    test = await createTestApp({ env: { SESSION_IDLE_HOURS: '2' } });
    const other = await createTestApp({ beside: test, env: { SESSION_IDLE_HOURS: '2' } });
    const user = await test.make[role]();
    const here = await test.signIn(user);
    const there = other.guest();
    there.token = here.token;
    await me(here);
    await me(there);
    for (let hour = 0; hour < 3; hour += 1) {
      for (const { clock } of [test, other]) clock.advance({ hours: 1 });
      await me(here);
      await test.deps.background.idle();
    }
    expect((await me(there)).id).toBe(user.id);
  });

  it('has its use stored every five minutes at most, and no process asks the database again for that [D176]', async () => {
    const client = await test.signIn(await test.make[role]());
    const writes = async () =>
      (
        await statementsOf(test.deps.pool, async () => {
          await Promise.all([me(client), me(client), me(client)]);
          await test.deps.background.idle();
        })
      ).filter((text) => text.includes('update "tokens"')).length;
    expect(await writes()).toBe(0);
    test.clock.advance({ minutes: 4 });
    expect(await writes()).toBe(0);
    test.clock.advance({ minutes: 2 });
    expect(await writes()).toBe(1);
    expect(await writes()).toBe(0);
    const [session] = await list(client);
    expect(Date.parse(session?.last_used_at ?? '') - Date.parse(session?.created_at ?? '')).toBeGreaterThan(5 * 60_000);
  });
});

it('serves calls while the use of a session cannot be stored', async () => {
  const full = {
    trouble: async () => 'The disk has less than 256 MB of free space.',
    look: async () => {},
    onChange: () => {},
  };
  test = await createTestApp({ deps: { storage: full } });
  const client = await test.signIn(await test.make.learner());
  test.clock.advance({ hours: 1 });
  const statements = await statementsOf(test.deps.pool, () => me(client));
  expect(statements.filter((text) => text.includes('update'))).toEqual([]);
});

describe('the name of a browser', () => {
  it.each([
    [CHROME, 'Chrome', 'Windows'],
    [SAFARI, 'Safari', 'iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0',
      'Microsoft Edge',
      'Windows',
    ],
    ['', null, null],
    ['<script>alert(1)</script>', null, null],
    ['x'.repeat(300), null, null],
  ])('is read from %s', (userAgent, browser, system) => {
    const device = deviceOf(userAgent || null);
    expect([device.browser ?? null, device.system]).toEqual([browser, system]);
  });

  it('is stored short, and without what is no text', async () => {
    const user = await test.make.learner();
    await signIn(user, `Strange\u200b ${'y'.repeat(2000)}`.replace('\u200b', ''));
    const [row] = await test.deps.db.selectFrom('tokens').select('user_agent').execute();
    expect(row?.user_agent).toHaveLength(300);
  });
});
