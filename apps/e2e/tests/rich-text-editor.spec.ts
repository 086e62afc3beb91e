import type { Page } from '@playwright/test';
import { RED_DOT, WORD } from '../src/browsers/brought-along.ts';
import { focusIn } from '../src/keyboard.ts';
import { paste, type Copied } from '../src/authoring/paste.ts';
import { ADMIN, expect, test } from '../src/test.ts';

class TextEditor {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get text() {
    return this.#page.getByRole('textbox', { name: 'Content' });
  }

  get toolbar() {
    return this.#page.getByRole('toolbar', { name: 'Formatting: Content' });
  }

  get dialog() {
    return this.#page.getByRole('dialog');
  }

  button(name: string) {
    return this.toolbar.getByRole('button', { name, exact: true });
  }

  async choose(menu: string, item: string) {
    await this.#page.getByRole('menubar').getByRole('menuitem', { name: menu }).click();
    await this.#page.getByRole('menu').getByText(item, { exact: true }).click();
    await expect(this.#page.getByRole('menu')).toBeHidden();
  }

  /** Waits until the browser has reported a new selection, which happens one task later. */
  async waitForSelection() {
    await this.text.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }

  async paste(copied: Copied) {
    await this.text.focus();
    await paste(this.text, copied);
  }
}

test.describe('the rich-text editor', () => {
  let editor: TextEditor;

  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page, ADMIN);
    await page.goto('/admin/create-writing-test');
    editor = new TextEditor(page);
    await expect(editor.text).toBeVisible();
    await editor.text.click();
    // Without this, the editor would handle the click after the focus has moved, and take the focus back.
    await editor.waitForSelection();
  });

  test('shows content that was lost in pasting as an error of the field, until the author confirms the loss [D53]', async ({
    page,
  }) => {
    await editor.paste({ 'text/html': '<p>Kept <iframe src="https://a.example/"></iframe></p>', 'text/plain': 'x' });
    const lost = 'A frame with another page (https://a.example/): not pasted, because this content cannot be saved';
    const findings = page.getByRole('region', { name: 'Validation Status' });
    await expect(findings.getByText(lost)).toBeVisible();
    await findings.getByRole('button', { name: `Continue without it: ${lost}` }).click();
    await expect(findings.getByText(lost)).toBeHidden();
    await expect(editor.text).toContainText('Kept');
  });

  test('formats by button, by shortcut and by menu [A2-60] @main-firefox', async ({ page }) => {
    await page.keyboard.type('Plain ');
    await editor.button('Bold').click();
    await page.keyboard.type('bold');
    await editor.button('Bold').click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Shift+8');
    await page.keyboard.type('item');
    await expect(editor.button('Bulleted list')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await editor.choose('Format', 'Heading 3');
    await page.keyboard.type('Head');
    await expect(editor.text.locator('p strong')).toHaveText('bold');
    await expect(editor.text.locator('ul > li')).toHaveText(['item']);
    await expect(editor.text.getByRole('heading', { level: 3 })).toHaveText('Head');
  });

  test('lets keyboard users enter and leave it', async ({ page }) => {
    await page.keyboard.press('Alt+F10');
    await expect(editor.button('Undo')).toBeFocused();
    await page.keyboard.press('End');
    await expect(editor.button('Help')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor.text).toBeFocused();
    await page.keyboard.press('Alt+0');
    await expect(editor.dialog).toContainText('Ctrl+K');
    await focusIn(editor.dialog);
    await page.keyboard.press('Escape');
    await expect(editor.text).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(editor.text).not.toBeFocused();
  });

  test('allows links to web pages and mail addresses only', async ({ page }) => {
    await page.keyboard.type('see here');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await editor.waitForSelection();
    await page.keyboard.press('Control+K');
    await editor.dialog.getByLabel('Address').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(editor.dialog).toContainText('Enter a web address');
    await editor.dialog.getByLabel('Address').fill('example.org/a');
    await page.keyboard.press('Enter');
    await expect(editor.dialog).toBeHidden();
    await expect(editor.text.getByRole('link', { name: 'here' })).toHaveAttribute('href', 'https://example.org/a');
  });

  test('inserts a table and changes it', async ({ page, expectAccessible }) => {
    await editor.choose('Table', 'Insert table…');
    await editor.dialog.getByLabel('Rows').fill('2');
    await editor.dialog.getByLabel('Columns').fill('2');
    await page.keyboard.press('Enter');
    await expect(editor.dialog).toBeHidden();
    await expect(editor.text).toBeFocused();
    await expectAccessible(page);
    for (const word of ['A', 'B', 'c', 'd']) {
      await page.keyboard.type(word);
      if (word !== 'd') await page.keyboard.press('Tab');
    }
    await expect(editor.text.getByRole('columnheader')).toHaveText(['A', 'B']);
    const drawn = await editor.text.locator('table').evaluate((table) => ({
      width: table.getBoundingClientRect().width,
      borders: Array.from(table.querySelectorAll('th, td'), (cell) => getComputedStyle(cell).borderTopWidth),
    }));
    expect(drawn.width).toBeGreaterThan(200);
    expect(new Set(drawn.borders)).toEqual(new Set(['1px']));
    await editor.choose('Table', 'Insert row below');
    await expect(editor.text.locator('tr')).toHaveCount(3);
    await editor.choose('Table', 'Delete column');
    await expect(editor.text.getByRole('columnheader')).toHaveText(['A']);
  });

  test('uploads a picture with its description and caption @main', async ({ page }) => {
    await editor.button('Picture').click();
    await editor.dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: RED_DOT });
    await expect(editor.dialog.getByLabel('Or the address of a picture')).toHaveValue(/\/api\/media\//);
    await editor.dialog.getByRole('button', { name: 'Add' }).click();
    await expect(editor.dialog).toContainText('Describe the picture');
    await editor.dialog.getByLabel('Description').fill('A red dot');
    await editor.dialog.getByLabel('Caption').fill('Fig. 1');
    await editor.dialog.getByRole('button', { name: 'Add' }).click();
    await expect(editor.dialog).toBeHidden();
    await expect(editor.text.getByRole('img', { name: 'A red dot' })).toBeVisible();
    await page.keyboard.type('goes on');
    await expect(editor.text).toContainText('Fig. 1goes on');
  });

  test('keeps the structure of a text from Word and removes everything else', async ({ page }) => {
    await editor.paste({ 'text/html': WORD, 'text/plain': 'x' });
    await expect(editor.text.getByRole('heading', { level: 2 })).toHaveText('The Story of Salt');
    await expect(editor.text.locator('strong')).toHaveText('Salt');
    await expect(editor.text.locator('em')).toHaveText('money');
    await expect(editor.text.locator('ul ul li')).toHaveText('Inner');
    await expect(editor.text.locator('[style*=red], .MsoNormal, a, script, img')).toHaveCount(0);
    await expect(page.getByText('1 picture was not pasted')).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(window, 'hit'))).toBe(false);
    await page.keyboard.press('Control+Z');
    await expect(editor.text).toHaveText('');
  });

  test('restores a text that was cut', async ({ page }) => {
    await editor.paste({ 'text/html': '<h3>Head</h3><p>a <b>b</b></p><ul><li>c</li></ul>', 'text/plain': 'x' });
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+X');
    await expect(editor.text).toHaveText('');
    await page.keyboard.press('Control+V');
    await expect(editor.text.locator('h3, strong, li')).toHaveText(['Head', 'b', 'c']);
  });

  test('publishes text that was typed just before [A4-4]', async ({ page, admin }) => {
    const title = `Typed to the last moment ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Test Name' }).fill(title);
    await editor.text.click();
    await page.keyboard.type('Write about the last word.');
    await page.getByRole('button', { name: 'Publish Test' }).click();
    await expect(page.getByText('Writing test created successfully')).toBeVisible();
    const { sections } = await admin.client.call('GET /api/exam/list/part/:skill', { params: { skill: 'writing' } });
    expect(sections.find((section) => section.title === title)?.examContent).toContain(
      '<p>Write about the last word.</p>',
    );
    await expect(editor.text).toHaveText('');
  });

  test('has no violation that axe finds', async ({ page, expectAccessible }) => {
    await page.getByRole('menubar').getByRole('menuitem', { name: 'Format' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await editor.button('Picture').click();
    await expect(editor.dialog).toBeVisible();
    await expectAccessible(page);
  });
});
