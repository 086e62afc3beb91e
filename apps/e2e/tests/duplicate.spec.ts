import { writeSection } from '@bandwise/domain';
import { EditorPage } from '../src/pages/editor-page.ts';
import { samplePart } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

test('a test is duplicated from the list as a draft, which is published beside the original [D42] @main', async ({
  page,
  admin,
  signIn,
  expectAccessible,
}) => {
  const title = `Duplicated ${Date.now()}`;
  const part = { ...writeSection({ ...samplePart('reading-1', 1), title }), locked: false };
  await admin.client.call('POST /api/exam/new', {
    body: { description: title, reading: [part] },
  });
  await signIn(page, ADMIN);
  await page.goto('/admin/tests?type=reading');
  await page.getByPlaceholder('Search by test name...').fill(title);
  await page.getByRole('button', { name: `More actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate test' }).press('Enter');
  const editor = new EditorPage(page);
  await expect(editor.title()).toHaveValue(`Copy of ${title}`);
  await expect(page.getByRole('heading', { name: 'Create New IELTS Reading Test' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/create-reading-test$/);
  await expect(page.getByText(`This is a new, unpublished copy of “${title}”`)).toBeVisible();
  await expect(editor.status().getByText('Ready to publish')).toBeVisible();
  await expectAccessible(page);
  await editor.button('Publish Test').click();
  await editor.toast('Test created successfully');
  const { sections } = await admin.client.call('GET /api/exam/list/part/:skill', { params: { skill: 'reading' } });
  const named = sections.filter((section) => section.title.endsWith(title));
  expect(named.map((section) => section.title).sort()).toEqual([`Copy of ${title}`, title]);
  expect(new Set(named.map((section) => section.questions_count)).size).toBe(1);
});

test('a part of a full test is copied to another part, after a confirmation if that part has content [D42]', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading');
  await page.getByLabel('Test Type').selectOption('Full Test');
  await editor.write('Passage', 'The heron waits.');
  await editor.addGroup(/True/);
  await editor.addQuestion('It waits.');
  await editor.button('Copy Part 1 to…').click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Part 2 empty' }).click();
  await expect(page.getByRole('tab', { name: 'Part 2', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(editor.text('Passage')).toHaveText('The heron waits.');
  await expect(editor.text('Text of question 2')).toHaveValue('It waits.');

  await page.getByRole('textbox', { name: 'Passage' }).fill('Storks sleep.');
  await editor.button('Copy Part 2 to…').click();
  await page.getByRole('menuitem', { name: 'Part 1 replaces its content' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace the content of Part 1?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Replace Part 1' }).click();
  await expect(editor.text('Passage')).toHaveText('Storks sleep.');
  await editor.button('Undo last change').click();
  await expect(editor.text('Passage')).toHaveText('The heron waits.');
});
