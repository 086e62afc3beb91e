import { ANTI_FORGERY, failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderConsole } from '../testing/render-console.tsx';

it.each(['/', '/tests', '/users', '/create-reading-test'])(
  'shows the sign-in screen at %s to who is signed out, and stays there [L2-12 A2-11]',
  async (at) => {
    const api = fakeApi();
    const { address } = renderConsole(at, { token: null });
    expect(await screen.findByRole('heading', { name: 'Administrator sign-in' })).toBeTruthy();
    expect(address()).toBe(at);
    expect(new Set(api.calls.map(({ key }) => key))).toEqual(new Set(['GET /api/config', 'GET /api/setup']));
  },
);

it('says why a session has ended where the administrator signs in again, at the same address', async () => {
  const message = 'This account is disabled.';
  fakeApi({ 'GET /api/users': () => failure(401, 'account_disabled', message) });
  const { address } = renderConsole('/users');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole('heading', { name: 'Administrator sign-in' })).toBeTruthy();
  expect(address()).toBe('/users');
});

it('asks for the anti-forgery cookie first when an administrator signs in', async () => {
  const api = fakeApi({ 'POST /api/login': () => json({ token: 'abc', message: 'Login successful.' }) });
  const { user } = renderConsole('/users', { token: null });
  await user.type(await screen.findByLabelText(/^Username/), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'secret-word');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('navigation')).toBeTruthy();
  expect(api.made('POST /api/login').map(({ headers }) => headers)).toEqual([expect.objectContaining(ANTI_FORGERY)]);
});

it.each([
  ['/', 'Dashboard – Bandwise'],
  ['/tests', 'All Tests – Bandwise'],
  ['/users', 'User Management – Bandwise'],
  ['/results', 'Results – Bandwise'],
  ['/problems', 'Problems and keys – Bandwise'],
  ['/audit', 'Audit log – Bandwise'],
  ['/bin', 'Bin – Bandwise'],
  ['/settings', 'Settings – Bandwise'],
  ['/create-writing-test', 'Create New IELTS Writing Test – Bandwise'],
  ['/nowhere', 'Page not found – Bandwise'],
])('names the page at %s in the title of the document', async (at, title) => {
  fakeApi();
  renderConsole(at);
  await waitFor(() => expect(document.title).toBe(title));
});
