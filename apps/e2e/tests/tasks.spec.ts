import { test } from '../src/library.ts';
import { ListPage } from '../src/pages/list-page.ts';
import { expect } from '../src/test.ts';

test.describe('the Writing and Speaking lists', () => {
  let list: ListPage;
  let at: (path: string) => string;

  test.beforeEach(async ({ page, library, signIn }) => {
    await signIn(page, await library.newLearner(), library.url);
    list = new ListPage(page);
    at = (path) => library.url + path;
  });

  test('have thirty tasks per page, beside the text of the first [L4-39 L9-13]', async ({ page }) => {
    await page.goto(at('/practice/writing?search=letter'));
    await expect(list.tasks).toHaveCount(30);
    await list.sort.selectOption('Z to A');
    await expect(list.task('Letter 30')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText('The text of Letter 30', { exact: true })).toBeVisible();

    await list.pageButton(2).click();
    await expect(list.tasks).toHaveCount(1);
    await list.pageButton(1).click();
    await list.task('Letter 12').click();
    await expect(page.getByRole('article', { name: 'Letter 12' })).toContainText('The text of Letter 12');
    for (const [change, first] of [
      [() => list.sort.selectOption('Oldest First'), 'Letter 1'],
      [() => list.search.fill('letter 2'), 'Letter 2'],
      [() => list.part('Part 1').click(), 'Letter 2'],
    ] as const) {
      await list.task('Letter 20').click();
      await expect(page).toHaveURL(/task=/);
      await change();
      await expect(page).not.toHaveURL(/task=|page=/);
      await expect(page.getByRole('article', { name: first, exact: true })).toBeVisible();
    }
    await list.sort.selectOption('Newest First');
    await expect(list.tasks.first()).toHaveText(/^Letter 29/);
    await list.sort.selectOption('A to Z');
    await expect(list.tasks.first()).toHaveText(/^Letter 2Part/);
  });

  test('link from a writing task to its screen, and have no link for a speaking task', async ({ page }) => {
    await page.goto(at('/practice/writing?search=letter+7'));
    const start = page.getByRole('link', { name: 'Start Writing' });
    await expect(start).toHaveAttribute('href', /^\/practice\/Writing\/1\/[0-9a-f-]{36}$/);
    await start.click();
    await expect(page.getByText('Words: 0')).toBeVisible();

    await page.goto(at('/practice/speaking'));
    await expect(list.parts.getByRole('link')).toHaveText(['All parts', 'Part 1', 'Part 2 + 3']);
    await list.part('Part 2 + 3').click();
    await expect(page).toHaveURL(at('/practice/speaking?part=2'));
    await expect(list.tasks.first()).toContainText('Part 2 + 3');
    await expect(page.getByRole('article')).toContainText('You should say:');
    await expect(start).toBeHidden();
  });

  test('ask for a locked task’s password when it is chosen', async ({ page, library }) => {
    await page.goto(at('/practice/writing?search=locked'));
    await expect(page.getByRole('button', { name: 'Enter password' })).toBeVisible();
    await list.task('A locked letter').click();
    const dialog = list.unlockDialog;
    await dialog.enter('close sesame');
    await expect(dialog.root.getByText('Incorrect password!')).toBeVisible();
    await dialog.enter(library.password);
    await expect(page.getByText('The text of A locked letter', { exact: true })).toBeVisible();
  });

  test(
    'have seven tasks per page on a phone, and a task on the whole screen [L2-75]',
    { tag: ['@touch', '@main-phone'] },
    async ({ page }) => {
      await page.goto(at('/practice/writing?search=letter'));
      await expect(list.tasks).toHaveCount(7);
      await expect(list.tasks.first().getByRole('button')).toHaveAttribute('aria-current', 'true');
      await list.task('Letter 3').tap();
      const overlay = page.getByRole('dialog', { name: 'Letter 3' });
      await expect(overlay).toContainText('The text of Letter 3');
      const box = await overlay.boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
      await overlay.getByRole('button', { name: 'Back to list' }).tap();
      await expect(overlay).toBeHidden();
      await expect(list.tasks).toHaveCount(7);
      await list.task('Letter 3').tap();
      await page.goBack();
      await expect(overlay).toBeHidden();
      await expect(page).toHaveURL(at('/practice/writing?search=letter'));
    },
  );
});
