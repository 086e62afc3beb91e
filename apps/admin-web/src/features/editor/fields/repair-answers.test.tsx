import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MarkingProfile } from '@bandwise/domain';
import { json, PUBLIC_CONFIG } from '@bandwise/ui/testing/fake-api.ts';
import { buildExam, buildPublished, SECTION } from '../../../testing/build-published.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const answersOf = (question: number) =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Accepted answer \\d+ of question ${question}$`) })
    .map(({ value }) => value);
const status = () => within(screen.getByRole('region', { name: 'Validation Status' }));

const edit = (...keys: readonly string[]) => editMarkedBy('ielts', ...keys);

async function editMarkedBy(markingProfile: MarkingProfile, ...keys: readonly string[]) {
  const questions = keys.map((key, at) => ({
    number: at + 1,
    subpart: null,
    question: 'It is',
    options: [],
    answers: [key],
  }));
  const [group] = buildPublished('reading').groups;
  const groups = group === undefined ? [] : [{ ...group, type: 'FILL_BLANKS' as const, questions }];
  const section = buildPublished('reading', { groups });
  fakeApi({
    'GET /api/section/:id': () => json(section),
    'GET /api/exam/:id': () => json(buildExam('reading', [section])),
    'GET /api/config': () => json({ ...PUBLIC_CONFIG, markingProfile, learnerWebUrl: 'https://learn.example.com' }),
  });
  const { user } = renderConsole(`/create-reading-test/${SECTION}`);
  await screen.findByRole('button', { name: 'Update Test' });
  return user;
}

it('corrects an answer that none can match with one click beside it', async () => {
  const user = await edit('an/the operator');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Correct: Question 1 / })).toHaveLength(2));
  const group = within(screen.getByRole('group', { name: 'Accepted answers' }));
  await user.click(group.getByRole('button', { name: /^Correct: Question 1 / }));
  expect(answersOf(1)).toEqual(['an operator', 'the operator']);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Correct:/ })).toBeNull());
});

it('corrects all of them from the list of findings, and takes it back', async () => {
  const user = await edit('8/eight', 'river (not stream)', '???');
  await user.click(await status().findByRole('button', { name: 'Correct all 3 answers' }));
  expect([1, 2, 3].map(answersOf)).toEqual([['8', 'eight'], ['river'], ['']]);
  await user.click(screen.getByRole('button', { name: 'Undo last change' }));
  expect(answersOf(3)).toEqual(['???']);
});

it('says beside a key how it is written out where the test is marked as written [D159]', async () => {
  await editMarkedBy('spec', '(the) market');
  const words =
    'This test uses the marking “As written”, so the key of question 1 becomes separate answers: “market”, “the market”';
  expect(await within(screen.getByRole('group', { name: 'Accepted answers' })).findByText(words)).toBeTruthy();
  expect(status().getByRole('button', { name: words })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Correct:/ })).toBeNull();
});
