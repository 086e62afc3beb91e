import { Effort } from '../src/authoring/effort.ts';
import { enterByPaste } from '../src/authoring/enter-by-paste.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { markPublished } from '../src/authoring/mark-published.ts';
import { paste } from '../src/authoring/paste.ts';
import { printedTest } from '../src/authoring/printed-test.ts';
import { sampleExam } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

test('a printed test of forty questions is pasted, published, and marked 40 of 40 [D43] @main', async ({
  page,
  admin,
  signIn,
}) => {
  const printed = sampleExam('reading-2').parts.map(({ content }) => content);
  const title = `Pasted test ${Date.now()}`;
  await signIn(page, ADMIN);
  const effort = new Effort();
  const editor = await enterByPaste(page, { title, text: printedTest(printed) }, effort);
  await expect(editor.status()).toContainText('40/40');
  await effort.click(editor.button('Publish Test'));
  await editor.toast('Test created successfully');
  expect(effort.seconds).toBeLessThan(20 * 60);

  expect(await markPublished(admin.client, title, printed)).toBe(40);
});

test('closing the dialog discards the pasted text, and errors and empty states say what to do', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading');
  await editor.button('New groups from text').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New groups from text' });
  await expect(dialog.getByText('Nothing pasted yet')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add 0 groups' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.insertText('Good morning, here is what we spoke of.');
  await expect(dialog.getByText('No questions were recognised')).toBeVisible();
  await expect(dialog.getByText('1 line was not recognised')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without adding?' });
  await expect(question.getByRole('button', { name: 'Continue' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard text' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No question groups yet')).toBeVisible();
});

const TABLE = `<p><b>Questions 1–2</b></p><p>Complete the table below. Write ONE WORD ONLY for each answer.</p>
<table><tr><td>Year</td><td>Use</td></tr><tr><td>1820</td><td>a store for 1 ........</td></tr><tr><td>1850</td><td>a 2 ........</td></tr></table>
<p>Answers</p><p>1 grain</p><p>2 school</p>`;

test('a table from a word processor is pasted into a group by keyboard, and one undo removes it [D43]', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading');
  await editor.addGroup(/FILL_BLANKS$/);
  await editor.button('Paste questions').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Paste questions into Group 1' });
  const field = dialog.getByRole('textbox', { name: 'Text', exact: true });
  await expect(field).toBeFocused();
  await paste(field, { 'text/html': TABLE, 'text/plain': 'without its table' });
  await expect(field).toHaveValue(/^Questions 1–2\n[^]*1820\ta store for 1/);
  await expect(dialog.getByRole('table').getByRole('cell', { name: 'a 2' })).toBeVisible();
  await expect(dialog.getByText('Key: grain')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 1 group' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Group 1: Questions 1–2/ })).toBeVisible();
  await expect(editor.text('Accepted answer 1 of question 2')).toHaveValue('school');

  await editor.button('Undo last change').click();
  await expect(page.getByRole('button', { name: /^Group 1: no questions yet/ })).toBeVisible();
  await expect(editor.text('Accepted answer 1 of question 2')).toHaveCount(0);
});
