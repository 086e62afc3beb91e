import { failure, json, type Handler } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { buildAssessment, OWN_CLAIM, SUBMISSION_ID } from '../../testing/build-assessment.ts';

const SAVE = 'PUT /api/submission/:id/assessment';
const STORE = 'PUT /api/assessor/remark/:id';
const TENSE = { id: '00000000-0000-4000-8000-0000000000f1', text: 'Check the tense.' };
const REASON = { id: '00000000-0000-4000-8000-0000000000f2', text: 'Name a reason.' };

const saved: Handler = ({ body }) => {
  const { revision } = body as { revision: number };
  return json({ revision: revision + 1, saved_at: '2026-11-28T09:01:00.000Z', claim: OWN_CLAIM });
};

/** Opens a new comment at the first word. */
async function openComment(handlers: Readonly<Record<string, Handler>>) {
  const claimed = buildAssessment({ claim: OWN_CLAIM });
  const api = fakeApi({ 'GET /api/submission/:id/assessment': () => json(claimed), [SAVE]: saved, ...handlers });
  const { user } = renderConsole(`/assessing/${SUBMISSION_ID}`);
  (await screen.findByRole('application')).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  const comment = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
  return { api, user, comment };
}

it('saves the words of a comment as a remark', async () => {
  const { api, user, comment } = await openComment({
    [STORE]: () => json({ remarks: [TENSE], daily_mail: false }),
  });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save as a remark' });
  expect(save.disabled).toBe(true);
  await user.type(comment, 'Check the tense. ');
  await user.click(save);
  expect(await screen.findByText('Saved as a remark')).toBeTruthy();
  expect(api.made(STORE).map(({ body }) => body)).toEqual([{ text: 'Check the tense.' }]);
});

it('finds a remark, adds it to the comment, and deletes another with an undo', async () => {
  const { api, user, comment } = await openComment({
    'GET /api/assessor': () => json({ remarks: [TENSE, REASON], daily_mail: false }),
    'DELETE /api/assessor/remark/:id': () => json({ remarks: [REASON], daily_mail: false }),
    [STORE]: () => json({ remarks: [TENSE, REASON], daily_mail: false }),
  });
  await user.type(comment, 'Good start.');
  const choose = screen.getByRole('button', { name: 'Choose a remark' });
  await user.click(choose);
  await user.type(await screen.findByRole('textbox', { name: 'Search remarks' }), 'REASON');
  const list = screen.getByRole('list', { name: 'Your remarks' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: REASON.text }));
  expect(comment.value).toBe('Good start.\nName a reason.');
  expect(document.activeElement).toBe(comment);
  await waitFor(() => expect(api.made(SAVE).at(-1)?.body).toMatchObject({ comments: [{ text: comment.value }] }));

  await user.click(choose);
  await user.click(await screen.findByRole('button', { name: `Delete the remark “${TENSE.text}”` }));
  await waitFor(() => expect(screen.queryByRole('button', { name: TENSE.text })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: TENSE.text })).toBeTruthy();
});

it('says what is wrong: no remarks, no match, too many', async () => {
  const { api, user, comment } = await openComment({
    'GET /api/assessor': () => json({ remarks: [], daily_mail: false }),
    [STORE]: () => failure(422, 'validation_failed', 'You have 100 remarks. Delete one before you save another.'),
  });
  await user.click(screen.getByRole('button', { name: 'Choose a remark' }));
  expect(await screen.findByText('No remarks yet')).toBeTruthy();
  await user.type(comment, 'One more');
  await user.click(screen.getByRole('button', { name: 'Save as a remark' }));
  expect(await screen.findByText('You have 100 remarks. Delete one before you save another.')).toBeTruthy();
  expect(api.made(STORE)).toHaveLength(1);
});
