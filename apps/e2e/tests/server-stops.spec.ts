import type { Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const content = samplePart('reading-1', 1);
const UNANSWERED = 'The server is not responding.';

/** The process is suspended, so it neither answers nor refuses a connection. */
test('while the server does not respond, each screen says so and offers a retry', async ({
  browser,
  startProduct,
  signIn,
}) => {
  const product = await startProduct();
  const admin = product.connect();
  await admin.signIn(ADMIN);
  const test = await practicePath(admin, 'reading', content.title);
  const open = async (path: string): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, ADMIN, product.url);
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    return page;
  };
  const submitting = await open(test);
  const attempt = new AttemptPage(submitting);
  await expect(attempt.saveStatus).toHaveText('Saved');
  const moving = await open('/practice/reading');
  const starting = await open('/practice/reading');

  product.pause();
  await attempt.submit();
  await expect(submitting.getByText(/^Your answers have been sent\. Waiting for the server/)).toBeVisible();
  await moving.getByRole('link', { name: 'Writing Tests' }).click();
  await expect(moving.getByText('Loading...')).toBeVisible();
  await expect(moving.getByRole('heading', { name: 'Reading Tests' })).toHaveCount(0);
  await starting
    .getByRole('link', { name: /^Start / })
    .first()
    .click();
  await expect(starting.getByText('Loading...')).toBeVisible();

  await expect(submitting.getByText(new RegExp(`^${UNANSWERED} Your answers are saved on this device`))).toBeVisible();
  for (const page of [moving, starting]) await expect(page.getByRole('alert')).toHaveText(UNANSWERED);
  for (const page of [submitting, moving, starting])
    await expect(page.getByRole('button', { name: 'Retry' })).toBeInViewport();

  product.resume();
  await submitting.getByRole('button', { name: 'Retry' }).click();
  await expect(attempt.score).toBeVisible();
  // Pages that were loading appear without another action.
  await expect(moving.getByRole('heading', { name: 'Writing Tests' })).toBeVisible();
  await expect(new AttemptPage(starting).clock).toBeVisible();
});
