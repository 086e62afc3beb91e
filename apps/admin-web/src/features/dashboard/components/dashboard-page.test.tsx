import type { AdminSectionListRow } from '@bandwise/api-contract/admin';
import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildRow, fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

function open(reading: readonly AdminSectionListRow[], listening: readonly AdminSectionListRow[] = []) {
  fakeApi({
    'GET /api/exam/list/part/reading': () => json({ sections: reading }),
    'GET /api/exam/list/part/listening': () => json({ sections: listening }),
  });
  renderConsole('/');
}

const href = (link: HTMLElement) => link.getAttribute('href');

it('counts the reading and the listening tests and lists the five most recent of each', async () => {
  const titles = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => buildRow({ title: `${name} ${index + 1}` }));
  open(titles(7, 'Marsh'), titles(2, 'Ferry'));
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

it('leads to the editors and to all tests of a skill', async () => {
  const marsh = buildRow({ title: 'Marsh' });
  const ferry = buildRow({ title: 'Ferry' });
  open([marsh], [ferry]);
  expect(href(await screen.findByRole('link', { name: 'Edit Marsh' }))).toBe(`/create-reading-test/${marsh.id}`);
  expect(href(await screen.findByRole('link', { name: 'Edit Ferry' }))).toBe(`/create-listening-test/${ferry.id}`);
  expect(screen.getAllByText('View All').map(href)).toEqual(['/tests?type=reading', '/tests?type=listening']);
});

it('says that there are none yet, and offers to create the first', async () => {
  open([], []);
  await screen.findByText('No reading tests created yet');
  await screen.findByText('No listening tests created yet');
  const main = within(screen.getByRole('main'));
  expect(href(main.getByRole('link', { name: 'Create reading test' }))).toBe('/create-reading-test');
  expect(href(main.getByRole('link', { name: 'Create listening test' }))).toBe('/create-listening-test');
});
