import { json } from '@bandwise/ui/testing/fake-api.ts';
import type { FullQuestion } from '@bandwise/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../../testing/build-published.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

/** The editor of a published part with one multiple-choice question, whose key was corrected before. */
function editCorrected(corrected: Pick<FullQuestion, 'also_accepted' | 'void'>) {
  const options = ['Maria', 'Tom', 'Ana'];
  const question = { number: 1, subpart: null, question: 'Who?', options, answers: ['Maria'], ...corrected };
  const group = { paragraph: null, imgContent: null, word_limit: null, reuse_choices: false } as const;
  const groups = [
    { ...group, choices: [], type: 'MCQ' as const, instruction: '', labels: 'TFNG' as const, questions: [question] },
  ];
  const part = buildPublished('reading', { groups });
  fakeApi({ 'GET /api/section/:id': () => json(part), 'GET /api/exam/:id': () => json(buildExam('reading', [part])) });
  return renderConsole(`/create-reading-test/${SECTION}`);
}

const undo = () => screen.getByRole('button', { name: 'Undo last change' });

it('shows that everyone gets the mark, until the author takes that away [D155]', async () => {
  const { user } = editCorrected({ void: true });
  expect(await screen.findByText('Everyone gets this mark, whatever the answer.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark by the key again: question 1' }));
  expect(screen.queryByText(/^Everyone gets this mark/)).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Option 1 of question 1' })),
  );
  await user.click(undo());
  expect(await screen.findByText(/^Everyone gets this mark/)).toBeTruthy();
});

it('shows other accepted answers with their letters, which follow what is typed [D155]', async () => {
  const { user } = editCorrected({ also_accepted: [['Tom'], ['Ana']] });
  expect(await screen.findByText('Also accepted: B Tom')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Option 2 of question 1' }), 'as');
  expect(await screen.findByText('Also accepted: B Tomas')).toBeTruthy();
  await user.click(
    screen.getByRole('button', { name: 'Remove B Tomas from the other accepted answers of question 1' }),
  );
  expect(screen.queryByText(/Tomas$/)).toBeNull();
  expect(screen.getByText('Also accepted: C Ana')).toBeTruthy();
  await user.click(undo());
  expect(await screen.findByText('Also accepted: B Tomas')).toBeTruthy();
});

it('says of an other accepted answer that its option was removed', async () => {
  const { user } = editCorrected({ also_accepted: [['Ana']] });
  expect(await screen.findByText('Also accepted: C Ana')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove option 3 of question 1' }));
  expect(await screen.findByText('Also accepted: Ana (no longer among the choices)')).toBeTruthy();
  expect(await screen.findByText(/has the answer “Ana”, which learners cannot choose/)).toBeTruthy();
});

it('names an other accepted answer whose option was emptied', async () => {
  const { user } = editCorrected({ also_accepted: [['Ana']] });
  await user.clear(await screen.findByRole('textbox', { name: 'Option 3 of question 1' }));
  expect(await screen.findByText('Also accepted: an empty option')).toBeTruthy();
  expect((await screen.findAllByText(/other accepted keys must be/)).length).toBeGreaterThan(0);
});
