import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const LIST = 'GET /api/user/sessions';
const at = { created_at: '2026-11-20T08:00:00.000Z', last_used_at: '2026-11-26T09:30:00.000Z' };
const HERE = { id: 'here', browser: 'Firefox', system: 'Linux', current: true, ...at };
const PHONE = { id: 'phone', browser: 'Safari', system: 'iOS', current: false, ...at };

it('shows where an administrator is signed in, from the button in the header', async () => {
  fakeApi({ [LIST]: () => json({ sessions: [HERE, PHONE] }) });
  const { user, address } = renderConsole('/bin');
  await user.click(await screen.findByRole('link', { name: 'Devices' }));
  expect(address()).toBe('/devices');
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Firefox on LinuxThis device', 'Safari on iOS']);
});

it('signs an administrator out everywhere, here too [D177]', async () => {
  fakeApi({
    [LIST]: () => json({ sessions: [HERE] }),
    'DELETE /api/user/sessions': () => json({ message: 'You are signed out everywhere.' }),
  });
  const { user } = renderConsole('/devices');
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy();
  expect(sessionStorage.getItem('auth_token')).toBeNull();
});
