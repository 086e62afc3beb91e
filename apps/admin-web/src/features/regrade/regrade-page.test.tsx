import type { EditSection, Regrade, RegradeSummary } from '@bandwise/api-contract/admin';
import { buildGroup, buildQuestion } from '@bandwise/domain/testing';
import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const ID = '7f3c1d1e-8a54-4b6c-9d2f-000000000001';

const SECTION = {
  id: ID,
  exam_id: ID,
  version: 1,
  skill: 'reading',
  title: 'The Canal',
  time: 20,
  part_number: 1,
  questions_count: 1,
  created_at: '2026-11-22T10:00:00.000Z',
  revision: 1,
  locked: false,
  password: null,
  passage: ['<p>The harbour</p>'],
  examContent: [],
  groups: [
    buildGroup('FILL_BLANKS', {
      questions: [buildQuestion({ number: 5, question: 'Goods reached the', answers: ['harbour'] })],
    }),
  ],
  audio_url: null,
  explanation: '',
} as unknown as EditSection; // its groups are not read-only

const SAID: Regrade = {
  id: null,
  section_id: ID,
  exam_id: ID,
  title: 'The Canal',
  skill: 'reading',
  part_number: 1,
  question: '5',
  answers_before: ['harbour'],
  answers_after: ['harbour', 'dock'],
  others_before: [],
  others_after: [],
  void_before: false,
  void_after: false,
  reason: '',
  made_at: '2026-11-22T10:00:00.000Z',
  made_by: 'Ada',
  version_before: 1,
  version_after: 2,
  sums: {
    examined: 3,
    left_out: 0,
    under_way: 0,
    gained: 1,
    lost: 0,
    reworded: 0,
    learners_gaining: 1,
    learners_losing: 0,
    bands: [{ from: 6, to: 6.5, exams: 1 }],
  },
  undone: null,
  may_undo: false,
  rows: [
    {
      attempt_id: ID,
      learner: { id: ID, name: 'Lan Pham' },
      version: 1,
      submitted_at: '2026-11-22T10:00:00.000Z',
      given: ['dock'],
      marks_before: 8,
      marks_after: 9,
      total: 9,
      bands: null,
    },
  ],
  page: 1,
  pages: 1,
};

it('puts the accepted answer into the key, says what changes, and changes it once there is a reason [D65]', async () => {
  const api = fakeApi({
    'GET /api/section/:id': () => json(SECTION),
    'GET /api/regrade': () => json({ regrades: [], page: 1, pages: 1, total: 0 }),
    'POST /api/section/:id/regrade': () => json(SAID),
  });
  const { user } = renderConsole(`/regrade/${ID}?question=5&accept=dock`);
  const key = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Key/ });
  expect(key.value).toBe('harbour\ndock');
  await user.click(screen.getByRole('button', { name: 'Preview changes' }));
  expect(await screen.findByText('1 result gains marks (1 learner)')).toBeTruthy();
  expect(screen.getByText('Band 6.0 becomes 6.5 in 1 full test.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Preview of changes' }));
  const reason = screen.getByRole('textbox', { name: /^Reason/ });
  const isBefore = reason.compareDocumentPosition(screen.getByText('Lan Pham')) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore).toBeTruthy();
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Change key and results' });
  expect(confirm.disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Both.');
  await user.click(confirm);
  expect(await screen.findByText('Key corrected')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Key corrected');
  expect(api.made('POST /api/section/:id/regrade').map(({ body }) => body)).toEqual([
    { question: '5', answers: ['harbour', 'dock'], keepsOld: false, version: 1, dryRun: true },
    { question: '5', answers: ['harbour', 'dock'], keepsOld: false, version: 1, reason: 'Both.' },
  ]);
});

it('gives everyone the mark, or accepts the earlier key as well [D121]', async () => {
  const api = fakeApi({
    'GET /api/section/:id': () => json(SECTION),
    'GET /api/regrade': () => json({ regrades: [], page: 1, pages: 1, total: 0 }),
    'POST /api/section/:id/regrade': () => json(SAID),
  });
  const { user } = renderConsole(`/regrade/${ID}?question=5`);
  await user.click(await screen.findByRole('radio', { name: 'Accept the earlier key as well' }));
  await user.clear(screen.getByRole('textbox', { name: /^Key/ }));
  await user.type(screen.getByRole('textbox', { name: /^Key/ }), 'dock');
  await user.click(screen.getByRole('button', { name: 'Preview changes' }));
  expect(await screen.findByText('1 result gains marks (1 learner)')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Give everyone the mark' }));
  expect(screen.queryByText('1 result gains marks (1 learner)')).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Key/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Preview changes' }));
  expect(await screen.findByText('1 result gains marks (1 learner)')).toBeTruthy();
  expect(api.made('POST /api/section/:id/regrade').map(({ body }) => body)).toEqual([
    { question: '5', answers: ['dock'], keepsOld: true, version: 1, dryRun: true },
    { question: '5', void: true, version: 1, dryRun: true },
  ]);
});

it.each([
  ['MULTI', 'checkbox', 'C — ash'],
  ['MCQ', 'option', 'C — ash'],
] as const)('shows the letters of the options of %s [D158]', async (type, role, name) => {
  const [group] = SECTION.groups;
  const questions = [
    buildQuestion({ number: 5, question: 'Which?', options: ['oak', 'elm', 'ash'], answers: ['oak'] }),
  ];
  fakeApi({
    'GET /api/section/:id': () => json({ ...SECTION, groups: [{ ...group, type, questions }] }),
    'GET /api/regrade': () => json({ regrades: [], page: 1, pages: 1, total: 0 }),
  });
  renderConsole(`/regrade/${ID}?question=5`);
  expect(await screen.findByRole(role, { name })).toBeTruthy();
});

it('says of a change in the past that everyone gets the mark', async () => {
  fakeApi({
    'GET /api/section/:id': () => json(SECTION),
    'GET /api/regrade': () => json({ regrades: [{ ...PAST, void_after: true }], page: 1, pages: 1, total: 1 }),
  });
  renderConsole(`/regrade/${ID}?question=5`);
  const change = await screen.findByRole('listitem', { name: 'Question 5' });
  expect(within(change).getByText('Everyone gets the mark.')).toBeTruthy();
});

const { rows: _rows, page: _page, pages: _pages, ...FRAME } = SAID;
const PAST: RegradeSummary = { ...FRAME, id: ID, reason: 'Both are in the passage.', may_undo: true };

it('shows what was changed, by whom and why, and undoes the last change with its reason [D65 D70]', async () => {
  let past = PAST;
  const api = fakeApi({
    'GET /api/section/:id': () => json(SECTION),
    'GET /api/regrade': () => json({ regrades: [past], page: 1, pages: 1, total: 1 }),
    'POST /api/regrade/:id/undo': () => json({ ...SAID, id: ID }),
  });
  const { user } = renderConsole(`/regrade/${ID}?question=5`);
  const change = await screen.findByRole('listitem', { name: 'Question 5' });
  expect(within(change).getByText('Both are in the passage.')).toBeTruthy();
  expect(within(change).getByText(/^Changed by Ada, /)).toBeTruthy();
  expect(within(change).getByText('dock').tagName).toBe('INS');
  await user.click(within(change).getByRole('button', { name: 'Undo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo this key change?' });
  await user.type(within(dialog).getByRole('textbox'), 'Only one is.');
  past = { ...PAST, may_undo: false, undone: { at: PAST.made_at, by: 'Ada', reason: 'Only one is.' } };
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Undone by Ada, .*: Only one is\.$/)).toBeTruthy();
  expect(within(change).queryByRole('button', { name: 'Undo' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(within(change).getByRole('heading'));
  expect(api.made('POST /api/regrade/:id/undo').map(({ id, body }) => [id, body])).toEqual([
    [ID, { reason: 'Only one is.' }],
  ]);
});

it('reads the part again where somebody has changed it in the meantime [D65]', async () => {
  let version = 1;
  const api = fakeApi({
    'GET /api/section/:id': () => json({ ...SECTION, version }),
    'GET /api/regrade': () => json({ regrades: [], page: 1, pages: 1, total: 0 }),
    'POST /api/section/:id/regrade': () => failure(409, 'version_conflict', 'Someone else has changed this test.'),
  });
  const { user } = renderConsole(`/regrade/${ID}?question=5`);
  await user.click(await screen.findByRole('button', { name: 'Preview changes' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Someone else has changed this test.');
  version = 2;
  await user.click(screen.getByRole('button', { name: 'Reload part' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  api.on('POST /api/section/:id/regrade', () => json(SAID));
  await user.click(await screen.findByRole('button', { name: 'Preview changes' }));
  expect(await screen.findByText('1 result gains marks (1 learner)')).toBeTruthy();
  expect(api.made('POST /api/section/:id/regrade').at(-1)?.body).toMatchObject({ version: 2 });
});

it('leads back to the tests, to the results and to the editor of the part', async () => {
  fakeApi({
    'GET /api/section/:id': () => json(SECTION),
    'GET /api/regrade': () => json({ regrades: [], page: 1, pages: 1, total: 0 }),
  });
  renderConsole(`/regrade/${ID}?question=5`);
  const address = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await address('Back to the list')).toBe('/tests?type=reading');
  expect(await address('Results of this part')).toBe(`/results?section=${ID}`);
  expect(await address('Edit this part')).toBe(`/create-reading-test/${ID}`);
});

it('says of a part that does not exist that it does not, and leads to the tests [D70]', async () => {
  fakeApi({ 'GET /api/section/:id': () => failure(404, 'not_found', 'Gone') });
  renderConsole(`/regrade/${ID}`);
  expect(await screen.findByText('This part no longer exists.')).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'All Tests' }).getAttribute('href')).toMatch(/\/tests$/);
  expect(screen.queryByText('Earlier key changes in this part')).toBeNull();
});

it('offers every question of the part where none is named, and shows a blank as a blank', async () => {
  const group = buildGroup('FILL_BLANKS', {
    paragraph: '<p>Goods reached the {5} by {6}.</p>',
    questions: [5, 6].map((number) => buildQuestion({ number, question: '', answers: ['harbour'] })),
  });
  fakeApi({
    'GET /api/section/:id': () => json({ ...SECTION, groups: [group] }),
    'GET /api/regrade': () => json({ regrades: [], page: 1, pages: 1, total: 0 }),
  });
  const { user } = renderConsole(`/regrade/${ID}`);
  const list = await screen.findByRole('combobox', { name: 'Question' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a question', '5: Goods reached the ____ by ….', '6: Goods reached the … by ____.']);
  await user.selectOptions(list, '6');
  expect(await screen.findByText('Goods reached the … by ____.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Correct the key of question 6');
});

it('says that a change can concern all numbers whose answers may come in any order [D156]', async () => {
  const questions = [5, 6].map((number) => buildQuestion({ number, question: 'Name one.', answers: [`a${number}`] }));
  const groups = [buildGroup('FILL_BLANKS', { questions, any_order: [[5, 6]] })];
  fakeApi({
    'GET /api/section/:id': () => json({ ...SECTION, groups }),
    'GET /api/regrade': () => json({ regrades: [], page: 1, pages: 1, total: 0 }),
  });
  renderConsole(`/regrade/${ID}?question=6`);
  expect(await screen.findByText(/answers of questions 5, 6 may come in any order/)).toBeTruthy();
});
