import { json, PUBLIC_CONFIG, type Handler } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildDraft, fakeApi, listedProblems } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

async function openSidebar(handlers: Readonly<Record<string, Handler>> = {}) {
  fakeApi({ ...handlers, 'GET /api/exam/list/part/reading': () => json({ sections: [] }) });
  const { user } = renderConsole('/tests');
  const sidebar = await screen.findByRole('navigation', { name: 'Menu' });
  return { user, sidebar: within(sidebar), width: () => sidebar.closest('[class*=AppShell-root]') };
}

it('leads to every screen of the console, and to the learner app [A2-1 A2-2 A2-3 A2-4 A2-5 A2-6 A2-7 A2-8]', async () => {
  const { sidebar } = await openSidebar();
  await waitFor(() =>
    expect(sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/'],
      ['All Tests', '/tests'],
      ['Create reading test', '/create-reading-test'],
      ['Create listening test', '/create-listening-test'],
      ['Create writing test', '/create-writing-test'],
      ['Create speaking test', '/create-speaking-test'],
      ['Bin', '/bin'],
      ['Classes', '/classes'],
      ['User Management', '/users'],
      ['My teaching', '/teaching'],
      ['Results', '/results'],
      ['Problems and keys', '/problems'],
      ['Audit log', '/audit'],
      ['Settings', '/settings'],
      ['User Dashboard', 'https://learn.example.com/practice/reading'],
    ]),
  );
});

it('says Admin User in the sidebar, whoever it is, collapsed too [A1-5]', async () => {
  const { user, sidebar } = await openSidebar();
  expect(sidebar.getByText('Admin User')).toBeTruthy();
  await user.click(sidebar.getByRole('button', { name: 'Collapse the menu' }));
  expect(sidebar.getByText('Admin User')).toBeTruthy();
});

it('has words beside the icons of its header', async () => {
  await openSidebar();
  const header = within(screen.getByRole('banner'));
  expect(header.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Help', 'Devices']);
});

it('collapses to icons that keep their names', async () => {
  const { user, sidebar } = await openSidebar();
  await user.click(sidebar.getByRole('button', { name: 'Collapse the menu' }));
  expect(sidebar.getByRole('link', { name: 'Dashboard' }).textContent).toBe('');
  await user.click(sidebar.getByRole('button', { name: 'Expand the menu' }));
  expect(sidebar.getByRole('link', { name: 'Dashboard' }).textContent).toBe('Dashboard');
});

it('has four groups, and says how much waits behind a link', async () => {
  const counts = { open: 3, fixed: 0, declined: 0 };
  const { sidebar } = await openSidebar({
    'GET /api/draft': () => json({ drafts: [buildDraft()] }),
    'GET /api/problem': () => json(listedProblems([], { counts })),
    'GET /api/key-proposal': () => json({ proposals: [], page: 1, pages: 1, total: 2, unread: 0 }),
  });
  const groups = sidebar
    .getAllByRole('group')
    .map((group) => [group.ariaLabel ?? group.getAttribute('aria-label'), within(group).getAllByRole('link').length]);
  expect(groups).toEqual([
    ['Tests', 7],
    ['Learners', 4],
    ['Quality', 1],
    ['System', 2],
  ]);
  const link = (name: string) => sidebar.getByRole('link', { name });
  await waitFor(() => expect(link('Problems and keys').textContent).toBe('Problems and keys5'));
  const described = (name: string) =>
    document.getElementById(link(name).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described('Problems and keys')).toBe('3 open reports, 2 keys to check');
  expect(described('All Tests')).toBe('1 draft');
  expect(link('Bin').getAttribute('aria-describedby')).toBeNull();
});

it('has Assessing where learners can hand in texts, with the number that waits', async () => {
  const queue = {
    submissions: [],
    counts: { waiting: 2, second_opinion: 1, assessed: 1 },
    page: 1,
    pages: 1,
    total: 3,
  };
  const { sidebar } = await openSidebar({
    'GET /api/config': () => json({ ...PUBLIC_CONFIG, submissions: true }),
    'GET /api/submission/queue': () => json(queue),
  });
  const link = await sidebar.findByRole('link', { name: 'Assessing' });
  expect(link.getAttribute('href')).toBe('/assessing');
  await waitFor(() => expect(link.textContent).toBe('Assessing3'));
});
