import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

it.each([
  ['an administrator', 'a token'],
  ['a user who is signed out', null],
])('opens for %s at the page for the screen in the address', async (_, token) => {
  fakeApi();
  const { user, address } = renderConsole('/help?for=/users', { token });
  expect(await screen.findByRole('heading', { level: 1, name: 'Users from a file' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Users from a file – Bandwise'));
  await user.click(screen.getByRole('link', { name: 'settings' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
  expect(address()).toBe('/help/settings');
});

it('opens from every screen in another tab, so that nothing is left behind', async () => {
  fakeApi();
  renderConsole('/settings');
  const link = await screen.findByRole('link', { name: 'Help (opens in a new tab)' });
  expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual(['_blank', '/help?for=/settings']);
});
