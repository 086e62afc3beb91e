import { expect, test } from '../src/test.ts';

test(
  'a developer reads a rule, tries its example, and types others',
  { tag: ['@phone', '@main'] },
  async ({ page, expectAccessible }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));

    await page.goto('/api/docs/domain');
    await page.getByRole('link', { name: 'docs/marking.md' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Units' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Units' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('row', { name: '20 min 20mins' }).getByRole('link').click();

    const verdict = page.getByRole('status');
    await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('20mins');
    await expect(verdict).toContainText('Right');
    await expect(verdict).toContainText('number_form');
    await expectAccessible(page);

    // The keyboard reaches all fields.
    await page.getByLabel('Profile').focus();
    await page.keyboard.press('ArrowUp');
    await expect(verdict).toContainText('Not right');
    await page.keyboard.press('ArrowDown');
    for (let field = 0; field < 4; field += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('twenty hours');
    await expect(verdict).toContainText('Not right');
    await expect(verdict).toContainText('Whole answer');

    await page.getByLabel('Question type').selectOption('MULTI');
    await page.getByLabel('Key').fill('river\nsea');
    await page.getByLabel('Ticked').fill('SEA\nstream');
    await expect(verdict).toContainText('1 of 2');
    await expectAccessible(page);
    await page.reload();
    await expect(verdict).toContainText('1 of 2');
    await verdict.getByRole('link', { name: 'Ticks' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ticks' })).toBeVisible();
    await page.goto('/api/docs/domain/interfaces/index.Verdict.html');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Verdict');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  },
);
