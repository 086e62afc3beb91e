import { PRINTED_PAGE, SOLVED_BOOK } from '@bandwise/recognise/testing';
import { Effort } from '../src/authoring/effort.ts';
import { enterByPaste } from '../src/authoring/enter-by-paste.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { markPublished, publishedKeys } from '../src/authoring/mark-published.ts';
import { printedTest } from '../src/authoring/printed-test.ts';
import { wordFile } from '../src/authoring/word-file.ts';
import { sampleExam } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const TESTS = ['reading-1', 'reading-2'].map((name) => sampleExam(name).parts.map(({ content }) => content));

test('the second of two printed tests in a Word file is published with its own key, and marked 40 of 40 [D164]', async ({
  page,
  admin,
  signIn,
  expectAccessible,
}) => {
  const title = `Second of two ${Date.now()}`;
  const text = TESTS.map((parts, index) => `PRACTICE TEST ${index + 1}\n\n${printedTest(parts)}`).join('\n\n');
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading');
  const chooser = page.waitForEvent('filechooser');
  await editor.button('Import a Word file').click();
  await (await chooser).setFiles(await wordFile('two-tests.docx', text));
  const dialog = page.getByRole('dialog', { name: 'Import a Word file' });
  await dialog.getByRole('combobox', { name: 'The text contains 2 tests' }).selectOption('PRACTICE TEST 2');
  await expect(dialog).toContainText('40 questions, all with a key');
  await expect(dialog).toContainText('All 40 questions named in the headings were found.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Add \d+ groups$/ }).click();
  await editor.title().fill(title);
  await expect(editor.status()).toContainText('40/40');
  await editor.button('Publish Test').click();
  await editor.toast('Test created successfully');
  expect(await markPublished(admin.client, title, TESTS[1] ?? [])).toBe(40);
});

for (const [layout, { text, answers }] of [
  ['whose key stands in two columns', PRINTED_PAGE],
  ['with its solutions beside the questions', SOLVED_BOOK],
] as const)
  test(`a printed test ${layout} is pasted, published, and has every key`, async ({ page, admin, signIn }) => {
    const title = `Printed ${layout} ${Date.now()}`;
    await signIn(page, ADMIN);
    const editor = await enterByPaste(page, { title, text }, new Effort());
    await expect(page.getByLabel('Time (minutes)')).toHaveValue('60');
    await expect(editor.status()).toContainText('40/40');
    await editor.button('Publish Test').click();
    await editor.toast('Test created successfully');
    const sorted = (keys: ReadonlyMap<number, readonly string[]>) => [...keys].sort(([one], [other]) => one - other);
    expect(sorted(await publishedKeys(admin.client, title))).toEqual(sorted(answers));
  });

test('a test that shows an answer to learners is published only after a confirmation', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const readable = sampleExam('reading-1')
    .parts.slice(0, 1)
    .map(({ content }) => content);
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading');
  await editor.title().fill(`Readable ${Date.now()}`);
  await editor.button('New groups from text').click();
  const dialog = page.getByRole('dialog', { name: 'New groups from text' });
  const pasted = `${printedTest(readable).split('\nQuestions')[0] ?? ''}

Questions 1–2
Complete the notes. Write ONE WORD ONLY.
The doors are made of 1 ........ (oak).
The roof is made of 2 ........
Answers
1 oak
2 slate
`;
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill(pasted);
  await dialog.getByRole('button', { name: 'Add 1 group' }).click();
  await editor.button('Publish Test').click();
  const question = page.getByRole('dialog', { name: 'Publish with these findings?' });
  await expect(question).toContainText('Learners can see the answer to question 1 in its text');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await editor.toast('Test created successfully');
});
