import type { Page } from '@playwright/test';
import { focusIn, tabTo } from '../src/keyboard.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { paste } from '../src/authoring/paste.ts';
import { settle } from '../src/settle.ts';
import { ADMIN, expect, test } from '../src/test.ts';

async function openWith(page: Page, type: RegExp, questions: number): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await editor.open('reading');
  await editor.addGroup(type);
  for (let count = 0; count < questions; count += 1) await editor.addQuestion('');
  return editor;
}

const tools = (page: Page, question: number) => page.getByRole('toolbar', { name: `Tools of question ${question}` });

const values = (page: Page, name: RegExp) =>
  page.getByRole('textbox', { name }).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

test('lines that are pasted into an option become options without their letters, and one undo removes them [D50]', async ({
  page,
  signIn,
}) => {
  await signIn(page, ADMIN);
  const editor = await openWith(page, /MCQ$/, 1);
  const option = editor.text('Option 1 of question 1');
  await option.focus();
  await paste(option, { 'text/plain': 'A. fish\nB. bread from\nthe mill\nC. stones\nD. grass\nE. salt' });
  await expect(editor.text('Option 5 of question 1')).toBeFocused();
  expect(await values(page, /^Option \d of question 1$/)).toEqual([
    'fish',
    'bread from the mill',
    'stones',
    'grass',
    'salt',
  ]);
  await page.keyboard.press('Control+Z');
  await expect(editor.text('Option 5 of question 1')).toHaveCount(0);
  expect(await values(page, /^Option \d of question 1$/)).toEqual(['', '', '', '']);
});

test('lines that are pasted into a choice become choices, and a message names lines above the limit', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const editor = await openWith(page, /DROPDOWN$/, 0);
  await editor.text('Choice 1').focus();
  const lines = Array.from({ length: 30 }, (_, index) => `Heading ${index + 1}`);
  await paste(editor.text('Choice 1'), { 'text/plain': lines.join('\r\n') });
  await expect(editor.text('Choice 26')).toHaveValue('Heading 26');
  await expect(page.getByText('4 lines were not added: there can be at most 26.')).toBeVisible();
  await expectAccessible(page);
});

test('a standard wording has the numbers of its questions, which change when a question is added [D50]', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const editor = await openWith(page, /FILL_BLANKS$/, 2);
  const instruction = page.getByRole('button', { name: /^Instruction/ });
  await expect(instruction).toHaveText('Instructionnone yet');
  await expect(editor.text('Instruction')).toHaveCount(0);
  await editor.button('Standard wording').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'NO MORE THAN TWO WORDS', exact: true }).click();
  const wordingFor = (numbers: string) =>
    `InstructionQuestions ${numbers}: Choose NO MORE THAN TWO WORDS from the passage for each answer.`;
  await expect(instruction).toHaveText(wordingFor('1–2'));
  await editor.addQuestion('');
  await expect(instruction).toHaveText(wordingFor('1–3'));

  await instruction.click();
  await expect(instruction).toHaveAttribute('aria-expanded', 'true');
  await expect(editor.text('Instruction')).toBeFocused();
  await settle(page);
  const frame = editor.text('Instruction').locator('xpath=ancestor::*[contains(@style, "block-size")][1]');
  await expect(frame).toHaveCSS('height', '450px');
  await expectAccessible(page);
});

test('a standard wording is chosen with the keyboard', async ({ page, signIn }) => {
  await signIn(page, ADMIN);
  const editor = await openWith(page, /TFNG$/, 1);
  await tabTo(page, editor.button('Standard wording'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await focusIn(page.getByRole('menu'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Instruction Question 1: Do these statements agree/ })).toBeVisible();
});

test('Tab moves from answer to answer, and Alt+F10 to the buttons of a question [D50]', async ({ page, signIn }) => {
  await signIn(page, ADMIN);
  const editor = await openWith(page, /FILL_BLANKS$/, 3);
  await editor.text('Text of question 1').focus();
  const { keyboard } = page;
  for (const [index, words] of ['first', 'second', 'third'].entries()) {
    await expect(editor.text(`Text of question ${index + 1}`)).toBeFocused();
    await keyboard.type(words);
    await keyboard.press('Tab');
    await expect(editor.text(`Accepted answer 1 of question ${index + 1}`)).toBeFocused();
    await keyboard.type(`${words} answer`);
    await keyboard.press('Tab');
  }
  await expect(editor.button('Add question')).toBeFocused();

  await editor.text('Accepted answer 1 of question 2').focus();
  await keyboard.press('Enter');
  await expect(editor.text('Accepted answer 2 of question 2')).toBeFocused();
  await keyboard.press('Backspace');
  await expect(editor.text('Accepted answer 1 of question 2')).toBeFocused();
  await keyboard.press('Alt+F10');
  await expect(tools(page, 2).getByRole('button', { name: 'Bold' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(editor.text('Accepted answer 1 of question 2')).toBeFocused();
  await keyboard.press('Alt+F10');
  await keyboard.press('End');
  await keyboard.press('ArrowLeft');
  await expect(editor.button('Delete question 2')).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(editor.button('Duplicate question 2')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Question \d$/ })).toHaveCount(4);
});

test('words of a question are formatted by button and by key, and shown as learners see them', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const editor = await openWith(page, /TFNG$/, 1);
  const text = editor.text('Text of question 1');
  await text.pressSequentially('Salt is ');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('NaCl');
  await expect(text).toHaveValue('Salt is <strong>NaCl</strong>');
  const shown = page.getByRole('group', { name: 'Text of question 1 as learners read it' });
  await expect(shown.locator('strong')).toHaveText('NaCl');
  await text.evaluate((input: HTMLTextAreaElement) => input.setSelectionRange(0, 4));
  await tools(page, 1).getByRole('button', { name: 'Italic' }).click();
  await expect(text).toHaveValue('<em>Salt</em> is <strong>NaCl</strong>');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+Z');
  await expect(text).toHaveValue('Salt is <strong>NaCl</strong>');
  await expectAccessible(page);
});
