import type { Page } from '@playwright/test';
import { tabTo } from '../src/keyboard.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { ADMIN, expect, test } from '../src/test.ts';

/** Opens a new reading test with an empty text for blanks of a group type. */
async function openText(page: Page, type: string): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await editor.open('reading');
  await editor.addGroup(new RegExp(`${type}$`));
  await editor.button('Add a text with blanks').click();
  await expect(editor.text('Text with blanks')).toBeFocused();
  return editor;
}

const WAYS = {
  mouse: async (editor: EditorPage, name: string) => editor.button(name).click(),
  keyboard: async (editor: EditorPage, name: string) => {
    await tabTo(editor.page, editor.button(name));
    await editor.page.keyboard.press('Enter');
  },
} as const;

const questions = (page: Page) => page.getByRole('textbox', { name: /^Text of question/ });

for (const [way, press] of Object.entries(WAYS)) {
  for (const type of ['FILL_BLANKS', 'DRAG_DROP', 'DROPDOWN']) {
    test(`the caret is after a blank of ${type} that was inserted by ${way}, and one undo removes it`, async ({
      page,
      signIn,
    }) => {
      await signIn(page, ADMIN);
      const editor = await openText(page, type);
      const text = editor.text('Text with blanks');
      await page.keyboard.type('One {1} two {2} three {3} end.');
      await press(editor, 'Add questions for 3 new blanks');
      await expect(questions(page)).toHaveCount(3);
      await text.focus();
      await page.keyboard.press('Home');
      for (const _ of 'One {1} two {2} ') await page.keyboard.press('ArrowRight');
      await press(editor, 'Insert blank');
      await page.keyboard.type('MID');
      await expect(text).toHaveText('One {1} two {2} {3}MIDthree {4} end.');
      await expect(questions(page)).toHaveCount(4);

      await page.keyboard.press('Control+Z');
      await expect(text).toHaveText('One {1} two {2} {3}three {4} end.');
      await page.keyboard.press('Control+Z');
      await expect(text).toHaveText('One {1} two {2} three {3} end.');
      await expect(questions(page)).toHaveCount(3);
      await page.keyboard.press('Control+Y');
      await expect(text).toHaveText('One {1} two {2} {3}three {4} end.');
      await expect(questions(page)).toHaveCount(4);
    });
  }

  test(`a question without a blank is offered first by ${way}`, async ({ page, signIn, expectAccessible }) => {
    await signIn(page, ADMIN);
    const editor = new EditorPage(page);
    await editor.open('reading');
    await editor.addGroup(/FILL_BLANKS$/);
    await editor.addQuestion('');
    await editor.button('Add a text with blanks').click();
    const text = editor.text('Text with blanks');
    await expect(text).toBeFocused();
    await page.keyboard.type('One ');
    await press(editor, 'Insert blank');
    const offer = page.getByRole('menu');
    await expect(offer.getByRole('menuitem')).toHaveText([
      'For question 1, which has no blank yet',
      'For a new question',
    ]);
    if (way === 'mouse') {
      await expectAccessible(page);
      await offer.getByRole('menuitem', { name: /^For question 1/ }).click();
    } else {
      await expect(offer.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(text).toBeFocused();
    await page.keyboard.type(' two');
    await expect(text).toHaveText('One {1} two');
    await expect(questions(page)).toHaveCount(1);
  });
}

test('undo in a text keeps numbers that changed elsewhere', async ({ page, signIn }) => {
  await signIn(page, ADMIN);
  const editor = await openText(page, 'FILL_BLANKS');
  const text = editor.text('Text with blanks');
  await page.keyboard.type('A ');
  await editor.button('Insert blank').click();
  await page.keyboard.type(' b');
  const start = page.getByRole('textbox', { name: 'Start Question Number' });
  await start.fill('14');
  await expect(text).toHaveText('A {14} b');
  await expect(start).toBeFocused();
  await text.focus();
  await page.keyboard.press('Control+Z');
  await expect(text).toHaveText('A {14}');
  await page.keyboard.press('Control+Y');
  await expect(text).toHaveText('A {14} b');
});

test('a start number outside the limits is an error at once, and the text keeps its blanks', async ({
  page,
  signIn,
}) => {
  await signIn(page, ADMIN);
  const editor = await openText(page, 'FILL_BLANKS');
  const text = editor.text('Text with blanks');
  for (const word of ['One ', ' two ', ' three ']) {
    await page.keyboard.type(word);
    await editor.button('Insert blank').click();
  }
  await expect(text).toHaveText('One {1} two {2} three {3}');
  const start = page.getByRole('textbox', { name: 'Start Question Number' });
  await start.fill('');
  await start.pressSequentially('999999');
  await expect(start).toBeFocused();
  await expect(start).toHaveAccessibleDescription(/Start question number must be at most 997/);
  await expect(text).toHaveText('One {1} two {2} three {3}');
  await start.fill('0');
  await expect(start).toHaveAccessibleDescription(/Start question number must be at least 1/);
  await start.fill('997');
  await expect(text).toHaveText('One {997} two {998} three {999}');
  await expect(start).toHaveAccessibleDescription('');
});
