import { EditorPage } from '../src/pages/editor-page.ts';
import { sticksOut } from '../src/page-layout.ts';
import { ADMIN, expect, test } from '../src/test.ts';
import { wordTest } from '../src/authoring/word-file.ts';

test('a Word file becomes a test with its passage, picture, table and key, and is not published automatically [D44] @main', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const violations: string[] = [];
  page.on(
    'console',
    (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
  );
  const editor = new EditorPage(page);
  await editor.open('reading');
  const chooser = page.waitForEvent('filechooser');
  await editor.button('Import a Word file').click();
  await (await chooser).setFiles(await wordTest());
  const dialog = page.getByRole('dialog', { name: 'Import a Word file' });
  await expect(dialog.getByText('Read from ferry.docx')).toBeVisible();
  await expect(dialog.getByText('2 groups, 4 questions, all with a key')).toBeVisible();
  await expect(dialog.getByText('not recognised')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByText('Lines', { exact: true }).click();
  await expect(dialog.getByRole('row', { name: /14?.?on stone|B\.\s+on stone/ })).toContainText('option of question 1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 groups' }).click();

  await expect(editor.title()).toHaveValue('The Late Ferry');
  await expect(editor.status()).toContainText('4/4');
  await expect(editor.text('Passage').getByRole('img', { name: 'A ferry at its landing' })).toHaveAttribute(
    'src',
    /^\/api\/media\//,
  );
  await expect(editor.button('Publish Test')).toBeEnabled();
  expect(violations).toEqual([]);
});

test('a file that is not a Word file is refused, and another can be chosen, also on a phone [D44]', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading');
  await editor.button('New groups from text').click();
  const dialog = page.getByRole('dialog', { name: 'New groups from text' });
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('1. What?') });
  await expect(dialog.getByRole('alert').filter({ hasText: 'notes.txt is not a Word file' })).toBeVisible();
  await expectAccessible(page);
  await file.setInputFiles(await wordTest());
  await expect(dialog.getByText('2 groups, 4 questions, all with a key')).toBeVisible();
  await expect(dialog.getByText('is not a Word file')).toHaveCount(0);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);
});
