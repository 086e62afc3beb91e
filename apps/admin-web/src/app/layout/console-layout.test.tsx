import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

async function openSidebar() {
  fakeApi({ 'GET /api/exam/list/part/reading': () => json({ sections: [] }) });
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
      ['User Management', '/users'],
      ['Results', '/results'],
      ['Problems', '/problems'],
      ['Keys', '/keys'],
      ['Audit log', '/audit'],
      ['Bin', '/bin'],
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

it('collapses to icons that keep their names', async () => {
  const { user, sidebar } = await openSidebar();
  await user.click(sidebar.getByRole('button', { name: 'Collapse the menu' }));
  expect(sidebar.getByRole('link', { name: 'Dashboard' }).textContent).toBe('');
  await user.click(sidebar.getByRole('button', { name: 'Expand the menu' }));
  expect(sidebar.getByRole('link', { name: 'Dashboard' }).textContent).toBe('Dashboard');
});
