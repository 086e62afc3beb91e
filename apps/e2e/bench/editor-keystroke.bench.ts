import type { ExamInput } from '@bandwise/api-contract/admin';
import { QUESTION_SHAPES, QUESTION_TYPES, type QuestionType } from '@bandwise/domain';
import { EditorPage } from '../src/pages/editor-page.ts';
import { ADMIN, expect, test } from '../src/test.ts';
import { report, timeKeystrokes } from './keystrokes.ts';

const SENTENCE = 'The heron waits in the river until the fish have come near. ';
const CHOICES = ['river', 'bank', 'reed', 'pool', 'nest', 'mill'];

type GroupInput = NonNullable<NonNullable<ExamInput['reading']>[number]['groups']>[number];

/** Ten questions of a type, from a number on. */
function group(type: QuestionType, from: number): GroupInput {
  const { answers, choices, labels, options, reuse_choices } = QUESTION_SHAPES[type];
  const questions = Array.from({ length: 10 }, (_, index) => ({
    number: from + index,
    question: `${SENTENCE} (${from + index})`,
    ...(options && { options: CHOICES.slice(0, 4) }),
    answer: labels ? 'TRUE' : answers === 'any' ? ['river', 'the river'] : 'river',
  }));
  return {
    type,
    instruction: `<p>${SENTENCE}</p>`,
    questions,
    ...(choices && { choices: CHOICES }),
    reuse_choices,
  };
}

/** A question of these takes one number. */
const TYPES = QUESTION_TYPES.filter((type) => QUESTION_SHAPES[type].answer === 'text');

test('a key pressed in the editor of a test with 60 questions', async ({ page, admin, signIn }) => {
  const passage = Array.from({ length: 12 }, () => `<p>${SENTENCE.repeat(8)}</p>`);
  const groups = TYPES.map((type, index) => group(type, index * 10 + 1));
  const part = { title: 'Sixty questions', time: 60, part_number: 1, passage, groups };
  const { sections } = await admin.client.call('POST /api/exam/new/:type', {
    params: { type: 'reading' },
    body: { description: part.title, reading: [part] },
  });
  await signIn(page, ADMIN);
  const editor = new EditorPage(page);
  await editor.open('reading', sections[0]?.id);
  await editor.button('Expand all').click();
  await expect(page.getByRole('textbox', { name: /^Text of question/ })).toHaveCount(60);

  const fields = {
    'text of a question': editor.text('Text of question 30'),
    'option of a question': editor.text('Option 1 of question 15'),
    'choice of a group of ten': editor.text('Choice 6').last(),
    title: editor.title(),
    passage: editor.text('Passage'),
  };
  for (const panel of ['Status', 'Live preview']) {
    await page.getByText(panel, { exact: true }).first().click();
    for (const [name, field] of Object.entries(fields)) {
      await field.focus();
      await page.keyboard.press('Control+End');
      report(`${name}, beside the ${panel.toLowerCase()}`, await timeKeystrokes(page, SENTENCE));
    }
  }
});
