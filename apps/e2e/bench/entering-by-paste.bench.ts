import { Effort } from '../src/authoring/effort.ts';
import { enterByPaste } from '../src/authoring/enter-by-paste.ts';
import { printedTest } from '../src/authoring/printed-test.ts';
import { sampleExam } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

test('entering a printed test of forty questions by paste alone', async ({ page, signIn }) => {
  await signIn(page, ADMIN);
  const effort = new Effort();
  const text = printedTest(sampleExam('reading-2').parts.map(({ content }) => content));
  const editor = await enterByPaste(page, { title: `Entered by paste ${Date.now()}`, text }, effort);
  await expect(editor.status()).toContainText('40/40');
  await effort.click(editor.button('Publish Test'));
  await editor.toast('Test created successfully');
  console.log(`forty printed questions, entered and published: ${effort.toString()}`);
});
