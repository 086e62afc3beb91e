import { expect, it } from 'vitest';
import { createContentWorld, firstSection } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const METRICS_TOKEN = 'for-the-tests-alone';

function scrape({ app }: TestApp, token: string | null) {
  return app.inject({ url: '/metrics', headers: token === null ? {} : { authorization: `Bearer ${token}` } });
}

/** The value of a line of the page by its name and labels; null without such a line. */
async function figure(test: TestApp, series: string): Promise<number | null> {
  const line = (await scrape(test, METRICS_TOKEN)).body.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

it('is not there unless somebody sets a token [D78]', async () => {
  const test = await createTestApp();
  expect((await scrape(test, METRICS_TOKEN)).statusCode).toBe(404);
});

it.each([null, '', 'another-token-of-old', `${METRICS_TOKEN}!`])(
  'is closed to who sends the token %j [D78]',
  async (token) => {
    const reply = await scrape(await createTestApp({ env: { METRICS_TOKEN } }), token);
    expect(reply.statusCode).toBe(401);
    expect(reply.body).not.toContain('bandwise_');
  },
);

it('counts what is done, by route and outcome, and says nothing of anybody [D78]', async () => {
  const test = await createTestApp({ env: { METRICS_TOKEN } });
  const { guest, publish } = await createContentWorld(test);
  const sectionID = firstSection(await publish(readingExam()));
  const lan = await test.make.learner();
  const learner = await test.signIn(lan);
  expect(await figure(test, 'bandwise_sign_ins_total{outcome="failed"}')).toBe(0);

  await guest.prepare();
  const signIn = (password: string) => guest.call('POST /api/login', { body: { email: lan.email, password } });
  await expect(signIn('SENTINEL-PASSWORD')).rejects.toMatchObject({ status: 401 });
  const { token } = await signIn(lan.password);
  const attempt = await learner.call('POST /api/attempt', { body: { sectionID } });
  await learner.call('POST /api/attempt', { body: { sectionID } });
  const submission = { sectionID, attemptID: attempt.id, answers: { '1': 'SENTINEL-ANSWER' } };
  await learner.call('POST /api/user/save-result', { body: submission });
  await learner.call('POST /api/user/save-result', { body: submission });
  await learner.call('GET /api/attempt/:id', { params: { id: attempt.id } });
  await guest.call('POST /api/forgot-password', { body: { email: lan.email } });
  await test.deps.background.idle();
  await test.app.inject('/api/SENTINEL-ADDRESS?token=SENTINEL-QUERY');

  const expected = {
    'bandwise_sign_ins_total{outcome="ok"}': 1,
    'bandwise_sign_ins_total{outcome="failed"}': 1,
    'bandwise_attempts_total{event="started"}': 1,
    'bandwise_attempts_total{event="submitted"}': 1,
    'bandwise_mails_total{outcome="ok"}': 1,
    'bandwise_mails_total{outcome="failed"}': 0,
    'bandwise_http_requests_total{method="POST",route="/api/login",status="401"}': 1,
    'bandwise_http_requests_total{method="GET",route="/api/attempt/:id",status="200"}': 1,
    'bandwise_http_requests_total{method="GET",route="other",status="404"}': 1,
    'bandwise_http_request_duration_seconds_count{method="POST",route="/api/attempt"}': 2,
    'bandwise_database_connections{state="waiting"}': 0,
  };
  const found: Record<string, number | null> = {};
  for (const series of Object.keys(expected)) found[series] = await figure(test, series);
  expect(found).toEqual(expected);

  const page = (await scrape(test, METRICS_TOKEN)).body;
  expect(page).toContain('nodejs_eventloop_lag_p99_seconds ');
  expect(page).toContain('process_resident_memory_bytes ');
  for (const secret of ['SENTINEL', lan.id, lan.email, lan.firstName, token, sectionID, attempt.id, METRICS_TOKEN])
    expect(page).not.toContain(secret);
});
