import { ROWS_COUNTED, type Problem } from '@bandwise/api-contract/admin';
import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, listedProblems } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { shownToast } from '../../testing/shown-toast.ts';

const LIST = 'GET /api/problem';
const CHANGE = 'PATCH /api/problem/:id';
const ID = '00000000-0000-4000-8000-0000000000';

const problem = (part: Partial<Problem> = {}): Problem => ({
  id: `${ID}b1`,
  state: 'open',
  words: 'The plural is in the text.',
  reply: '',
  revision: 1,
  created_at: '2026-11-20T10:00:00.000Z',
  decided_at: null,
  decided_by: null,
  learner: { id: `${ID}01`, name: 'Lan Phạm', email: 'lan@example.com' },
  attemptID: `${ID}a1`,
  section: { id: `${ID}51`, title: 'Herons', skill: 'reading', part_number: 2, exam: 'Marsh', available: true },
  number: 9,
  label: '9',
  address: '9-1',
  question: { asked: 'Goods reached the ____ (9).', key: 'harbour' },
  now: { asked: 'Goods reached the ____ (9).', key: 'harbour' },
  given: 'harbours',
  open: 1,
  ...part,
});

const open = (...problems: Problem[]) => {
  const api = fakeApi({ [LIST]: () => json(listedProblems(problems)) });
  return { api, ...renderConsole('/problems') };
};

it('shows that there are more of a state than are counted', async () => {
  const counts = { open: 0, fixed: ROWS_COUNTED - 1, declined: ROWS_COUNTED };
  fakeApi({ [LIST]: () => json({ ...listedProblems([]), counts }) });
  renderConsole('/problems');
  for (const name of ['Open (0)', 'Fixed (9,999)', 'Declined (10,000+)'])
    expect(await screen.findByRole('radio', { name })).toBeTruthy();
});

it('shows a report beside its question, the key and the answer, with the ways to what decides it', async () => {
  open(problem({ open: 3, now: { asked: 'Goods reached the ____ (9).', key: 'harbour / port' } }));
  const card = await screen.findByRole('listitem', { name: 'Question 9 of Herons' });
  for (const text of [
    'Marsh, Part 2',
    'The plural is in the text.',
    'Lan Phạm (lan@example.com)',
    '3 open reports about this question',
    'Goods reached the ____ (9).',
    'harbours',
    'Key nowharbour / port',
  ])
    expect(card.textContent).toContain(text);
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Change the key', `/regrade/${ID}51?question=9-1`],
    ['Statistics', `/statistics/section/${ID}51?question=9-1`],
    ['Learner’s attempt', `/results/attempt/${ID}a1`],
    ['All results', `/results?section=${ID}51`],
    ['Edit', `/create-reading-test/${ID}51`],
  ]);
});

it('keeps state, search and page in the address', async () => {
  const api = fakeApi({ [LIST]: () => json(listedProblems([problem()], { pages: 3, total: 41 })) });
  const { user, address } = renderConsole('/problems?page=2');
  const asked = () => api.made(LIST).at(-1)?.query;
  await screen.findByText('The plural is in the text.');
  expect(asked()).toEqual({ state: 'open', search: '', page: '2' });
  await user.click(screen.getByRole('radio', { name: 'Declined (0)' }));
  await waitFor(() => expect(address()).toBe('/problems?state=declined'));
  await user.type(screen.getByLabelText('Search reports'), 'lan');
  await waitFor(() => expect(address()).toBe('/problems?state=declined&search=lan'));
  await waitFor(() => expect(asked()).toEqual({ state: 'declined', search: 'lan', page: '1' }));
});

it('replies: a report is fixed, or declined with a reason', async () => {
  const { api, user } = open(problem());
  api.on(CHANGE, () => json({ success: true, message: 'The report is declined.' }));
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Lan Phạm' }));
  await user.click(dialog.getByRole('radio', { name: 'Declined' }));
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  expect(dialog.getByText('Explain to the learner why you decline the report.')).toBeTruthy();
  expect(api.made(CHANGE)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Reply to the learner/), 'The text has the singular.');
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  expect(await shownToast('The report is declined.')).toBe('Success');
  expect(api.made(CHANGE).map(({ id, body }) => [id, body])).toEqual([
    [`${ID}b1`, { revision: 1, state: 'declined', reply: 'The text has the singular.' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.made(LIST).length).toBeGreaterThan(1);
});

it('keeps the reply where another administrator was first, and shows the report as it is then [D66]', async () => {
  const message = 'This report has been changed. Check it again.';
  const { api, user } = open(problem());
  api.on(CHANGE, () => failure(409, 'version_conflict', message));
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reply to the learner/), 'Thank you.');
  api.on(LIST, () => json(listedProblems([problem({ revision: 2, words: 'In other words.' })])));
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(await dialog.findByText('In other words.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Reply to the learner/).value).toBe('Thank you.');
  api.on(CHANGE, () => json({ success: true, message: 'The report is marked as fixed.' }));
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(api.made(CHANGE).at(-1)?.body).toMatchObject({ revision: 2, state: 'fixed' }));
});

it('says who replied, and opens a report again', async () => {
  const decided = { state: 'fixed', reply: 'Done.', decided_by: null, decided_at: '2026-11-21T10:00:00.000Z' } as const;
  const { api, user } = open(problem(decided));
  api.on(CHANGE, () => json({ success: true, message: 'The report is open again.' }));
  expect((await screen.findByRole('listitem')).textContent).toContain('Replied by a deleted user');
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await shownToast('The report is open again.')).toBe('Success');
  expect(api.made(CHANGE).map(({ body }) => body)).toEqual([{ revision: 1, state: 'open', reply: 'Done.' }]);
});

it('says that there are none', async () => {
  open();
  expect(await screen.findByText('No open reports')).toBeTruthy();
});
