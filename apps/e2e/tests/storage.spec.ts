import type { Page } from '@playwright/test';
import { practicePath } from '../src/api.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const content = samplePart('reading-1', 1);
const [group] = content.groups;
const [question] = group?.questions ?? [];
const [blank = 0] = (content.groups.at(-1)?.questions ?? []).map(({ number }) => number);
if (!group || !question) throw new Error('the sample has changed');

const WARNING =
  'This browser blocks storage, so nothing can be saved on this device. Do not reload or close a test until its answers are saved or submitted.';

/** Storage of a browser that is full or forbidden. */
const STORAGES = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('exceeded the quota', 'QuotaExceededError');
    };
  },
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('access is denied', 'SecurityError');
        },
      });
  },
} as const;

for (const kind of ['full', 'forbidden'] as const) {
  test.describe(`if the browser’s storage is ${kind}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(STORAGES[kind]));

    test(
      'a learner takes a test, and sees one warning',
      { tag: '@phone' },
      async ({ page, context, learner, isMobile }) => {
        const failures = watch(page);
        await page.goto('/login');
        await new SignInPage(page).signIn(learner);
        await expect(page).toHaveURL('/home');
        // Navigates by links, because a reload would sign out.
        await startFromList(page);
        const attempt = new AttemptPage(page);
        await expectOneWarning(page);
        await loadDialog(attempt);
        if (isMobile) await page.getByRole('tab', { name: 'Questions' }).click();
        await attempt.answer(group, question, question.answers);
        await expect(attempt.saveStatus).toHaveText('Saved');
        await context.setOffline(true);
        await attempt.blank(blank).fill('typed offline');
        await expect(attempt.saveStatus).toHaveText('Offline: keep this page open');
        await attempt.submit();
        await expect(page.getByText('The server cannot be reached.')).toHaveText(
          'The server cannot be reached. Keep this page open: your answers will be submitted when the connection is back.',
        );
        await context.setOffline(false);
        await expect(attempt.score).toHaveText('You answered 1 of 13 correctly.');
        await expect(attempt.row(String(blank))).toContainText('typed offline');
        await expect(page.getByText(WARNING)).toBeHidden();
        expect(failures).toEqual([]);
      },
    );

    test(`a guest takes a test, and sees one warning${kind === 'forbidden' ? ' @main' : ''}`, async ({
      page,
      admin,
    }) => {
      const failures = watch(page);
      await page.goto(await practicePath(admin, 'reading', content.title));
      const attempt = new AttemptPage(page);
      await expectOneWarning(page);
      await attempt.answer(group, question, question.answers);
      await page.getByRole('button', { name: 'Options' }).click();
      await page.getByRole('button', { name: /Text size/ }).click();
      await page.getByRole('radio', { name: 'Extra large' }).check();
      await expect(page.getByRole('radio', { name: 'Extra large' })).toBeChecked();
      await page.keyboard.press('Escape');
      await attempt.submit();
      await expect(attempt.score).toHaveText('You answered 1 of 13 correctly.');
      await expect(page.getByText(WARNING)).toBeHidden();
      expect(failures).toEqual([]);
    });
  });
}

/** Collects uncaught errors of the page. */
function watch(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  return failures;
}

async function startFromList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Reading Tests' }).first().click();
  await page.getByRole('searchbox', { name: 'Search by title' }).fill(content.title);
  await page.getByRole('link', { name: `Start ${content.title}`, exact: true }).click();
}

async function expectOneWarning(page: Page): Promise<void> {
  // During the attempt, the test itself shows the warning.
  const message = page.getByRole('alert').filter({ hasText: WARNING });
  await expect(message).toBeVisible();
  await message.getByRole('button').click();
  await expect(message).toBeHidden();
}

/** Waits until the dialog before a submission has loaded, which happens after the page. */
async function loadDialog(attempt: AttemptPage): Promise<void> {
  await attempt.submitButton.click();
  await attempt.page.getByRole('button', { name: 'Check again' }).click();
}
