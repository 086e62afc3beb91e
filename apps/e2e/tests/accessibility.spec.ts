import { practicePath } from '../src/api.ts';
import { SittingPage } from '../src/pages/sitting-page.ts';
import { samplePart } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const THEMES = ['Black on white', 'White on black', 'Yellow on black'] as const;

test.describe('axe finds nothing on', { tag: '@phone' }, () => {
  for (const path of ['/login', '/forgot-password', '/reset-password', '/register', '/admin/']) {
    test(`${path}, signed out`, async ({ page, expectAccessible }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }

  for (const path of [
    '/home',
    '/practice/reading',
    '/practice/listening',
    '/change-password',
    '/nowhere',
    '/coming-soon',
  ]) {
    test(`${path}, signed in`, async ({ page, learner, signIn, expectAccessible }) => {
      await signIn(page, learner);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading tests...')).toBeHidden();
      await expectAccessible(page);
    });
  }

  for (const path of ['/admin/tests', '/admin/users', '/admin/audit']) {
    test(`${path} of the console`, async ({ page, signIn, expectAccessible }) => {
      await signIn(page, ADMIN);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading')).toBeHidden();
      await expectAccessible(page);
    });
  }

  for (const theme of THEMES) {
    test(`a reading test before and after submission, ${theme}`, async ({
      page,
      learner,
      signIn,
      admin,
      expectAccessible,
      isMobile,
    }) => {
      const content = samplePart('reading-1', 3);
      await signIn(page, learner);
      await page.goto(await practicePath(admin, 'reading', content.title));
      await expect(page.getByText('answer questions 27–40')).toBeVisible();
      await page.getByRole('button', { name: 'Options' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Contrast' }).click();
      await page.getByRole('radio', { name: theme }).check();
      await page.keyboard.press('Escape');
      if (isMobile) await page.getByRole('tab', { name: 'Questions' }).click();

      const sitting = new SittingPage(page);
      for (const group of content.groups) {
        const [question, next] = group.questions;
        if (question) await sitting.answer(group, question, question.answers);
        const other = [...group.choices, ...(next?.options ?? [])].find((choice) => choice !== next?.answers[0]);
        if (next && other && group.type !== 'DRAG_DROP') await sitting.answer(group, next, [other]);
      }
      await expectAccessible(page);
      await sitting.submitButton.click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Submit now' }).click();
      await expect(sitting.results).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Results explanation' }).click();
      await expect(page.getByRole('heading', { name: /^Explanation - / })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
