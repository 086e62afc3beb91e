import type { OwnProblem } from '@bandwise/api-contract/learner';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildResult, buildSection, SECTION_ID } from '../../../testing/build-section.ts';
import { failure, fakeApi, json, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const ATTEMPT = '00000000-0000-4000-8000-0000000000a1';
const OWN = 'GET /api/attempt/:id/problem';
const REPORT = 'POST /api/section/:id/problem';
const AT = `/practice/reading/part1/${SECTION_ID}`;
const answers = { '3': 'markets' };
const date = '2026-11-20T10:00:00.000Z';

// The route's files arrive on demand; on a busy machine their first arrival takes longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('../page/attempt-page.tsx'),
    import('../page/marked-screens.ts'),
    import('./problem-report.tsx'),
  ]),
);

const problem = (part: Partial<OwnProblem> = {}): OwnProblem => ({
  id: '00000000-0000-4000-8000-0000000000b1',
  number: 3,
  words: 'The plural is in the text.',
  state: 'open',
  reply: '',
  created_at: date,
  decided_at: null,
  ...part,
});

let api: FakeApi;
beforeEach(() => {
  const attempt = {
    id: ATTEMPT,
    sectionID: SECTION_ID,
    version: 1,
    status: 'submitted',
    started_at: date,
    deadline: date,
    answers,
    revision: 1,
    now: date,
  };
  const result = { ...buildResult(answers), date, attemptID: ATTEMPT };
  api = fakeApi({
    'GET /api/attempt/:id': () => json({ attempt, section: buildSection(), result }),
    [OWN]: () => json({ problems: [] }),
    [REPORT]: ({ body }) => json(problem({ words: (body as { words: string }).words })), // what the form sends
  });
});

/** The card of a question, opened from the results. */
async function openCard(number = 3) {
  const user = renderApp(`${AT}?review=${ATTEMPT}`, { token: 'abc' });
  const table = within(await screen.findByRole('table', { name: 'Your answers and the correct ones' }));
  await user.click(table.getByRole('button', { name: String(number) }));
  const card = within(await screen.findByRole('region', { name: `Question ${number}` }));
  return { user, card };
}

it('sends what is wrong with a question, thanks once and shows what was sent [D66]', async () => {
  const { user, card } = await openCard();
  await user.click(await card.findByRole('button', { name: 'Report a problem' }));
  const field = card.getByRole('textbox', { name: /What is wrong with this question/ });
  expect(document.activeElement).toBe(field);
  await user.type(field, 'The plural is in the text.');
  await user.click(card.getByRole('button', { name: 'Send report' }));
  const thanks = await card.findByText('Thank you. We will review your report and reply here and by email.');
  expect(document.activeElement).toBe(thanks);
  expect(card.queryByRole('textbox')).toBeNull();
  expect(
    within(card.getByRole('list', { name: 'Your reports on this question' })).getAllByRole('listitem'),
  ).toHaveLength(1);
  expect(api.made(REPORT).map(({ id, body }) => [id, body])).toEqual([
    [SECTION_ID, { attemptID: ATTEMPT, number: 3, words: 'The plural is in the text.' }],
  ]);
  expect(api.made(OWN)).toHaveLength(1);
});

it('says what was replied, and reports again', async () => {
  const decided = problem({ state: 'declined', reply: 'The text has the singular.', decided_at: date });
  api.on(OWN, () => json({ problems: [decided, problem({ number: 1, words: 'Of another question.' })] }));
  const { card } = await openCard();
  const item = await card.findByRole('listitem');
  expect(item.textContent).toContain('It was reviewed, and the question was not changed.');
  expect(item.textContent).toContain('Reply: The text has the singular.');
  expect(card.getByRole('button', { name: 'Report a problem' })).toBeTruthy();
});

it('puts an open report in other words', async () => {
  api.on(OWN, () => json({ problems: [problem()] }));
  const { user, card } = await openCard();
  await user.click(await card.findByRole('button', { name: 'Change your report' }));
  const field = card.getByRole<HTMLTextAreaElement>('textbox');
  expect(field.value).toBe('The plural is in the text.');
  await user.click(card.getByRole('button', { name: 'Cancel' }));
  const button = card.getByRole('button', { name: 'Change your report' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('keeps the words and says why where they could not be sent', async () => {
  const message = 'You have reported several problems in a short time. Please try again in 60 seconds.';
  api.on(REPORT, () => failure(429, 'too_many_requests', message));
  const { user, card } = await openCard();
  await user.click(await card.findByRole('button', { name: 'Report a problem' }));
  await user.type(card.getByRole('textbox'), 'No answer fits.');
  await user.click(card.getByRole('button', { name: 'Send report' }));
  expect(await card.findByText(message)).toBeTruthy();
  expect(card.getByRole<HTMLTextAreaElement>('textbox').value).toBe('No answer fits.');
  expect(card.queryByText(/^Thank you/)).toBeNull();
});
