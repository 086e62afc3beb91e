import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure, fakeApi, json, offline } from '../../../testing/fake-api.ts';
import { address, renderApp } from '../../../testing/render-app.tsx';

const LIST = 'GET /api/user/sessions';
const END = 'DELETE /api/user/sessions/:id';
const END_ALL = 'DELETE /api/user/sessions';

const session = (id: string, fields: object = {}) => ({
  id,
  browser: 'Chrome',
  system: 'Windows',
  created_at: '2026-11-20T08:00:00.000Z',
  last_used_at: '2026-11-26T09:30:00.000Z',
  current: false,
  ...fields,
});
const HERE = session('00000000-0000-4000-8000-0000000000b1', { current: true });
const PHONE = session('00000000-0000-4000-8000-0000000000b2', { browser: 'Safari', system: 'iOS' });
const STRANGE = session('00000000-0000-4000-8000-0000000000b3', { browser: null, system: null });

const open = () => renderApp('/devices', { token: 'abc' });
const names = async () => (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

it('shows where the account is signed in, and offers to sign out every other device [D177]', async () => {
  fakeApi({ [LIST]: () => json({ sessions: [HERE, PHONE, STRANGE] }) });
  open();
  expect(await names()).toEqual(['Chrome on WindowsThis device', 'Safari on iOS', 'Unknown browser']);
  const [here, phone] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(within(here ?? document.body).queryByRole('button')).toBeNull();
  expect(phone?.textContent).toMatch(/Last used26 Nov 2026, \d\d:30Signed in20 Nov 2026/);
  expect(screen.getByRole('button', { name: 'Sign out Safari on iOS' })).toBeTruthy();
});

it('signs one device out, says so where the focus is, and shows the others', async () => {
  let sessions = [HERE, PHONE, STRANGE];
  const api = fakeApi({
    [LIST]: () => json({ sessions }),
    [END]: () => {
      sessions = [HERE, STRANGE];
      return json({ message: 'The device has been signed out.' });
    },
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
  const status = await screen.findByText('Signed out: Safari on iOS');
  await waitFor(() => expect(document.activeElement).toBe(status));
  expect(await names()).toEqual(['Chrome on WindowsThis device', 'Unknown browser']);
  expect(api.made(END).map(({ id }) => id)).toEqual([PHONE.id]);
});

it('counts a device that is signed out already as signed out', async () => {
  let sessions = [HERE, PHONE];
  fakeApi({
    [LIST]: () => json({ sessions }),
    [END]: () => {
      sessions = [HERE];
      return failure(404, 'not_found', 'This device is already signed out.');
    },
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
  expect(await screen.findByText('Signed out: Safari on iOS')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that a device could not be signed out, and keeps it in the list', async () => {
  fakeApi({ [LIST]: () => json({ sessions: [HERE, PHONE] }), [END]: () => failure(500, 'internal', 'Server error') });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be signed out');
  expect(screen.getByRole('button', { name: 'Sign out Safari on iOS' })).toBeTruthy();
});

it('signs out everywhere after a question, this device too [D177]', async () => {
  const api = fakeApi({
    [LIST]: () => json({ sessions: [HERE, PHONE] }),
    [END_ALL]: () => json({ message: 'You are signed out everywhere.' }),
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.made(END_ALL)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('You are signed out everywhere.')).toBeTruthy();
  expect(await screen.findByLabelText(/^Password/)).toBeTruthy();
  expect(sessionStorage.getItem('auth_token')).toBeNull();
});

it('stays signed in when signing out everywhere failed', async () => {
  fakeApi({ [LIST]: () => json({ sessions: [HERE] }), [END_ALL]: offline });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be signed out');
  expect(sessionStorage.getItem('auth_token')).toBe('abc');
});

it('offers to try again when the list does not arrive', async () => {
  const api = fakeApi({ [LIST]: () => failure(500, 'internal', 'Server error') });
  const user = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert').textContent).toContain('Your devices could not be loaded.');
  api.on(LIST, () => json({ sessions: [HERE] }));
  await user.click(retry);
  expect(await names()).toEqual(['Chrome on WindowsThis device']);
});

it('is reached from the account menu', async () => {
  fakeApi({ [LIST]: () => json({ sessions: [HERE] }) });
  const user = renderApp('/home', { token: 'abc' });
  await user.click(await screen.findByRole('button', { name: /account menu/ }));
  await user.click(screen.getByRole('link', { name: 'Devices' }));
  await waitFor(() => expect(address()).toBe('/devices'));
});
