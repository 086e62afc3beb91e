import { json, type Handler } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import {
  buildAssessment,
  buildOpinion,
  buildOpinions,
  buildReleased,
  FOUR_BANDS,
  OTHER_CLAIM,
  OWN_CLAIM,
  SUBMISSION_ID,
} from '../../testing/build-assessment.ts';

const LOAD = 'GET /api/submission/:id/assessment';
const SAVE = 'PUT /api/submission/:id/assessment';
const REQUEST = 'POST /api/submission/:id/second-opinion';
const FINISH = 'POST /api/submission/:id/opinion';
const OTHER_BANDS = { task_response: 5, coherence: 6, vocabulary: 7, grammar: 6 } as const;

const saved: Handler = () => json({ revision: 5, saved_at: '2026-11-28T09:01:00.000Z', claim: OWN_CLAIM });
const both = buildOpinions({
  phase: 'settle',
  first: buildOpinion(),
  second: buildOpinion({ bands: OTHER_BANDS, band: 6, by: 'Grace Hopper', summary: 'Too short.' }),
});

function open(handlers: Readonly<Record<string, Handler>>) {
  const api = fakeApi({ [SAVE]: saved, ...handlers });
  return { api, ...renderConsole(`/assessing/${SUBMISSION_ID}`) };
}

const card = async () => within(await screen.findByRole('region', { name: 'Second opinion' }));

it('asks for a second opinion on the saved draft, which is then finished instead of released', async () => {
  const claimed = buildAssessment({ claim: OWN_CLAIM });
  const draft = { bands: FOUR_BANDS, comments: [], summary: 'Good', by: 'Ada Lovelace', saved_at: claimed.now };
  const { api, user } = open({
    [LOAD]: () => json(claimed),
    [REQUEST]: () => json({ ...claimed, revision: 5, draft, opinions: buildOpinions({ phase: 'first' }) }),
    [FINISH]: () => json(buildAssessment({ may_claim: false, opinions: buildOpinions({ first: buildOpinion() }) })),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Summary' }), 'Good');
  await user.click((await card()).getByRole('button', { name: 'Request a second opinion' }));
  const finish = await screen.findByRole('button', { name: 'Finish opinion' });
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
  expect(api.made(SAVE).map(({ body }) => body)).toMatchObject([{ summary: 'Good' }]);
  await user.click(finish);
  expect(
    await screen.findByText('You have seen the first opinion, so another assessor must give the second one.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Give the second opinion' })).toBeNull();
  expect(api.made(FINISH).map(({ body }) => body)).toEqual([{ revision: 5 }]);
});

it('is given without seeing the first one', async () => {
  const wanted = buildAssessment({ opinions: buildOpinions() });
  const { user } = open({
    [LOAD]: () => json(wanted),
    'POST /api/submission/:id/claim': () => json({ ...wanted, claim: OWN_CLAIM }),
  });
  await user.click(await screen.findByRole('button', { name: 'Give the second opinion' }));
  await screen.findByRole('button', { name: 'Finish opinion' });
  expect((await card()).getByText(/The first one is hidden until yours is finished/)).toBeTruthy();
});

it('shows both opinions with their distance, and begins the final assessment with one of them', async () => {
  const { api, user } = open({ [LOAD]: () => json(buildAssessment({ claim: OWN_CLAIM, opinions: both })) });
  const opinions = await card();
  const rows = Array.from(opinions.getByRole('table').querySelectorAll('tr'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Criterion', 'Ada Lovelace', 'Grace Hopper', 'Difference'],
    ['Task Response', '7', '5', '2'],
    ['Coherence and Cohesion', '6', '6', '0'],
    ['Lexical Resource', '7', '7', '0'],
    ['Grammatical Range and Accuracy', '5', '6', '1'],
    ['Band of the task', '6.25', '6.0', '0.25'],
  ]);
  await user.click(opinions.getByText('Opinion of Grace Hopper'));
  await user.click(opinions.getByRole('button', { name: 'Start from this opinion: Grace Hopper' }));
  await waitFor(() => expect(api.made(SAVE).at(-1)?.body).toMatchObject({ bands: OTHER_BANDS, summary: 'Too short.' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.made(SAVE).at(-1)?.body).toMatchObject({ bands: {}, summary: '' }));
});

it('keeps a released assessment after two opinions', async () => {
  const assessment = buildAssessment({ opinions: both, released: [buildReleased()] });
  const { user } = open({
    [LOAD]: () => json(assessment),
    'POST /api/submission/:id/settle': () => json({ ...assessment, opinions: { ...both, phase: 'settled' } }),
  });
  await screen.findByRole('button', { name: 'Compare both opinions' });
  await user.click((await card()).getByRole('button', { name: 'Keep the released assessment' }));
  expect(await screen.findByText('An administrator has compared these opinions and decided.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Correct this assessment' })).toBeTruthy();
});

it('withdraws the request after a confirmation', async () => {
  const { api, user } = open({
    [LOAD]: () => json(buildAssessment({ may_claim: false, opinions: buildOpinions({ first: buildOpinion() }) })),
    'DELETE /api/submission/:id/second-opinion': () => json(buildAssessment()),
  });
  await user.click((await card()).getByRole('button', { name: 'Withdraw the request' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/A second opinion that was started is deleted/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Withdraw the request' }));
  expect(await screen.findByRole('button', { name: 'Request a second opinion' })).toBeTruthy();
  expect(api.made('DELETE /api/submission/:id/second-opinion')).toHaveLength(1);
});

it('changes nothing while another assessor works on the text', async () => {
  open({ [LOAD]: () => json(buildAssessment({ claim: OTHER_CLAIM, opinions: buildOpinions() })) });
  expect((await card()).queryByRole('button')).toBeNull();
});
