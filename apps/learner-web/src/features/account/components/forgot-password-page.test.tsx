import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANTI_FORGERY, failure, fakeApi, json, offline } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const NEUTRAL = 'If an account with that email exists, a password reset link has been sent.';
const sent = () => json({ message: NEUTRAL });

async function ask(user: ReturnType<typeof renderApp>, email: string) {
  const field = await screen.findByRole('textbox', { name: 'Email' });
  if (email) await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
}

describe('asking for a reset link', () => {
  it('asks for the anti-forgery cookie first, sends the email and answers neutrally [L2-27 L4-10 L8-17]', async () => {
    const api = fakeApi({ 'POST /api/forgot-password': sent });
    await ask(renderApp('/forgot-password'), 'ada@example.com');
    expect((await screen.findByText(NEUTRAL)).closest('[role=status]')).toBeTruthy();
    const keys = api.calls.map((call) => call.key);
    expect(keys.indexOf('GET /sanctum/csrf-cookie')).toBeLessThan(keys.indexOf('POST /api/forgot-password'));
    expect(api.made('POST /api/forgot-password')[0]?.headers).toMatchObject(ANTI_FORGERY);
    expect(api.made('POST /api/forgot-password').map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
  });

  it.each([[''], ['not an address']])('sends nothing for the email %j [L2-26 L5-5]', async (email) => {
    const api = fakeApi({ 'POST /api/forgot-password': sent });
    await ask(renderApp('/forgot-password'), email);
    expect(screen.getByRole('textbox', { name: 'Email' }).matches('[type=email][required]:invalid')).toBe(true);
    expect(api.made('POST /api/forgot-password')).toEqual([]);
  });

  it.each([
    [
      'the server’s message',
      () => failure(429, 'too_many_requests', 'Too many attempts. Please try again in 60 seconds.'),
      'Too many attempts. Please try again in 60 seconds.',
    ],
    ['its own words without one', () => json({}, 500), 'An error occurred. Please try again.'],
    ['its own words without an answer', offline, 'An error occurred. Please try again.'],
  ])('shows %s when it fails [L8-18]', async (_, answer, text) => {
    fakeApi({ 'POST /api/forgot-password': answer });
    await ask(renderApp('/forgot-password'), 'ada@example.com');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('leads back to sign-in [L2-28]', async () => {
    fakeApi();
    renderApp('/forgot-password');
    expect((await screen.findByRole('link', { name: 'Back to Sign in' })).getAttribute('href')).toBe('/login');
  });
});
