import type { ResultList, ResultRow, SectionResult, SubmissionResult } from '@bandwise/api-contract/admin';
import { json, PUBLIC_CONFIG } from '@bandwise/ui/testing/fake-api.ts';
import { replaceProperty } from '@bandwise/ui/testing/replace-property.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const LAN = { id: `${ID}01`, firstName: 'Lan', lastName: 'Phạm', email: 'lan@example.com' };

const row = (part: Partial<SectionResult> = {}): ResultRow => ({
  kind: 'section',
  id: crypto.randomUUID(),
  learner: LAN,
  section_id: `${ID}51`,
  exam_id: `${ID}0e`,
  skill: 'reading',
  part_number: 2,
  title: 'Herons',
  source: 'marked',
  sitting_id: null,
  seconds: 1140,
  submitted_at: '2026-11-20T10:19:00.000Z',
  marks: 11,
  total: 13,
  ...part,
});

const listed = (results: readonly ResultRow[], part: Partial<ResultList> = {}) =>
  json({
    results,
    of: { section: null, exam: null, learner: null },
    total: results.length,
    has_more: false,
    page: 1,
    pages: 1,
    ...part,
  });

it('tells of each attempt whose it is, of what, how long it took and its marks', async () => {
  fakeApi({
    'GET /api/result': () =>
      listed([row(), row({ learner: null, source: 'reported', sitting_id: `${ID}77`, seconds: null })]),
  });
  renderConsole('/results');
  const [, first, second] = await screen.findAllByRole('row');
  for (const text of ['Lan Phạm', 'lan@example.com', 'Herons', 'Reading, Part 2', '19', '11 / 13'])
    expect(first?.textContent).toContain(text);
  expect(first?.textContent).not.toContain('Reported');
  expect(second?.textContent).toContain('Deleted user');
  expect(second?.textContent).toContain('Reading, Part 2 · Full test');
  expect(second?.textContent).toContain('Reported');
});

it('keeps the search, the filters, the order and the page in the address', async () => {
  const api = fakeApi({ 'GET /api/result': () => listed([row()], { total: 41, page: 2, pages: 3 }) });
  const { user, address } = renderConsole(`/results?exam=${ID}0e&page=2`);
  const asked = () => api.made('GET /api/result').at(-1)?.query;
  await screen.findByText('41 results');
  expect(asked()).toEqual({ kind: 'section', exam: `${ID}0e`, page: '2', sort: 'submitted', order: 'desc' });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(address()).toBe(`/results?exam=${ID}0e&page=3`);
  await user.selectOptions(screen.getByLabelText('Attempts'), 'Best attempt of each learner');
  expect(address()).toBe(`/results?exam=${ID}0e&take=best`);
  await user.type(screen.getByLabelText('From'), '2026-11-02');
  await user.click(screen.getByRole('button', { name: 'Learner' }));
  await user.type(screen.getByLabelText('Search results'), 'lan');
  await waitFor(() =>
    expect(address()).toBe(`/results?exam=${ID}0e&from=2026-11-02&take=best&search=lan&sort=learner`),
  );
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-11-02', take: 'best', search: 'lan', order: 'asc' }));
});

it('says what it is of, and leads back to all results', async () => {
  const section = { id: `${ID}51`, exam_id: `${ID}0e`, skill: 'reading', part_number: 2, title: 'Herons' } as const;
  fakeApi({
    'GET /api/result': ({ query }) =>
      listed([row()], query['section'] ? { of: { section, exam: null, learner: null } } : {}),
  });
  const { user, address } = renderConsole(`/results?section=${ID}51&take=last`);
  expect(await screen.findByRole('heading', { name: 'Results of Herons (Part 2)' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Show all results' }));
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeTruthy();
  expect(address()).toBe('/results');
});

it('tells an empty list from one in which nothing was found', async () => {
  fakeApi({ 'GET /api/result': () => listed([]) });
  const { user } = renderConsole('/results');
  expect(await screen.findByText('No results yet')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Attempts'), 'First attempt of each learner');
  expect(await screen.findByText('No results found')).toBeTruthy();
});

it('says that there are more than were counted [D88]', async () => {
  fakeApi({ 'GET /api/result': () => listed([row()], { total: 10_000, has_more: true, pages: 500 }) });
  renderConsole('/results');
  expect(await screen.findByText('More than 10,000 results')).toBeTruthy();
});

it('saves what the filters find as a file', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:results';
  URL.revokeObjectURL = () => undefined;
  replaceProperty(HTMLAnchorElement.prototype, 'click', {
    value(this: HTMLAnchorElement) {
      saved.push(this.download);
    },
  });
  const api = fakeApi({
    'GET /api/result': () => listed([row()]),
    'GET /api/result.csv': () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }),
  });
  const { user } = renderConsole(`/results?exam=${ID}0e&take=best&page=1`);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^results-\d{4}-\d\d-\d\d\.csv$/)]));
  expect(api.made('GET /api/result.csv')[0]?.query).toEqual({ kind: 'section', exam: `${ID}0e`, take: 'best' });
});

it('leads to the learner and to what was answered, and to whole tests', async () => {
  fakeApi({ 'GET /api/result': () => listed([row({ id: `${ID}a1` })]) });
  const { user, address } = renderConsole('/results');
  const [name] = await screen.findAllByRole('link', { name: 'Lan Phạm' });
  expect(name?.getAttribute('href')).toBe(`/results/learner/${ID}01`);
  expect(screen.getAllByRole('link', { name: 'Herons' })[0]?.getAttribute('href')).toBe(`/results/attempt/${ID}a1`);
  await user.click(screen.getByRole('radio', { name: 'Full tests' }));
  expect(address()).toBe('/results?kind=exam');
});

it('lists what was handed in with its band and assessor, and leads to the assessment', async () => {
  const submission: SubmissionResult = {
    kind: 'submission',
    id: `${ID}f1`,
    learner: LAN,
    exam_id: `${ID}0e`,
    skill: 'writing',
    submitted_at: '2026-11-20T10:19:00.000Z',
    seconds: null,
    section_id: `${ID}51`,
    part_number: 2,
    title: 'Towns',
    sitting_id: `${ID}77`,
    words: 260,
    state: 'assessed',
    band: 6.25,
    bands: null,
    assessor: 'Grace Hopper',
    assessed_at: '2026-11-21T10:19:00.000Z',
  };
  const waiting = { ...submission, id: `${ID}f2`, state: 'handed_in', band: null, assessor: null } as const;
  fakeApi({
    'GET /api/config': () => json({ ...PUBLIC_CONFIG, submissions: true }),
    'GET /api/result': () => listed([submission, waiting]),
  });
  const { user, address } = renderConsole('/results');
  await user.click(await screen.findByRole('radio', { name: 'Handed in' }));
  expect(address()).toBe('/results?kind=submission');
  const [, first, second] = await screen.findAllByRole('row');
  for (const text of ['Towns', 'Writing, Part 2 · Full test', 'Band 6.25', 'Grace Hopper'])
    expect(first?.textContent).toContain(text);
  expect(second?.textContent).toContain('Handed in');
  expect(screen.getAllByRole('link', { name: 'Towns' })[0]?.getAttribute('href')).toBe(`/assessing/${ID}f1`);
});
