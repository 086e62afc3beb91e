import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { toJson } from '../../model/exam-file/to-payload.ts';
import { fromExamFile } from '../../model/exam-file/from-exam.ts';
import { newExam } from '../../model/form/new-exam.ts';
import { checkExam } from '../../model/findings/check-exam.ts';
import { parseExam } from '@bandwise/domain';

const FILE = {
  speaking: [
    {
      title: 'Streets',
      examContent: '<p>Your street.</p>',
      prompts: [
        { text: '<p>Where do you live?</p>' },
        { text: '<p>Do you like it?</p>', answer: 25, audio_url: '/api/media/00000000-0000-4000-8000-0000000000a1' },
      ],
    },
  ],
};

function formOf(file: unknown) {
  const parsed = parseExam(file, { skill: 'speaking' });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return fromExamFile(parsed.value, newExam('speaking'));
}

it('keeps the prompts of an exam file through the editor', () => {
  const written: { speaking: { prompts: object[] }[] } = JSON.parse(toJson(formOf(FILE)));
  expect(written.speaking[0]?.prompts).toEqual([
    { text: '<p>Where do you live?</p>', part: 1, prepare: 0, answer: 30 },
    {
      text: '<p>Do you like it?</p>',
      part: 1,
      prepare: 0,
      answer: 25,
      audio_url: '/api/media/00000000-0000-4000-8000-0000000000a1',
    },
  ]);
});

it('names what is wrong with a prompt, at the list of prompts', () => {
  const form = formOf(FILE);
  const [part] = form.parts;
  if (!part?.prompts) throw new Error('The form has no prompts');
  const [first, second] = part.prompts;
  const bad = [
    { ...first, text: '' },
    { ...second, answer: 1000 },
  ] as typeof part.prompts;
  const findings = checkExam({ ...form, parts: [{ ...part, prompts: bad }, ...form.parts.slice(1)] });
  expect(findings.filter(({ field }) => field === 'prompts').map(({ message }) => message)).toEqual([
    'Prompt 1: Text is required',
    'Prompt 2: Seconds to answer must be a whole number from 5 to 900',
  ]);
});

it('adds, changes, moves and removes prompts, each a step that can be undone [D182]', async () => {
  fakeApi();
  const { user } = renderConsole('/create-speaking-test');
  const card = within(await screen.findByRole('region', { name: 'Prompts' }));
  const add = () => user.click(card.getByRole('button', { name: 'Add a prompt' }));
  await add();
  const first = within(card.getByRole('listitem', { name: 'Prompt 1' }));
  await user.type(first.getByRole('textbox', { name: 'Seconds to answer' }), '25');
  await add();
  const second = within(card.getByRole('listitem', { name: 'Prompt 2' }));
  await user.selectOptions(second.getByRole('combobox', { name: 'Part' }), 'Part 2');
  const summaries = () => card.getAllByRole('listitem').map((item) => within(item).getByText(/^Part \d, /).textContent);
  const FIRST = 'Part 1, 0 seconds to prepare, 25 seconds to answer';
  const SECOND = 'Part 2, 60 seconds to prepare, 120 seconds to answer';
  expect(summaries()).toEqual([FIRST, SECOND]);
  await user.click(card.getByRole('button', { name: 'Move Prompt 2 up' }));
  expect(summaries()).toEqual([SECOND, FIRST]);
  await user.click(card.getByRole('button', { name: 'Delete Prompt 1' }));
  expect(summaries()).toEqual([FIRST]);
  await user.click(screen.getByRole('button', { name: 'Undo last change' }));
  await waitFor(() => expect(summaries()).toEqual([SECOND, FIRST]));
  await user.click(screen.getByRole('button', { name: 'Undo last change' }));
  await waitFor(() => expect(summaries()).toEqual([FIRST, SECOND]));
});
