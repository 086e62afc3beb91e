import type { Page } from '@playwright/test';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { samplePart } from '../src/samples.ts';
import { expect, test } from '../src/test.ts';

const square = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Question ${number}:`) });
async function start(page: Page): Promise<void> {
  await page.goto('/practice/reading?view=full');
  await page.getByRole('button', { name: 'Take the full test Reading Practice Test 1' }).click();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page.getByRole('button', { name: 'Part 2: 0 of 13' })).toBeVisible();
}

test.describe('a whole reading test', () => {
  test(
    'is taken under one clock, part by part, with flags, to its marks and band [D51]',
    { tag: ['@phone', '@main'] },
    async ({ learnerPage: page, expectAccessible }) => {
      // A reload needs a confirmation.
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto('/practice/reading');
      await page.getByRole('link', { name: 'Full tests' }).click();
      await expectAccessible(page);
      await start(page);
      await expect(page.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)$/);
      await expectAccessible(page);

      if (await page.getByRole('tab', { name: 'Questions' }).isVisible())
        await page.getByRole('tab', { name: 'Questions' }).click();
      const [tfng] = samplePart('reading-1', 1).groups;
      const [first] = tfng?.questions ?? [];
      if (!tfng || !first) throw new Error('the sample has changed');
      await new AttemptPage(page).answer(tfng, first, first.answers);
      await expect(square(page, 1)).toHaveAccessibleName('Question 1: answered');
      await square(page, 2).click();
      await page.getByRole('button', { name: 'Flag for review: question 2' }).click();
      await expect(square(page, 2)).toHaveAccessibleName('Question 2: not answered, flagged for review');
      await page.getByRole('button', { name: 'Part 2: 0 of 13' }).click();
      await expect(page.getByRole('heading', { name: 'Part 2', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Part 1: 1 of 13' })).toBeVisible();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();

      await page.reload();
      // The test opens at the former part.
      await expect(page.getByRole('heading', { name: 'Part 2', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Part 1: 1 of 13' }).click();
      await expect(square(page, 2)).toHaveAttribute('aria-current', 'true');
      await expect(square(page, 1)).toHaveAccessibleName('Question 1: answered');
      await expect(square(page, 2)).toHaveAccessibleName('Question 2: not answered, flagged for review');

      await page.getByRole('button', { name: 'Finish', exact: true }).click();
      await expect(page.getByText('1 answered, 12 not answered, 1 flagged for review.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Finish and see the results' }).click();
      await expect(page.getByText('1 of 40')).toBeVisible();
      await expect(page.getByText(/^Band \d\.\d$/)).toBeVisible();
      await expect(page).toHaveTitle(/^Reading Practice Test 1 – /);
      await expect(page.getByRole('img', { name: 'Band 2.0 on the scale from 0 to 9' })).toBeVisible();
      await expect(page.getByText('Band 2.5 needs 4 marks: 3 more.')).toBeVisible();
      await expectAccessible(page);

      await page
        .getByRole('link', { name: /^Review / })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Back to the result' }).click();
      await expect(page.getByText('1 of 40')).toBeVisible();
      await page.getByRole('link', { name: 'Back to list' }).click();
      await expect(page.getByText(/^Last result 1\/40/)).toBeVisible();
      await page.goto('/home');
      await expect(page.getByRole('region', { name: 'Your latest results' }).getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page);
    },
  );

  test(
    'keeps the scroll position and the highlights of each part [D51]',
    { tag: '@desktop-only' },
    async ({ learnerPage: page }) => {
      await start(page);
      const passage = page.getByRole('region', { name: 'Passage' });
      await passage.evaluate((element) => element.scrollTo({ top: 300 }));
      await page.getByRole('button', { name: 'Part 2: 0 of 13' }).click();
      await expect.poll(() => passage.evaluate((element) => element.scrollTop)).toBe(0);
      await page.getByRole('button', { name: 'Part 1: 0 of 13' }).click();
      await expect.poll(() => passage.evaluate((element) => element.scrollTop)).toBe(300);
    },
  );

  test(
    'runs in one tab at a time: another tab says so, takes over, and returns it when it is closed [D68]',
    { tag: '@desktop-only' },
    async ({ learnerPage: page, expectAccessible }) => {
      await start(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await expect(other.getByRole('heading', { name: 'This test is open in another tab' })).toBeVisible();
      await expectAccessible(other);
      await square(page, 3).click();
      await page.getByRole('button', { name: 'Flag for review: question 3' }).click();
      await expect(square(page, 3)).toHaveAccessibleName('Question 3: not answered, flagged for review');

      await other.getByRole('button', { name: 'Continue in this tab' }).click();
      await expect(square(other, 3)).toHaveAccessibleName('Question 3: not answered, flagged for review');
      await expect(page.getByRole('heading', { name: 'This test is open in another tab' })).toBeVisible();
      await square(other, 4).click();
      await other.getByRole('button', { name: 'Flag for review: question 4' }).click();
      await expect(other.getByText('Saved', { exact: true })).toBeVisible();
      await other.close();
      await expect(square(page, 4)).toHaveAccessibleName('Question 4: not answered, flagged for review');
    },
  );

  test(
    'can be hidden and shown, has help, and works with the keyboard alone',
    { tag: '@desktop-only' },
    async ({ learnerPage: page, expectAccessible }) => {
      await start(page);
      await page.getByRole('button', { name: 'Hide screen' }).press('Enter');
      await expect(page.getByText('The clock keeps running.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Passage' })).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Resume test' }).press('Enter');
      await expect(page.getByRole('region', { name: 'Passage' })).toBeVisible();
      await page.getByRole('button', { name: 'Help' }).press('Enter');
      await expect(page.getByText(/a number in a circle is a question flagged/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Previous question' })).toBeDisabled();
      await square(page, 13).press('Enter');
      await page.getByRole('button', { name: 'Next question' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Part 2', exact: true })).toBeVisible();
      await expect(square(page, 14)).toHaveAttribute('aria-current', 'true');
      await page.getByRole('button', { name: 'Previous question' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Part 1', exact: true })).toBeVisible();
      await expect(square(page, 13)).toHaveAttribute('aria-current', 'true');
    },
  );

  test(
    'continues offline, also with a part that was never opened [D51]',
    { tag: '@desktop-only' },
    async ({ learnerPage: page }) => {
      await page.clock.install();
      await start(page);
      // Long enough to preload every part.
      await page.clock.runFor(5000);
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Part 3: 0 of 14' }).click();
      await expect(page.getByRole('heading', { name: 'Part 3', exact: true })).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Questions' }).getByText('Questions 27', { exact: false }).first(),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Finish', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByRole('button', { name: 'Finish and see the results' }).click();
      await expect(page.getByRole('alert')).toContainText('Nothing is lost');
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Finish and see the results' }).click();
      await expect(page.getByText('0 of 40')).toBeVisible();
    },
  );
});
