import type { Draft, ExamFindings, ListedExam } from '@bandwise/api-contract/admin';
import { failure, json, PUBLIC_CONFIG } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildDraft, buildListed, buildRow, fakeApi, listed } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

interface Shown {
  readonly reading?: readonly ListedExam[];
  readonly listening?: readonly ListedExam[];
  readonly drafts?: readonly Draft[];
  readonly findings?: ExamFindings['tests'];
  readonly total?: number;
}

function open({ reading = [], listening = [], drafts = [], findings = [], total }: Shown) {
  const api = fakeApi({
    'GET /api/exam': ({ query }) =>
      query['skill'] === 'reading'
        ? json(listed(reading, total === undefined ? {} : { total }))
        : json(listed(listening)),
    'GET /api/draft': () => json({ drafts }),
    'GET /api/exam/findings': () => json({ tests: findings }),
  });
  renderConsole('/');
  return api;
}

const href = (link: HTMLElement) => link.getAttribute('href');

it('counts the reading and the listening tests and lists the five most recent of each [A1-1 A2-13 A2-14 A9-2]', async () => {
  const named = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => buildListed({ title: `${name} ${index + 1}` }));
  open({ reading: named(5, 'Marsh'), listening: named(2, 'Ferry'), total: 7 });
  expect(await screen.findByText('7')).toBeTruthy();
  expect(await screen.findByText('2')).toBeTruthy();
  expect(screen.getAllByText(/^Marsh/).map((text) => text.textContent)).toEqual([
    'Marsh 1',
    'Marsh 2',
    'Marsh 3',
    'Marsh 4',
    'Marsh 5',
  ]);
  expect(screen.getAllByText(/^Ferry/)).toHaveLength(2);
});

it('counts a test of several parts once [D46]', async () => {
  const [part] = buildListed().parts;
  if (!part) throw new Error('A test has a part');
  open({ reading: [buildListed({ title: 'Marsh', parts: [part, part, part] })] });
  expect(await screen.findByText('3 parts')).toBeTruthy();
  expect(screen.getByText('1')).toBeTruthy();
});

it('says what needs attention: what was not published when it was due, then drafts [D46]', async () => {
  const draft = buildDraft({ title: 'Saltings' });
  const refused = { at: '2026-11-02T08:00:00.000Z', message: 'Question 3 has no answer.', issues: [] };
  const id = (end: number) => draft.id.replace('d1', `d${end}`);
  open({
    drafts: [
      draft,
      { ...draft, id: id(2), exam_id: draft.id, title: '' },
      { ...draft, id: id(3), skill: 'writing', title: 'Ferry', failure: refused },
      { ...draft, id: id(4) },
      { ...draft, id: id(5) },
      { ...draft, id: id(6) },
      { ...draft, id: id(7) },
    ],
  });
  await screen.findByRole('heading', { name: 'Needs attention' });
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines.slice(0, 3)).toEqual([
    '“Ferry” was not published at its scheduled time.OpenQuestion 3 has no answer.',
    '“Saltings” is a draft.Open',
    '“Untitled test” has unpublished changes.Open',
  ]);
  expect(screen.getByText('And 2 more.')).toBeTruthy();
  expect(href(screen.getByRole('link', { name: 'Open: Writing, Ferry' }))).toBe(`/create-writing-test?draft=${id(3)}`);
});

it('counts the tests with findings of each skill, and leads to them [D46]', async () => {
  const api = open({
    findings: [
      { skill: 'reading', count: 3 },
      { skill: 'writing', count: 1 },
    ],
  });
  await screen.findByRole('heading', { name: 'Needs attention' });
  await screen.findByText('The publish check has findings for 3 reading tests.');
  expect(screen.getByText('The publish check has findings for 1 writing test.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Show reading tests with findings' });
  expect(href(link)).toBe('/tests?type=reading&view=tests&state=findings');
  await userEvent.click(link);
  await waitFor(() => expect(api.made('GET /api/exam').at(-1)?.query).toMatchObject({ findings: 'some' }));
});

it('opens changes of a published test at its address, and says when drafts do not arrive', async () => {
  const api = open({ drafts: [] });
  api.on('GET /api/draft', () => failure(500, 'internal', 'Server error'));
  const row = buildRow({ title: 'Marsh' });
  api.on('GET /api/exam/list/part/reading', () => json({ sections: [row] }));
  expect(await screen.findByText('The drafts could not be loaded.')).toBeTruthy();
  api.on('GET /api/draft', () => json({ drafts: [buildDraft({ exam_id: row.exam_id })] }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const link = await screen.findByRole('link', { name: 'Open: Reading, Marsh' });
  await waitFor(() => expect(href(link)).toBe(`/create-reading-test/${row.id}`));
});

it('has no such box where nothing waits', async () => {
  open({});
  await screen.findByText('No reading tests created yet');
  expect(screen.queryByText('Needs attention')).toBeNull();
});

it('leads to the editors and to all tests of a skill [A2-15 A2-16]', async () => {
  const marsh = buildListed({ title: 'Marsh' });
  const ferry = buildListed({ title: 'Ferry' });
  open({ reading: [marsh], listening: [ferry] });
  expect(href(await screen.findByRole('link', { name: 'Edit Marsh' }))).toBe(
    `/create-reading-test/${marsh.parts[0]?.id}`,
  );
  expect(href(await screen.findByRole('link', { name: 'Edit Ferry' }))).toBe(
    `/create-listening-test/${ferry.parts[0]?.id}`,
  );
  expect(screen.getAllByText('View All').map(href)).toEqual(['/tests?type=reading', '/tests?type=listening']);
});

it('says that there are none yet, and offers to create the first [A2-17 A2-18]', async () => {
  open({});
  await screen.findByText('No reading tests created yet');
  await screen.findByText('No listening tests created yet');
  const main = within(screen.getByRole('main'));
  expect(href(main.getByRole('link', { name: 'Create reading test' }))).toBe('/create-reading-test');
  expect(href(main.getByRole('link', { name: 'Create listening test' }))).toBe('/create-listening-test');
});

it('says how many reports of learners are open, and leads to them', async () => {
  const api = open({});
  api.on('GET /api/problem', () =>
    json({ problems: [], counts: { open: 2, fixed: 0, declined: 0 }, page: 1, pages: 1, total: 2 }),
  );
  expect(await screen.findByText('2 problem reports are open.')).toBeTruthy();
  expect(href(screen.getByRole('link', { name: 'Show open reports' }))).toBe('/problems');
});

it('says how many submissions are waiting, and leads to them', async () => {
  const api = open({});
  const queue = {
    submissions: [],
    counts: { waiting: 1, second_opinion: 2, assessed: 0 },
    page: 1,
    pages: 1,
    total: 1,
  };
  api.on('GET /api/config', () => json({ ...PUBLIC_CONFIG, submissions: true }));
  api.on('GET /api/submission/queue', () => json(queue));
  expect(await screen.findByText('1 submission is waiting to be assessed.')).toBeTruthy();
  expect(href(screen.getByRole('link', { name: 'Show submissions to assess' }))).toBe('/assessing');
  expect(screen.getByText('2 submissions need a second opinion, or a comparison of two opinions.')).toBeTruthy();
  expect(href(screen.getByRole('link', { name: 'Show second opinions' }))).toBe('/assessing?state=second_opinion');
});
