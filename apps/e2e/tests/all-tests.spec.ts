import type { Page } from '@playwright/test';
import { tabTo } from '../src/keyboard.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { ADMIN, expect, test } from '../src/test.ts';

/** Tests with names that only this journey uses. */
const marshes = (name: string) =>
  [1, 2, 3].map((part_number) => ({
    title: `${name} ${part_number}`,
    time: 20,
    part_number,
    passage: [`<p>The marsh floods; samphire ${name} stands in part ${part_number}.</p>`],
    groups: [
      {
        type: part_number === 2 ? 'MCQ' : 'TFNG',
        questions: [
          part_number === 2
            ? { number: 2, question: 'What wades?', options: ['Herons', 'Sheep'], answer: 'Herons' }
            : { number: part_number, question: 'It floods.', answer: 'TRUE' },
        ],
      },
    ],
  }));

const search = (page: Page) => page.getByPlaceholder('Search by test name...');
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `Parts of ${name}`, exact: true });

test.describe('all tests', () => {
  test('have a row each, which shows the parts by mouse and by keyboard [A2-22 A9-14 D45]', async ({
    page,
    admin,
    signIn,
    expectAccessible,
  }) => {
    const name = `Nguyễn’s fen ${crypto.randomUUID().slice(0, 8)}`;
    await admin.client.call('POST /api/exam/new', { body: { description: name, reading: marshes(name) } });
    await signIn(page, ADMIN);
    await page.goto('/admin/tests?type=reading');
    await search(page).fill(name.replace('Nguyễn', 'NGUYEN'));
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText('3 parts');
    await toggle(page, name).click();
    await expect(page.getByRole('row')).toHaveCount(5);
    await expectAccessible(page);
    await toggle(page, name).press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);

    // Searches for words of a question, and filters.
    await search(page).fill(`${name} herons`);
    await expect(toggle(page, name)).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('combobox', { name: 'Question type' }).selectOption('Matching headings or sentence endings');
    await expect(page.getByText('No tests found')).toBeVisible();
    await page.getByRole('combobox', { name: 'Question type' }).selectOption('Multiple choice, one answer');
    await expect(toggle(page, name)).toBeVisible();

    await tabTo(page, page.getByRole('columnheader', { name: 'Questions' }).getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Questions' })).toHaveAttribute('aria-sort', 'descending');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Questions' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/&questions=MCQ&sort=questions$/);
  });

  test('keep their state when the user returns from the editor, with Back and by its link [A2-25 A9-1 D45]', async ({
    page,
    admin,
    signIn,
  }) => {
    const name = `Saltings ${crypto.randomUUID().slice(0, 8)}`;
    for (const letter of ['A', 'B', 'C', 'D', 'E', 'F', 'G'])
      await admin.client.call('POST /api/exam/new', {
        body: { description: `${name} ${letter}`, reading: marshes(`${name} ${letter}`) },
      });
    await page.setViewportSize({ width: 1000, height: 500 });
    await signIn(page, ADMIN);
    await page.goto('/admin/tests?type=reading');
    await search(page).fill(name);
    await expect(page.getByText('7 tests')).toBeVisible();
    await page.getByRole('columnheader', { name: 'Test' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await toggle(page, `${name} F`).click();
    await toggle(page, `${name} G`).click();
    const address = page.url();
    const editor = new EditorPage(page);

    for (const leave of ['browser', 'link'] as const) {
      await page.evaluate(() => window.scrollTo(0, 200));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
      // A click would scroll to the link first.
      await page.getByRole('link', { name: `Edit ${name} G 2`, exact: true }).dispatchEvent('click');
      await expect(editor.title()).toHaveValue(`${name} G 2`);
      if (leave === 'browser') await page.goBack();
      else await page.getByRole('link', { name: 'Back to the list' }).click();
      await expect(page).toHaveURL(address);
      await expect(search(page)).toHaveValue(name);
      await expect(page.getByText('Page 2 of 2')).toBeVisible();
      await expect(page.getByText(`${name} G 3`, { exact: true })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
    }
  });

  test('have a row for each part if that was chosen', async ({ page, admin, signIn, expectAccessible }) => {
    const name = `Reedbed ${crypto.randomUUID().slice(0, 8)}`;
    await admin.client.call('POST /api/exam/new', { body: { description: name, reading: marshes(name) } });
    await signIn(page, ADMIN);
    await page.goto('/admin/tests?type=reading');
    await page.getByRole('radiogroup', { name: 'Show' }).getByText('Parts').click();
    await search(page).fill(name.toUpperCase());
    await expect(page.getByRole('row')).toHaveCount(4);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.getByRole('link', { name: 'All Tests' }).click();
    await expect(page.getByRole('radio', { name: 'Parts' })).toBeChecked();
  });

  test('with findings are found from the dashboard, by keyboard and on a phone [D46]', async ({
    page,
    admin,
    signIn,
    expectAccessible,
  }) => {
    const name = `Doubtful fen ${crypto.randomUUID().slice(0, 8)}`;
    // A key that is not in the passage is a warning.
    const questions = [{ number: 1, question: 'The marsh is {1}.', answer: 'submarine' }];
    const groups = [{ type: 'FILL_BLANKS', instruction: 'Complete the sentence.', questions }];
    const part = { title: name, time: 20, part_number: 1, passage: ['<p>The marsh floods.</p>'], groups };
    await admin.client.call('POST /api/exam/new', { body: { description: name, reading: [part] } });
    await signIn(page, ADMIN);
    await page.goto('/admin/');
    const show = page.getByRole('link', { name: 'Show reading tests with findings' });
    await expect(show).toBeVisible();
    await expectAccessible(page);
    await show.press('Enter');
    await search(page).fill(name);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText('1 finding');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('row').nth(1)).toContainText(name);
    await page.goto('/admin/');
    await expect(show).toBeVisible();
    await expectAccessible(page);
  });
});
