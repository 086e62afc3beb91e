import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANTI_FORGERY, failure, fakeApi, json, offline } from '../../../testing/fake-api.ts';
import { holdTimers } from '@bandwise/ui/testing/hold-timers.ts';
import { address, renderApp } from '../../../testing/render-app.tsx';

type User = ReturnType<typeof renderApp>;

const AT = '/reset-password?token=t0ken&email=ada%40example.com';
const DONE = 'Your password has been reset successfully! Redirecting to login...';
const done = () => json({ message: DONE });

const button = () => screen.findByRole('button', { name: 'Reset Password' });

async function fill(user: User, confirmation = 'a new password') {
  await button();
  await user.type(screen.getByLabelText('New Password'), 'a new password');
  await user.type(screen.getByLabelText('Confirm New Password'), confirmation);
}

async function reset(user: User, confirmation?: string) {
  await fill(user, confirmation);
  await user.click(await button());
}

describe('a link that lacks something', () => {
  it.each([[''], ['?token=t'], ['?email=a%40b.c'], ['?token=&email=a%40b.c'], ['?token=t&email=%20']])(
    'is refused on arrival, with nothing to press: %j [L2-30 L8-19 D8]',
    async (query) => {
      fakeApi();
      renderApp(`/reset-password${query}`);
      expect((await screen.findByRole('alert')).textContent).toBe('Invalid or expired reset link. Please try again.');
      expect(await button()).toHaveProperty('disabled', true);
    },
  );

  it('says what is missing when it is sent all the same [L5-7]', async () => {
    const api = fakeApi({ 'POST /api/reset-password': done });
    renderApp('/reset-password?token=t');
    const form = (await button()).closest('form');
    if (!form) throw new Error('The button stands in no form');
    fireEvent.submit(form);
    expect(screen.getByRole('alert').textContent).toBe('Missing token or email. The link might be invalid.');
    expect(api.made('POST /api/reset-password')).toEqual([]);
  });
});

describe('setting a new password', () => {
  it('asks for the anti-forgery cookie first, and sends what the link and the form hold [L2-29]', async () => {
    const api = fakeApi({ 'POST /api/reset-password': done });
    await reset(renderApp(AT));
    await screen.findByText(DONE);
    const keys = api.calls.map((call) => call.key);
    expect(keys.indexOf('GET /sanctum/csrf-cookie')).toBeLessThan(keys.indexOf('POST /api/reset-password'));
    expect(api.made('POST /api/reset-password')[0]?.headers).toMatchObject(ANTI_FORGERY);
    expect(api.made('POST /api/reset-password').map(({ body }) => body)).toEqual([
      {
        token: 't0ken',
        email: 'ada@example.com',
        password: 'a new password',
        password_confirmation: 'a new password',
      },
    ]);
  });

  it('says so, and goes to sign-in after three seconds [L4-11 L8-20 L9-19]', async () => {
    fakeApi({ 'POST /api/reset-password': done });
    const user = renderApp(AT);
    await fill(user);
    const send = await button();
    const time = holdTimers();
    fireEvent.click(send);
    await time.until(() => screen.queryByText(DONE) !== null);
    expect(screen.getByText(DONE).closest('[role=status]')).toBeTruthy();
    expect(send).toHaveProperty('disabled', true);
    await time.pass(2999);
    expect(address()).toBe(AT);
    await time.pass(1);
    expect(address()).toBe('/login');
  });

  it('refuses two that differ, and sends nothing [L5-6]', async () => {
    const api = fakeApi({ 'POST /api/reset-password': done });
    await reset(renderApp(AT), 'a new passwort');
    expect(screen.getByRole('alert').textContent).toBe('Passwords do not match');
    expect(api.made('POST /api/reset-password')).toEqual([]);
  });

  it.each([
    [
      'the server’s message',
      () => failure(422, 'reset_link_invalid', 'Invalid or expired reset link. Please try again.'),
      'Invalid or expired reset link. Please try again.',
    ],
    ['its own words without one', () => json({}, 500), 'Failed to reset password. The link may have expired.'],
    ['its own words without an answer', offline, 'Failed to reset password. The link may have expired.'],
  ])('shows %s when it fails, and stays [L8-21]', async (_, answer, text) => {
    fakeApi({ 'POST /api/reset-password': answer });
    await reset(renderApp(AT));
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    expect(address()).toBe(AT);
  });

  it('shows each of the two on request [L2-29]', async () => {
    fakeApi();
    const user = renderApp(AT);
    await button();
    await user.click(screen.getByRole('button', { name: 'Show confirm new password' }));
    expect(screen.getByLabelText('Confirm New Password').getAttribute('type')).toBe('text');
    expect(screen.getByLabelText('New Password').getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(screen.getByLabelText('New Password').getAttribute('type')).toBe('text');
  });
});
