import { readFileSync } from 'node:fs';
import { totalNumbers } from '@bandwise/domain';
import { connect } from '../src/api.ts';
import { apiLog } from '../src/deployed/api-processes.ts';
import { FIRST_ADMIN } from '../src/deployed/site.ts';
import { expect, test } from '../src/deployed/test.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { samplePart } from '../src/samples.ts';
import { startScaleBeside, type ScaleBeside } from '../src/scale/start-beside.ts';

/** Milliseconds to start a primary, two replicas, PgBouncer and three API processes, and to install missing packages. */
const STARTS_WITHIN = 300_000;
const CALLS = 30;

let example: ScaleBeside;
test.beforeAll(async () => {
  test.setTimeout(STARTS_WITHIN);
  example = await startScaleBeside();
});
test.afterAll(() => example.stop());

test('with several machines, a learner reads what they have just written, and the loss of a replica loses no answer [D76]', async ({
  page,
}) => {
  const { site, kill } = example;
  const learner = { email: 'mai@example.com', password: 'a quiet library' };
  const admin = connect(site.learnerUrl);
  await admin.signIn(FIRST_ADMIN);
  await admin.client.call('POST /api/register', { body: { ...learner, firstName: 'Mai', lastName: 'Tran' } });
  const content = samplePart('reading-1', 1);
  const total = totalNumbers(content.groups);
  await page.goto(`${site.learnerUrl}/practice/reading`);
  await new SignInPage(page).signIn(learner);
  await page.getByLabel('Search by title').fill(content.title);
  await page.getByRole('link', { name: `Start ${content.title}`, exact: true }).click();
  const attempt = new AttemptPage(page);
  await attempt.answerAll(content);
  await attempt.submit();
  await expect(attempt.score).toHaveText(`You answered ${total} of ${total} correctly.`);
  await page.goto(`${site.learnerUrl}/practice/reading`);
  await expect(page.getByText(`Last result ${total}/${total}`)).toBeVisible();

  const token = await connect(site.learnerUrl).signIn(learner);
  // Not through nginx, which would repeat a call at another process. Not with the cookie of the sign-in, which a replica may not have yet.
  const list = (port: number) =>
    fetch(`http://127.0.0.1:${port}/api/attempt`, { headers: { authorization: `Bearer ${token}` } });
  kill('node_2');
  for (let count = 0; count < CALLS; count += 1)
    for (const answer of await Promise.all(site.apiPorts.map(list)))
      expect(await answer.json()).toMatchObject({ attempts: [{}] });
  const logs = () => site.apiPorts.map((port) => readFileSync(apiLog(site.folder, port), 'utf8')).join('');
  await expect.poll(logs).toMatch(/DATABASE_REPLICA_URLS: not reading from \S+: (?!it is not a replica)/);
  await page.reload();
  await expect(page.getByText(`Last result ${total}/${total}`)).toBeVisible();
});
