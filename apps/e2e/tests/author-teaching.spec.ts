import { practicePath } from '../src/api.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { samplePart } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

test.describe('the explanation of a key', () => {
  test('is written beside a question, with evidence that is selected in the passage @main', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn(page, ADMIN);
    const editor = new EditorPage(page);
    await editor.open('reading');
    await editor.title().fill(`Taught ${Date.now()}`);
    await editor.write('Passage', 'The heron waits. The heron eats fish');
    await editor.addGroup(/True/);
    await editor.addQuestion('The heron eats frogs.');
    await editor.text('Passage').click();
    await page.keyboard.press('Control+End');
    for (let step = 0; step < 'heron eats fish'.length; step += 1) await page.keyboard.press('Shift+ArrowLeft');
    await editor.button('Evidence for question 1').click();
    const teaching = page.getByRole('button', {
      name: 'Explanation and evidence of question 1, not explained, 1 piece of evidence',
    });
    await teaching.click();
    const remove = page.getByRole('button', { name: 'Remove evidence “heron eats fish”' });
    await expect(remove).toBeVisible();
    await editor.write('Explanation of question 1', 'It eats fish.');
    await expectAccessible(page);

    // Undo and redo, as for every change of the form.
    await remove.click();
    await expect(remove).toBeHidden();
    await editor.button('Undo last change').click();
    await expect(remove).toBeVisible();

    await editor.button('JSON Output Preview').click();
    const json = page.getByRole('dialog', { name: 'JSON Output Preview' });
    await expect(json).toContainText('"evidence": { "quote": "heron eats fish" }'.replaceAll(/\s+/g, ' '), {
      ignoreCase: false,
    });
    await expect(json).toContainText('It eats fish.');
    await page.keyboard.press('Escape');
    await editor.button('Publish Test').click();
    await editor.toast('Test created successfully');
  });

  test('has evidence that is marked in the player, and a pasted transcript', async ({
    page,
    signIn,
    admin,
    expectAccessible,
  }) => {
    await signIn(page, ADMIN);
    const path = await practicePath(admin, 'listening', samplePart('listening-1', 1).title);
    const editor = new EditorPage(page);
    await editor.open('listening', path.split('/').at(-1));
    const transcript = editor.text('Transcript');
    await expect(transcript).toHaveValue(/^0:00\.68 - 0:04\.02 Narrator: Listening Practice Test 1\. Part 1\./);
    await transcript.fill('Hello\n0:12 Janet: Good morning.');
    await transcript.blur();
    await expect(page.getByText('Line 1 has no time: Hello')).toBeVisible();
    await transcript.fill('WEBVTT\n\n00:12.000 --> 00:14.500\n<v Janet>Good morning.');
    await transcript.blur();
    await expect(transcript).toHaveValue('0:12 - 0:14.5 Janet: Good morning.');

    await page.getByRole('button', { name: /^Explanation and evidence of question 1,/ }).click();
    const player = page.locator('audio');
    const seek = (seconds: number) =>
      player.evaluate((element, to) => {
        if (element instanceof HTMLAudioElement) element.currentTime = to;
      }, seconds);
    await expect
      .poll(() => player.evaluate((element) => element instanceof HTMLAudioElement && element.duration > 0))
      .toBe(true);
    await seek(70);
    await editor.button('Mark start of the evidence for question 1').click();
    await seek(74);
    await editor.button('Mark end of the evidence for question 1').click();
    await expect(page.getByRole('button', { name: 'Remove evidence 1:10 to 1:14' })).toBeVisible();
    await expectAccessible(page);
  });
});
