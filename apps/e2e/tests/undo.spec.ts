import type { Page } from '@playwright/test';
import { tabTo } from '../src/keyboard.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const groups = (page: Page) => page.getByRole('heading', { level: 3, name: /^Group \d/ });
const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Writes a passage and two groups; the first has two questions. */
async function writeTest(page: Page): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await editor.open('reading');
  await editor.title().fill('Herons');
  await editor.write('Passage', 'The heron waits in the river.');
  await editor.addGroup(/True/);
  await editor.addQuestion('The heron waits.');
  await editor.addQuestion('The heron flies.');
  await editor.addGroup(/one answer/);
  return editor;
}

test('every change is undone and redone by keys and by buttons, and the focus moves to it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const editor = await writeTest(page);
  await editor.button('Move Group 2 up').click();
  await editor.button('Delete Group 2').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Group 2' }).click();
  await expect(groups(page)).toHaveCount(1);
  await page.getByLabel('Start Question Number').fill('14');
  await editor.title().click();

  await editor.button('Undo last change').click();
  await expect(page.getByLabel('Start Question Number')).toHaveValue('1');
  await expect(page.getByLabel('Start Question Number')).toBeFocused();
  // The keys work where undo has moved the focus.
  await page.keyboard.press('Control+z');
  await expect(groups(page)).toHaveCount(2);
  await expect(announcement(page, 'Undone: Group 2 deleted')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Group 2:/ })).toBeFocused();
  await expect(editor.text('Text of question 2')).toHaveValue('The heron flies.');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: /^Group 1: Questions 1–2/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(groups(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(editor.text('Text of question 2')).toHaveValue('');
  await expect(announcement(page, 'Undone: text of question 2 changed')).toHaveCount(1);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
  await expect(groups(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(editor.text('Passage')).toHaveText('');
  await page.keyboard.press('Control+z');
  await expect(editor.title()).toHaveValue('');
  await expect(editor.button('Undo last change')).toBeDisabled();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await expectAccessible(page);

  for (let step = 0; step < 10; step += 1) await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await expect(groups(page)).toHaveCount(1);
  await expect(page.getByLabel('Start Question Number')).toHaveValue('14');
  await expect(editor.text('Passage')).toHaveText('The heron waits in the river.');
  await expect(editor.button('Redo last change')).toBeDisabled();
});

test('a text has its own undo while it is typed, and is one step afterwards', async ({ page, signIn }) => {
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading');
  await editor.addGroup(/True/);
  await editor.write('Passage', 'Herons');
  await editor.button('Bold').first().click();
  await page.keyboard.type(' wait');
  await page.keyboard.press('Control+z');
  await expect(editor.text('Passage')).toHaveText('Herons');
  await expect(groups(page)).toHaveCount(1);
  await page.keyboard.type(' sleep');
  await tabTo(page, editor.button('Undo last change'));
  await page.keyboard.press('Enter');
  await expect(editor.text('Passage')).toHaveText('');
  await page.keyboard.press('Control+y');
  await expect(editor.text('Passage')).toHaveText('Herons sleep');
});

test('undo of an import restores the former test', async ({ page, signIn }) => {
  await signIn(page, ADMIN);
  const editor = await writeTest(page);
  await editor.button('Import JSON').click();
  await editor.text('JSON of a test').fill(
    JSON.stringify({
      description: 'Other',
      reading: [{ title: 'Other', time: 20, part_number: 1, passage: 'Storks.', groups: [] }],
    }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(editor.title()).toHaveValue('Other');
  await editor.button('Undo last change').click();
  await expect(editor.title()).toHaveValue('Herons');
  await expect(editor.text('Passage')).toHaveText('The heron waits in the river.');
  await expect(announcement(page, 'Undone: JSON import')).toHaveCount(1);
});
