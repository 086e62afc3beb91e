import { focusIn, tabTo } from '../src/keyboard.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { ADMIN, expect, test } from '../src/test.ts';

test('a reading test is written, arranged and published with the keyboard alone', async ({
  page,
  signIn,
  admin,
  expectAccessible,
}) => {
  test.slow();
  const title = `By keyboard ${Date.now()}`;
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading');
  const { keyboard } = page;
  const press = async (name: string) => {
    await tabTo(page, editor.button(name).last());
    await keyboard.press('Enter');
  };

  await tabTo(page, editor.title());
  await keyboard.type(title);
  await keyboard.press('Tab');
  await expect(page.getByLabel('Test Type')).toBeFocused();
  await keyboard.press('ArrowDown');
  const tab = (number: number) => page.getByRole('tab', { name: new RegExp(`^Part ${number}`) });
  await tabTo(page, tab(1), 'Shift+Tab');
  await keyboard.press('ArrowRight');
  await expect(tab(2)).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('ArrowLeft');
  await expect(tab(1)).toHaveAttribute('aria-selected', 'true');

  await tabTo(page, editor.text('Passage'));
  await keyboard.type('The heron ');
  await keyboard.press('Control+B');
  await keyboard.type('waits');
  await expect(editor.text('Passage').locator('strong')).toHaveText('waits');

  await press('Add question group');
  await expect(page.getByRole('menuitem', { name: /^True/ })).toBeFocused();
  await expectAccessible(page);
  await keyboard.press('Enter');
  await press('Add question');
  await expect(editor.text('Text of question 1')).toBeFocused();
  await keyboard.type('The heron waits.');
  await tabTo(page, page.getByRole('radio', { name: 'NOT GIVEN' }));
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'TRUE' })).toBeChecked();

  await press('Add question group');
  const kinds = page.getByRole('menu').getByRole('menuitem');
  for (let place = 0; place < 4; place += 1) {
    await expect(kinds.nth(place)).toBeFocused();
    if (place < 3) await keyboard.press('ArrowDown');
  }
  await expect(kinds.nth(3)).toHaveText(/^Completion, labelling or short answers/);
  await keyboard.press('Enter');
  await press('Add question');
  await expect(editor.text('Text of question 2')).toBeFocused();
  await keyboard.type('What waits? The');
  await tabTo(page, editor.text('Accepted answer 1 of question 2'));
  await keyboard.type('heron');

  await tabTo(page, editor.button('Move Group 2 up'), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(editor.text('Accepted answer 1 of question 1')).toHaveValue('heron');
  await expect(editor.button('Move Group 1 down')).toBeFocused();

  await tabTo(page, editor.button('Duplicate Group 1'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Group \d/ })).toHaveCount(3);
  await tabTo(page, editor.button('Delete Group 2'));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this question group?' });
  await focusIn(dialog);
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(editor.button('Delete Group 2')).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Delete Group 2' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Group \d/ })).toHaveCount(2);

  await expect(editor.button('Publish Test')).toBeEnabled();
  await press('Publish Test');
  await editor.toast('Test created successfully');
  const { sections } = await admin.client.call('GET /api/exam/list/part/:skill', { params: { skill: 'reading' } });
  expect(sections.filter((section) => section.title === title).map((section) => section.questions_count)).toEqual([2]);
});
