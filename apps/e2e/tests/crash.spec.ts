import type { Page } from '@playwright/test';
import { answersOnServer } from '../src/answers-on-server.ts';
import { practicePath } from '../src/api.ts';
import { startProductOn } from '../src/browsers/engines.ts';
import type { OwnProduct } from '../src/own-product.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const content = samplePart('reading-1', 1);
const [group] = content.groups;
const blanks = content.groups.at(-1)?.questions ?? [];
const [question, other] = group?.questions ?? [];
const [first, second, third] = blanks.map(({ number }) => number);
if (!group || !question || !other || !first || !second || !third) throw new Error('the sample has changed');

const LEARNER = { firstName: 'Mai', lastName: 'Tran', email: 'mai@example.com', password: 'a quiet library' };
const OFFLINE = 'Offline: saved on this device';
const SUBMISSION = '**/api/user/save-result';
/** The time to start a process, and the pause between two retries of the screen. */
const RESTARTED = { timeout: 30_000 };

const base = test.extend<{ productOn: typeof startProductOn }>({
  productOn: async ({}, use) => {
    const started: OwnProduct[] = [];
    await use(async (engine) => {
      const product = await startProductOn(engine);
      started.push(product);
      return product;
    });
    for (const product of started) await product.stop();
  },
});

for (const engine of ['PGlite', 'PostgreSQL'] as const) {
  base.describe(`a server on ${engine} that is killed`, () => {
    base('costs no answer, whether in a test or at its submission', async ({ page, productOn, signIn }) => {
      base.setTimeout(120_000);
      const product = await productOn(engine);
      const admin = product.connect();
      await admin.signIn(ADMIN);
      await admin.client.call('POST /api/register', { body: LEARNER });
      const path = `${product.url}${await practicePath(admin, 'reading', content.title)}`;
      await signIn(page, LEARNER, product.url);
      const attempt = new AttemptPage(page);
      await page.goto(path);
      await loadDialog(attempt);

      await base.step('between an answer and the submission', async () => {
        await attempt.answer(group, question, question.answers);
        await attempt.blank(first).fill('acknowledged');
        await expect(attempt.saveStatus).toHaveText('Saved');
        await attempt.blank(second).fill('typed in the last moment');
        await product.kill();
        await attempt.blank(third).fill('typed while it is down');
        await expect(attempt.saveStatus).toHaveText(OFFLINE);
        await product.restart();
        await expect(attempt.saveStatus).toHaveText('Saved', RESTARTED);
        expect(await answersOnServer(LEARNER, product.url)).toEqual({
          [question.number]: question.answers[0],
          [first]: 'acknowledged',
          [second]: 'typed in the last moment',
          [third]: 'typed while it is down',
        });
      });

      await base.step('when the submission is stored, before the response', async () => {
        await page.route(SUBMISSION, async (route) => {
          await route.fetch();
          await product.kill();
          await route.abort();
        });
        await attempt.submit();
        await expect(
          page.getByText(/^The server cannot be reached\. Your answers are saved on this device/),
        ).toBeVisible();
        await page.unroute(SUBMISSION);
        await product.restart();
        await retry(page);
        await expect(attempt.score).toHaveText('You answered 1 of 13 correctly.', RESTARTED);
        await expect(attempt.row(String(first))).toContainText('acknowledged');
        await expect(attempt.row(String(second))).toContainText('typed in the last moment');
        await expect(attempt.row(String(third))).toContainText('typed while it is down');
      });

      await base.step('at the moment of the submission, which may have arrived or not', async () => {
        await page.goto(path);
        await loadDialog(attempt);
        await attempt.answer(group, question, question.answers);
        await attempt.answer(group, other, other.answers);
        const killed = Promise.withResolvers<void>();
        await page.route(SUBMISSION, async (route) => {
          await Promise.all([route.continue(), product.kill()]);
          killed.resolve();
        });
        await attempt.submit();
        await killed.promise;
        await page.unroute(SUBMISSION);
        await product.restart();
        await retry(page);
        await expect(attempt.score).toHaveText('You answered 2 of 13 correctly.', RESTARTED);
      });

      const learner = product.connect();
      await learner.signIn(LEARNER);
      const { attempts } = await learner.client.call('GET /api/attempt', { query: {} });
      expect(attempts.map(({ status, correctCount }) => ({ status, correctCount }))).toEqual([
        { status: 'submitted', correctCount: 2 },
        { status: 'submitted', correctCount: 1 },
      ]);
    });
  });
}

/** Waits until the dialog before a submission has loaded, which happens after the page. */
async function loadDialog(attempt: AttemptPage): Promise<void> {
  await attempt.submitButton.click();
  await attempt.page.getByRole('button', { name: 'Check again' }).click();
}

/** Presses Retry, unless the screen retries already. */
async function retry(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Retry' });
  await button.click({ timeout: 1000 }).catch(() => undefined);
}
