import { sticksOut } from '../src/page-layout.ts';
import { EditorPage } from '../src/pages/editor-page.ts';
import { ADMIN, expect, test } from '../src/test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const size of SIZES)
  test(`keys that no answer can match are corrected by a click, and additions of key changes are removed, at ${size.width} [D155]`, async ({
    page,
    admin,
    signIn,
    expectAccessible,
  }, info) => {
    const title = `Toll house ${size.width} ${info.repeatEachIndex}`;
    const { sections } = await admin.client.call('POST /api/exam/new', {
      body: {
        description: title,
        reading: [
          {
            title,
            time: 20,
            part_number: 1,
            passage: ['<p>The keeper and the clerk counted eight boats on the river.</p>'],
            explanation: '<p>See the first line.</p>',
            locked: false,
            groups: [
              {
                type: 'MCQ',
                instruction: 'Choose the correct letter.',
                questions: [
                  {
                    number: 1,
                    question: 'Who counted the boats?',
                    options: ['the keeper', 'the clerk', 'the owner'],
                    answer: 'the keeper',
                    also_accepted: [['the clerk']],
                    void: true,
                  },
                ],
              },
              {
                type: 'FILL_BLANKS',
                instruction: 'Write NO MORE THAN TWO WORDS AND/OR A NUMBER.',
                questions: [
                  { number: 2, question: 'Boats', answer: ['8/eight'] },
                  { number: 3, question: 'Place', answer: ['river (not stream)'] },
                  { number: 4, question: 'Counted by', answer: ['a/the keeper'] },
                ],
              },
            ],
          },
        ],
      },
    });
    await signIn(page, ADMIN);
    await page.setViewportSize(size);
    const [section] = sections;
    const editor = new EditorPage(page);
    await page.goto(`/admin/create-reading-test/${section?.id ?? ''}`);

    await editor.button('Expand all').click();
    await expect(page.getByText('Everyone gets this mark, whatever the answer.')).toBeVisible();
    const option = page.getByRole('textbox', { name: 'Option 2 of question 1' });
    expect((await option.boundingBox())?.width).toBeGreaterThan(150);
    await option.fill('the toll clerk');
    await expect(page.getByText('Also accepted: B the toll clerk')).toBeVisible();
    await expect.poll(() => sticksOut(page)).toEqual([]);
    await expectAccessible(page);
    await editor.button('Remove B the toll clerk from the other accepted answers of question 1').press('Enter');
    await expect(page.getByText(/^Also accepted/)).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Option 1 of question 1' })).toBeFocused();
    await editor.button('Mark by the key again: question 1').click();
    await expect(page.getByText(/^Everyone gets this mark/)).toBeHidden();

    // On a wide screen, the findings are beside the questions.
    const show = async (panel: 'Status' | 'Write') => {
      if (size.width < 1200)
        await page.getByRole('radiogroup', { name: 'View' }).getByText(panel, { exact: true }).click();
    };
    const answers = (question: number) =>
      page.getByRole('textbox', { name: new RegExp(`^Accepted answer .* of question ${question}$`) });
    const besideKey = page.getByRole('region', { name: 'Question 2' }).getByRole('button', { name: /^Correct:/ });
    await besideKey.click();
    await expect(answers(2)).toHaveCount(2);
    await expect(answers(2).first()).toHaveValue('8');
    await expect(answers(2).last()).toHaveValue('eight');
    await show('Status');
    await expect.poll(() => sticksOut(page)).toEqual([]);
    await expectAccessible(page);
    await editor.button('Correct all 2 answers').click();
    await show('Write');
    await expect(answers(3)).toHaveValue('river');
    await expect(answers(4)).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Correct/ })).toHaveCount(0);
    await editor.button('Undo last change').click();
    await expect(answers(4)).toHaveValue('a/the keeper');
    await editor.button('Redo last change').click();
    await editor.button('Update Test').click();
    await editor.toast('Test updated successfully');
    const stored = await admin.client.call('GET /api/section/:id?view=edit', {
      params: { id: section?.id ?? '' },
      query: { view: 'edit' },
    });
    const [first, ...typed] = stored.groups.flatMap((group) => group.questions);
    expect(first).not.toHaveProperty('void');
    expect(first).not.toHaveProperty('also_accepted');
    expect(typed.map((question) => question.answers)).toEqual([['8', 'eight'], ['river'], ['a keeper', 'the keeper']]);
  });
