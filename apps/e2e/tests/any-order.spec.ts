import { practicePath } from '../src/api.ts';
import { sticksOut } from '../src/page-layout.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const PHONE = { width: 390, height: 844 };

test('an author sets two questions to any order by keyboard, and a learner who swaps the answers gets both marks [D156]', async ({
  page,
  learnerPage,
  admin,
  signIn,
  expectAccessible,
}, info) => {
  const title = `Weir gates ${info.repeatEachIndex}`;
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading');
  await editor.title().fill(title);
  await editor.write('Passage', 'The gates give clearer water and fewer floods.');
  await editor.addGroup(/Completion, labelling or short answers/);
  await page.getByRole('button', { name: /^Instruction/ }).click();
  await editor.write('Instruction', 'Name TWO effects of the gates, in either order.');
  for (const [index, answer] of ['clearer water', 'fewer floods'].entries()) {
    await editor.addQuestion('Effect of the gates');
    await editor.text(`Accepted answer 1 of question ${index + 1}`).fill(answer);
  }

  await editor.button('Add answers in any order').press('Enter');
  const box = (number: number) => page.getByRole('checkbox', { name: `Question ${number} in any order` });
  await expect(box(1)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(box(2)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box(1)).toBeChecked();
  await expect(box(2)).toBeChecked();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize(PHONE);
  await expect.poll(() => sticksOut(page)).toEqual([]);
  await expectAccessible(page);
  await editor.button('Publish Test').click();
  await editor.toast('Test created successfully');

  await learnerPage.goto(await practicePath(admin, 'reading', title));
  const attempt = new AttemptPage(learnerPage);
  await attempt.blank(1).fill('fewer floods');
  await attempt.blank(2).fill('clearer water');
  await attempt.submit();
  await expect(attempt.score).toHaveText('You answered 2 of 2 correctly.');
  await expectAccessible(learnerPage);
});
