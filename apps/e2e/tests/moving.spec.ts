import type { Locator, Page } from '@playwright/test';
import { tabTo, toolTo } from '../src/keyboard.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { settle } from '../src/settle.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const names = (page: Page) => page.getByRole('heading', { level: 3, name: /^Group \d/ });
const texts = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Text of question/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
const group = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Group ${number}:`) });

const PART = {
  title: 'Herons',
  time: 20,
  part_number: 1,
  passage: '<p>The heron waits in the river.</p>',
  groups: [
    {
      type: 'TFNG',
      instruction: '',
      questions: [1, 2].map((number) => ({ number, question: `Statement ${number}`, answer: 'TRUE' })),
    },
    {
      type: 'MCQ',
      instruction: '',
      questions: [{ number: 3, question: 'Choose', options: ['reed', 'fish'], answer: 'fish' }],
    },
    { type: 'TFNG', instruction: '', questions: [{ number: 4, question: 'Statement 4', answer: 'FALSE' }] },
  ],
};

/** Opens a new test with three groups: two of the same type, and between them one that cannot have their questions. */
async function open(page: Page, isFull = false): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await editor.open('reading');
  await editor.button('Import JSON').click();
  await editor.text('JSON of a test').fill(JSON.stringify({ description: 'Herons', reading: [PART] }));
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(names(page)).toHaveCount(3);
  if (isFull) await page.getByLabel('Test Type').selectOption('Full Test');
  await settle(page);
  return editor;
}

async function drag(page: Page, handle: Locator, to: Locator, edge: 'upper' | 'lower'): Promise<void> {
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await handle.hover();
  await page.mouse.down();
  // A drag starts after a small distance, and then the other groups become small.
  await page.mouse.move(...(await middle(handle, 12)), { steps: 4 });
  await settle(page);
  const sought = await placeIn(to);
  // The page scrolls when the pointer is at the edge of the window.
  if (sought.y < 0) await page.mouse.move(sought.x + 60, 20, { steps: 6 });
  await expect(to).toBeInViewport();
  await settle(page);
  const { x, y, height } = await placeIn(to);
  await page.mouse.move(x + 60, y + height * (edge === 'upper' ? 0.25 : 0.75), { steps: 6 });
  await page.mouse.up();
  await settle(page);
}

async function placeIn(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is dragged onto is not on the screen');
  return box;
}

async function middle(target: Locator, by: number): Promise<[number, number]> {
  const { x, y, width, height } = await placeIn(target);
  return [x + width / 2, y + height / 2 + by];
}

async function choose(page: Page, name: string, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('groups and questions are dragged with the mouse, also onto the tab of another part [D49]', async ({
  page,
  signIn,
}) => {
  await signIn(page, ADMIN);
  const editor = await open(page, true);
  await drag(page, editor.button('Move Group 3 by dragging'), group(page, 1), 'upper');
  await expect(names(page)).toHaveText([/^Group 1: Question 1$/, /^Group 2: Questions 2–3$/, /^Group 3: Question 4$/]);
  expect(await texts(page)).toEqual(['Statement 4', 'Statement 1', 'Statement 2', 'Choose']);
  const question = page.getByRole('region', { name: 'Question 2', exact: true });
  await drag(page, editor.button('Move question 1 by dragging'), question, 'lower');
  expect(await texts(page)).toEqual(['Statement 1', 'Statement 4', 'Statement 2', 'Choose']);
  await expect(page.getByRole('button', { name: 'Group 1: no questions yet' })).toBeVisible();
  await drag(page, editor.button('Move Group 2 by dragging'), page.getByRole('tab', { name: /^Part 2/ }), 'upper');
  await expect(page.getByRole('tab', { name: 'Part 2', exact: true })).toHaveAttribute('aria-selected', 'true');
  expect(await texts(page)).toEqual(['Statement 1', 'Statement 4', 'Statement 2']);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('tab', { name: 'Part 1', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(names(page)).toHaveCount(3);
});

test('groups and questions are dragged with the keyboard, and every position is announced [D49]', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const editor = await open(page, true);
  const expectAnnounced = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
  await tabTo(page, editor.button('Move Group 1 by dragging'));
  await page.keyboard.press('Space');
  await expectAnnounced('Group 1 picked up.');
  await page.keyboard.press('ArrowDown');
  await expectAnnounced('Before Group 3');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expectAnnounced('After Group 3');
  await page.keyboard.press('Space');
  await expectAnnounced('Group 1 moved: After Group 3');
  await expect(editor.button('Move Group 3 by dragging')).toBeFocused();
  expect(await texts(page)).toEqual(['Choose', 'Statement 4', 'Statement 1', 'Statement 2']);

  await tabTo(page, editor.text('Text of question 3'));
  await toolTo(page, editor.button('Move question 3 by dragging'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expectAnnounced('After question 2');
  await page.keyboard.press('Escape');
  await expectAnnounced('question 3 was not moved');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectAnnounced('Before question 2');
  await page.keyboard.press('Enter');
  await expect(editor.button('Move question 2 by dragging')).toBeFocused();
  expect(await texts(page)).toEqual(['Choose', 'Statement 1', 'Statement 4', 'Statement 2']);

  await tabTo(page, editor.button('Move Group 2 by dragging'), 'Shift+Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expectAnnounced('To the end of Part 3');
  await page.keyboard.press('Space');
  await expect(page.getByRole('tab', { name: 'Part 3', exact: true })).toHaveAttribute('aria-selected', 'true');
  expect(await texts(page)).toEqual(['Statement 1', 'Statement 4']);
});

test('a question can be moved only to groups of a suitable type, and the others say why', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const editor = await open(page);
  await editor.button('More actions for question 1').click();
  const other = page.getByRole('menuitem', { name: /^Group 2/ });
  await expect(other).toBeDisabled();
  await expect(other).toContainText('different question type');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Group 3' }).click();
  await expect(editor.text('Text of question 4')).toBeFocused();
  expect(await texts(page)).toEqual(['Statement 2', 'Choose', 'Statement 4', 'Statement 1']);
});

test('groups and questions are copied to another test by menu and by keys [D49]', async ({ page, context, signIn }) => {
  await signIn(page, ADMIN);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = await open(page);
  const second = await context.newPage();
  await signIn(second, ADMIN);
  const other = new EditorPage(second);
  await other.open('listening');
  await choose(page, 'Group 2', 'Copy Group 2');
  await expect(page.getByText('Group 2 copied.')).toBeVisible();
  await other.button('Paste the copied group').click();
  await expect(names(second)).toHaveText([/^Group 1: Question 1$/]);
  await expect(other.text('Option 2 of question 1')).toHaveValue('fish');
  await second.getByRole('button', { name: /^Group 1:/ }).focus();
  await second.keyboard.press('Control+v');
  await expect(names(second)).toHaveText([/^Group 1: Question 1$/, /^Group 2: Question 2$/]);

  await choose(page, 'question 3', 'Copy question 3');
  await choose(second, 'question 1', /^Paste the copied question/);
  await expect(names(second)).toHaveText([/^Group 1: Questions 1–2$/, /^Group 2: Question 3$/]);
  await expect(other.text('Text of question 2')).toBeFocused();
  await second.keyboard.press('Control+z');
  await expect(names(second)).toHaveText([/^Group 1: Question 1$/, /^Group 2: Question 2$/]);

  await page.evaluate(() =>
    navigator.clipboard.writeText('{"bandwise":"groups","version":1,"groups":[{"type":"ESSAY"}]}'),
  );
  await editor.button('Move Group 1 down').focus();
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('alert').filter({ hasText: 'The copied content cannot be pasted.' })).toBeVisible();
  await expect(names(page)).toHaveCount(3);
});
