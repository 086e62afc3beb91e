import { practicePath } from '../src/api.ts';
import { sticksOut } from '../src/page-layout.ts';
import { AttemptPage } from '../src/pages/attempt-page.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { samplePart } from '../src/samples.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const PHONE = { width: 390, height: 844 };

for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
  test(`a list of headings stays visible and is answered by letter, ${viewport.width} px wide`, async ({
    page,
    learner,
    signIn,
    admin,
    expectAccessible,
  }) => {
    const content = samplePart('reading-2', 3);
    const group = content.groups.find(({ letters }) => letters === 'i');
    const [first, second] = group?.questions ?? [];
    if (!group || !first || !second) throw new Error('the sample has no list of headings');
    await page.setViewportSize(viewport);
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', content.title));
    if (viewport === PHONE) await page.getByRole('tab', { name: 'Questions' }).click();

    const attempt = new AttemptPage(page);
    const title = page.getByText('List of Headings', { exact: true });
    const select = (number: number) => page.getByRole('combobox', { name: `Question ${number}`, exact: true });
    await expect(page.getByRole('term')).toHaveText(group.choices.map((_, index) => ROMANS[index] ?? ''));
    await expectAccessible(page);

    await select(first.number).focus();
    await page.keyboard.type('iv');
    await expect(select(first.number)).toHaveValue(group.choices[3] ?? '');
    await expect(attempt.question(first).getByText('iv', { exact: true })).toBeVisible();
    await expect(attempt.square(first.number)).toHaveAccessibleName(/: answered/);
    await page.keyboard.press('Tab');
    await expect(select(second.number)).toBeFocused();
    await page.keyboard.type('x');
    await expect(select(second.number)).toHaveValue(group.choices[9] ?? '');

    const last = group.questions.at(-1);
    await select(last?.number ?? 0).focus();
    await expect(title).toBeInViewport();
    await expect(select(last?.number ?? 0)).toBeInViewport();

    await attempt.submit();
    const row = attempt.results.getByRole('row', { name: new RegExp(`^${first.number} `) });
    await expect(row).toContainText(`iv — ${group.choices[3]}`);
  });
}

const ROMANS = 'i ii iii iv v vi vii viii ix x'.split(' ');

test('choices are inserted, moved and removed, and the key stays with its choice [D131]', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading');
  await editor.addGroup(/DROPDOWN$/);
  await editor.addQuestion('The ferry');
  for (const [index, text] of ['was late.', 'was closed.', 'sank.', 'was sold.'].entries())
    await editor.text(`Choice ${index + 1}`).fill(text);
  await page.getByLabel('Letters', { exact: true }).selectOption('A');
  await editor.text('Title of the list').fill('List of Endings');
  const key = page.getByLabel('Answer of question 1', { exact: true });
  await key.selectOption({ label: 'B — was closed.' });
  const chosen = () => key.locator('option:checked');

  await editor.text('Choice 2').press('Alt+ArrowUp');
  await expect(editor.text('Choice 1')).toBeFocused();
  await expect(editor.text('Choice 1')).toHaveValue('was closed.');
  await expect(chosen()).toHaveText('A — was closed.');

  await editor.text('Choice 1').press('Alt+Enter');
  await expect(editor.text('Choice 2')).toBeFocused();
  await page.keyboard.type('was closed.');
  await expect(chosen()).toHaveText('A — was closed.');
  await editor.text('Choice 1').fill('was shut.');
  await expect(chosen()).toHaveText('A — was shut.');

  await page.getByRole('button', { name: 'Move Choice 1 by dragging' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(editor.text('Choice 3')).toHaveValue('was shut.');
  await expect(chosen()).toHaveText('C — was shut.');
  await expectAccessible(page);

  await editor.button('Remove choice 3').click();
  await expect(chosen()).toHaveText('Choose the answer');
  await expect(page.getByText('Question 1 had this answer and now has no key.')).toBeAttached();
  await editor.button('Undo last change').click();
  await expect(chosen()).toHaveText('C — was shut.');
});

for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
  test(`tables and boxes of choices with letters are answered by letter, ${viewport.width} px wide`, async ({
    page,
    learner,
    signIn,
    admin,
    expectAccessible,
  }, info) => {
    const title = `People and endings ${viewport.width} ${info.repeatEachIndex}`;
    const people = ['Maria, who kept the lock', 'Tom', 'the town council'];
    const endings = ['was sold.', 'sank.', 'was painted green by the children of the village school.'];
    await admin.client.call('POST /api/exam/new/:type', {
      params: { type: 'reading' },
      body: {
        description: title,
        reading: [
          {
            title,
            part_number: 1,
            time: 20,
            passage: ['<p>The weir and the ferry.</p>'],
            explanation: '<p>The passage says so.</p>',
            groups: [
              {
                type: 'MATCH_TABLE',
                instruction: 'Match each statement with a person, A–C.',
                letters: 'A',
                choices_title: 'List of People',
                choices: people,
                questions: [{ number: 1, question: 'wrote the first letter', answer: 'Tom' }],
              },
              {
                type: 'DRAG_DROP',
                instruction: 'Complete the sentence with an ending, i–iii.',
                letters: 'i',
                choices: endings,
                questions: [{ number: 2, question: 'The old ferry', answer: 'sank.' }],
              },
            ],
            locked: false,
          },
        ],
      },
    });
    await page.setViewportSize(viewport);
    await signIn(page, learner);
    await page.goto(await practicePath(admin, 'reading', title));
    if (viewport === PHONE) await page.getByRole('tab', { name: 'Questions' }).click();
    const attempt = new AttemptPage(page);
    await expect(page.getByRole('term')).toHaveText(['A', 'B', 'C']);
    await page.getByRole('radio', { name: 'Question 1, B: Tom' }).check();
    await page.getByRole('button', { name: /^ii\W*sank\.$/ }).click();
    await attempt.gap('2').click();
    await expect(attempt.gap('2')).toContainText('ii');
    await expect.poll(() => sticksOut(page)).toEqual([]);
    await expectAccessible(page);
    await attempt.submit();
    await expect(attempt.score).toHaveText('You answered 2 of 2 correctly.');
    await expect(attempt.results.getByRole('row', { name: /^1 / })).toContainText('B — Tom');
    await expect(attempt.results.getByRole('row', { name: /^2 / })).toContainText('ii — sank.');
  });
}
