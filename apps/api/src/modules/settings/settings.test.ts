import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';

let test: TestApp;
let world: ContentWorld;

beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const settings = () => world.admin.call('GET /api/settings', {});
const choose = (marking_profile: 'ielts' | 'spec', revision: number) =>
  world.admin.call('PUT /api/settings', { body: { marking_profile, revision } });

describe('the settings', () => {
  it('show every value with its variable, and whether the environment sets it [D112]', async () => {
    const named = await createTestApp({
      beside: test,
      env: { BRAND: 'Harbour School', REGISTRATION: 'open', LEARNER_WEB_URL: 'https://learn.example.com' },
    });
    const admin = await named.signIn(await named.make.admin({ email: 'named@example.com' }));
    const { environment } = await admin.call('GET /api/settings', {});
    expect(environment).toEqual([
      { name: 'brand', variable: 'BRAND', is_set: true, value: 'Harbour School' },
      { name: 'time_zone', variable: 'TIME_ZONE', is_set: false, value: 'UTC' },
      { name: 'registration', variable: 'REGISTRATION', is_set: true, value: 'open' },
      { name: 'guest_practice', variable: 'GUEST_PRACTICE', is_set: false, value: 'on' },
      { name: 'submissions', variable: 'SUBMISSIONS', is_set: false, value: 'on' },
      { name: 'second_reader', variable: 'ASSESSMENT_URL', is_set: false, value: null },
      { name: 'unlock_default', variable: 'DEFAULT_UNLOCK_PASSWORD', is_set: false, value: null },
      { name: 'learner_web_url', variable: 'LEARNER_WEB_URL', is_set: true, value: 'https://learn.example.com' },
      { name: 'admin_web_url', variable: 'ADMIN_WEB_URL', is_set: false, value: null },
      { name: 'mail', variable: 'SMTP_URL', is_set: false, value: null },
    ]);
  });

  it('say how long each kind of data is stored, and which variable decides it', async () => {
    const short = await createTestApp({
      beside: test,
      env: { RETENTION_DAYS: '90', BIN_DAYS: '10', SESSION_IDLE_HOURS: '36' },
    });
    const admin = await short.signIn(await short.make.admin({ email: 'short@example.com' }));
    expect((await admin.call('GET /api/settings', {})).retention).toEqual([
      { name: 'results', days: null, variable: null },
      { name: 'submissions', days: null, variable: null },
      { name: 'handed_in_recordings', days: 90, variable: 'RETENTION_DAYS' },
      { name: 'unfinished_recordings', days: 7, variable: null },
      { name: 'bin', days: 10, variable: 'BIN_DAYS' },
      { name: 'unused_media', days: 7, variable: null },
      { name: 'guest_attempts', days: 7, variable: null },
      { name: 'sessions', days: 1.5, variable: 'SESSION_IDLE_HOURS' },
      { name: 'audit', days: null, variable: null },
    ]);
    const [, , recordings] = (await settings()).retention;
    expect(recordings).toEqual({ name: 'handed_in_recordings', days: null, variable: 'RETENTION_DAYS' });
  });

  it('never hold a secret, only whether it is set [D112]', async () => {
    const env = {
      APP_SECRET: 'sentinel-app-secret-of-thirty-two-letters',
      DEFAULT_UNLOCK_PASSWORD: 'sentinel-unlock',
      SMTP_URL: 'smtp://sentinel-user:sentinel-password@mail.example.com:587',
      METRICS_TOKEN: 'sentinel-metrics-token',
      ASSESSMENT_URL: 'https://sentinel-of-the-reader@reader.example/sentinel',
    };
    const secret = await createTestApp({ beside: test, env });
    const admin = await secret.signIn(await secret.make.admin({ email: 'secret@example.com' }));
    const found = await admin.call('GET /api/settings', {});
    expect(JSON.stringify(found)).not.toContain('sentinel');
    expect(JSON.stringify(found)).not.toContain('mail.example.com');
    const set = found.environment.filter((one) => one.is_set).map(({ name }) => name);
    expect(set).toEqual(['second_reader', 'unlock_default', 'mail']);
  });

  it('are for administrators only', async () => {
    const body = { marking_profile: 'spec', revision: 0 } as const;
    for (const [client, status] of [
      [world.learner, 403],
      [world.guest, 401],
    ] as const) {
      await expect(client.call('GET /api/settings', {})).rejects.toMatchObject({ status });
      await expect(client.call('PUT /api/settings', { body })).rejects.toMatchObject({ status });
    }
    expect((await settings()).marking_profile).toMatchObject({ value: 'ielts', chosen: null });
  });
});

describe('the marking profile', () => {
  it('is ielts until another is chosen, which marks from the next submission on, in every process', async () => {
    const sectionID = await world.section(readingExam());
    const other = await createTestApp({ beside: test });
    const submit = async () => {
      const learner = await other.signIn(await other.make.learner({ email: `${crypto.randomUUID()}@example.com` }));
      const body = { sectionID, answers: { '5': 'Harbour' } };
      return (await learner.call('POST /api/user/save-result', { body })).correctCount;
    };
    expect((await settings()).marking_profile).toEqual({
      value: 'ielts',
      source: 'default',
      variable: 'MARKING_PROFILE',
      chosen: null,
      revision: 0,
    });
    expect(await submit()).toBe(1);
    expect((await choose('spec', 0)).marking_profile).toMatchObject({ value: 'spec', source: 'console', revision: 1 });
    await expect.poll(submit).toBe(0);
    expect(await test.guest().call('GET /api/config', {})).toMatchObject({ markingProfile: 'spec' });
    expect((await choose('ielts', 1)).marking_profile).toMatchObject({ value: 'ielts', revision: 2 });
    await expect.poll(submit).toBe(1);
  });

  it('is not changed over somebody else’s change', async () => {
    await choose('spec', 0);
    for (const revision of [0, 2, -1]) await expect(choose('ielts', revision)).rejects.toMatchObject({ status: 409 });
    expect((await settings()).marking_profile).toMatchObject({ value: 'spec', revision: 1 });
  });

  it('is the environment’s where that sets it, and cannot be chosen then [D112]', async () => {
    await choose('ielts', 0);
    const spec = await createTestApp({ beside: test, env: { MARKING_PROFILE: 'spec' } });
    const admin = await spec.signIn(await spec.make.admin({ email: 'env@example.com' }));
    expect((await admin.call('GET /api/settings', {})).marking_profile).toMatchObject({
      value: 'spec',
      source: 'environment',
      chosen: 'ielts',
    });
    const body = { marking_profile: 'ielts', revision: 1 } as const;
    await expect(admin.call('PUT /api/settings', { body })).rejects.toMatchObject({
      status: 422,
      message: 'MARKING_PROFILE is set in the environment of the server, so it cannot be changed here.',
    });
  });

  it('refuses what is no profile', async () => {
    const body = { marking_profile: 'strict' as 'spec', revision: 0 }; // what another client may send
    await expect(world.admin.call('PUT /api/settings', { body })).rejects.toMatchObject({ status: 422 });
  });

  it('is in the audit log with each change', async () => {
    await choose('spec', 0);
    const { entries } = await world.admin.call('GET /api/audit', { query: {} });
    expect(entries[0]).toMatchObject({
      action: 'settings.update',
      summary: 'Changed the marking profile to “As written”',
    });
  });
});
