import type { Draft, ListedExam } from '@bandwise/api-contract/admin';
import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildListed, fakeApi, listed } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

interface Shown {
  readonly reading?: readonly ListedExam[];
  readonly listening?: readonly ListedExam[];
  readonly drafts?: readonly Draft[];
  readonly total?: number;
}

function open({ reading = [], listening = [], drafts = [], total }: Shown) {
  fakeApi({
    'GET /api/exam': ({ query }) =>
      query['skill'] === 'reading'
        ? json(listed(reading, total === undefined ? {} : { total }))
        : json(listed(listening)),
    'GET /api/draft': () => json({ drafts }),
  });
  renderConsole('/');
}

const href = (link: HTMLElement) => link.getAttribute('href');

it('counts the reading and the listening tests and lists the five most recent of each', async () => {
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

it('counts a test of several parts once', async () => {
  const [part] = buildListed().parts;
  if (!part) throw new Error('A test has a part');
  open({ reading: [buildListed({ title: 'Marsh', parts: [part, part, part] })] });
  expect(await screen.findByText('3 parts')).toBeTruthy();
  expect(screen.getByText('1')).toBeTruthy();
});

it('says what needs attention: what was not published when it was due, then drafts', async () => {
  const draft: Draft = {
    id: '00000000-0000-4000-8000-0000000000d1',
    exam_id: null,
    skill: 'reading',
    title: 'Saltings',
    revision: 1,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-01T08:00:00.000Z',
    updated_by: null,
    editors: [],
    schedule: null,
    failure: null,
  };
  const failure = { at: '2026-11-02T08:00:00.000Z', message: 'Question 3 has no answer.', issues: [] };
  const id = (end: number) => draft.id.replace('d1', `d${end}`);
  open({
    drafts: [
      draft,
      { ...draft, id: id(2), exam_id: draft.id, title: '' },
      { ...draft, id: id(3), skill: 'writing', title: 'Ferry', failure },
      { ...draft, id: id(4) },
      { ...draft, id: id(5) },
      { ...draft, id: id(6) },
      { ...draft, id: id(7) },
    ],
  });
  await screen.findByRole('heading', { name: 'Needs attention' });
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines.slice(0, 3)).toEqual([
    '“Ferry” could not be published when it was due.Open the listQuestion 3 has no answer.',
    '“Saltings” is a draft that is not published.Open the list',
    '“Untitled test” has changes that are not published.Open the list',
  ]);
  expect(screen.getByText('And 2 more.')).toBeTruthy();
  expect(href(screen.getByRole('link', { name: 'Open the list: Writing, Ferry' }))).toBe('/tests?type=writing');
});

it('has no such box where nothing waits', async () => {
  open({});
  await screen.findByText('No reading tests created yet');
  expect(screen.queryByText('Needs attention')).toBeNull();
});

it('leads to the editors and to all tests of a skill', async () => {
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

it('says that there are none yet, and offers to create the first', async () => {
  open({});
  await screen.findByText('No reading tests created yet');
  await screen.findByText('No listening tests created yet');
  const main = within(screen.getByRole('main'));
  expect(href(main.getByRole('link', { name: 'Create reading test' }))).toBe('/create-reading-test');
  expect(href(main.getByRole('link', { name: 'Create listening test' }))).toBe('/create-listening-test');
});
