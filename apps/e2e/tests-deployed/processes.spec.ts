import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, practicePath } from '../src/api.ts';
import { apiLog, pidFile } from '../src/deployed/api-processes.ts';
import { FIRST_ADMIN, type Site } from '../src/deployed/site.ts';
import { expect, test } from '../src/deployed/test.ts';
import { tryPassword } from '../src/deployed/try-password.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { answerFirst } from '../src/pages/whole-test.ts';
import { samplePart } from '../src/samples.ts';

test.describe('two API processes', () => {
  test('share the calls', async ({ site }) => {
    expect(await whoAnswers(site)).toEqual(new Set(site.apiPorts));
  });

  test('share the counts of wrong passwords, one for each address of a client', async ({ site, learner }) => {
    const wrong = { ...learner, password: 'not the password' };
    for (let tries = 0; tries < 5; tries += 1)
      expect(await tryPassword(site.learnerUrl, wrong)).toMatchObject({ status: 401 });
    for (const origin of [site.learnerUrl, site.consoleUrl, ...site.apiPorts.map((port) => `http://127.0.0.1:${port}`)])
      expect(await tryPassword(origin, learner), origin).toEqual({
        status: 429,
        retryAfter: expect.stringMatching(/^[1-5]?\d$|^60$/),
      });
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' };
    expect(await tryPassword(site.learnerUrl, learner, { headers })).toMatchObject({ status: 429 });
    expect(await tryPassword(site.learnerUrl, FIRST_ADMIN)).toMatchObject({ status: 200 });
    expect(await tryPassword(site.learnerUrl, learner, { from: '127.0.0.2' })).toMatchObject({ status: 200 });
  });

  test('have no demo accounts in production', async ({ site }) => {
    for (const name of ['admin', 'learner'])
      expect(
        await tryPassword(site.learnerUrl, { email: `${name}@example.com`, password: 'practice-makes-perfect' }),
      ).toMatchObject({ status: 401 });
  });

  test('need only one of them: no request fails when one is killed', async ({ site }) => {
    const [doomed = 0] = site.apiPorts;
    const killed = await kill(site, doomed);
    for (let count = 0; count < 40; count += 1) {
      expect((await fetch(`${site.learnerUrl}/api/config`)).status).toBe(200);
      expect((await fetch(`${site.consoleUrl}/api/ready`)).status).toBe(200);
    }
    await connect().signIn(FIRST_ADMIN);
    await untilBack(site, doomed, killed);
    await expect.poll(() => whoAnswers(site)).toEqual(new Set(site.apiPorts));
  });

  test('lose no answer of an attempt during which each process is killed once @main', async ({
    page,
    site,
    learner,
    admin,
  }) => {
    const content = samplePart('reading-1', 2);
    await page.goto('/login');
    await new SignInPage(page).signIn(learner);
    await expect(page).toHaveURL(`${site.learnerUrl}/home`);
    await page.goto(await practicePath(admin, 'reading', content.title));
    const attempt = new AttemptPage(page);
    for (const [index, group] of content.groups.entries()) {
      const port = site.apiPorts[index];
      const killed = port === undefined ? null : await kill(site, port);
      for (const question of group.questions) await attempt.answer(group, question, question.answers);
      if (port !== undefined && killed !== null) await untilBack(site, port, killed);
    }
    // A page that was requested while the process was replaced offers Retry.
    await expect(async () => {
      await page.reload();
      await expect(attempt.submitButton).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 30_000 });
    await attempt.submit();
    await expect(attempt.score).toHaveText(/You answered (\d+) of \1 correctly\./);
  });

  test('lose nothing of a whole test during which one process is killed [D56]', async ({ page, site, learner }) => {
    const [doomed = 0] = site.apiPorts;
    await page.goto('/practice/reading?view=full');
    await new SignInPage(page).signIn(learner);
    await page.getByRole('button', { name: 'Take the full test Reading Practice Test 1' }).click();
    const start = page.getByRole('button', { name: 'Start the test' });
    await start.click();
    const killed = await kill(site, doomed);
    // After a failed start, the learner presses the button again.
    await expect(async () => {
      if (await start.isEnabled({ timeout: 500 }).catch(() => false)) await start.click({ timeout: 500 });
      await expect(page.getByRole('button', { name: 'Finish', exact: true })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await answerFirst(page);
    await page.getByRole('button', { name: 'Flag for review: question 1', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await untilBack(site, doomed, killed);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(
      page.getByRole('button', { name: 'Question 1: answered, flagged for review', exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await page.getByRole('button', { name: 'Finish and see the results' }).click();
    await expect(page.getByText('1 of 40', { exact: true })).toBeVisible();
  });

  test('use the request id of nginx in the response and the logs, whatever id the client sends [D77]', async ({
    site,
  }) => {
    const answer = await fetch(`${site.learnerUrl}/api/user`, { headers: { 'x-request-id': 'f'.repeat(32) } });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(id).not.toBe('f'.repeat(32));
    await expect.poll(() => readFile(accessLog(site), 'utf8')).toContain(`request="${id}"`);
    const logs = () => Promise.all(site.apiPorts.map((port) => readFile(apiLog(site.folder, port), 'utf8')));
    await expect.poll(async () => (await logs()).join('')).toContain(`"reqId":"${id}"`);
  });

  test('are both killed: a screen can show the refusal, and both recover', async ({ site }) => {
    const killed = await Promise.all(site.apiPorts.map((port) => kill(site, port)));
    const answer = await fetch(`${site.learnerUrl}/api/health`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(await answer.json()).toEqual({
      message: 'The service is not available at the moment. Please try again.',
      code: 'unavailable',
    });
    expect((await fetch(`${site.learnerUrl}/`)).status).toBe(200);
    await Promise.all(site.apiPorts.map((port, index) => untilBack(site, port, killed[index] ?? 0)));
    await expect.poll(async () => (await fetch(`${site.learnerUrl}/api/ready`)).status).toBe(200);
  });
});

function accessLog(site: Site): string {
  return join(site.folder, 'nginx', 'bandwise-access.log');
}

/** Sends several requests. @returns the ports of the processes that answered, from the log of nginx. */
async function whoAnswers(site: Site): Promise<ReadonlySet<number>> {
  const log = () => readFile(accessLog(site), 'utf8');
  const before = (await log()).length;
  for (let count = 0; count < 10; count += 1) await fetch(`${site.learnerUrl}/api/health`);
  const lines = (await log()).slice(before);
  return new Set([...lines.matchAll(/ upstream="127\.0\.0\.1:(\d+)"/g)].map(([, port]) => Number(port)));
}

async function processId(site: Site, port: number): Promise<number> {
  return Number(await readFile(pidFile(site.folder, port), 'utf8'));
}

/** Kills a process. @returns its id. */
async function kill(site: Site, port: number): Promise<number> {
  const id = await processId(site, port);
  process.kill(id, 'SIGKILL');
  return id;
}

async function untilBack(site: Site, port: number, killed: number): Promise<void> {
  await expect
    .poll(async () => {
      const ready = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null);
      return ready?.ok === true && (await processId(site, port)) !== killed;
    })
    .toBe(true);
}
