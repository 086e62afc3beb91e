import { TOKEN_KEY } from '@bandwise/api-contract/client';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANTI_FORGERY, failure, fakeApi, json, offline } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

type User = ReturnType<typeof renderApp>;

const ENTERED = { firstName: 'Grace', lastName: 'Hopper', email: 'not an address', password: 'secret word' };
const succeeded = () => json({ success: true, message: 'Register successful.' });
const refused = () => failure(422, 'email_taken', 'There is already an account with this email address.');

async function fill(user: User) {
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), ENTERED.firstName);
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), ENTERED.lastName);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), ENTERED.email);
  await user.type(screen.getByLabelText(/^Password/), ENTERED.password);
}
const press = (user: User) => user.click(screen.getByRole('button', { name: 'Sign Up' }));

async function signUp(user: User) {
  await fill(user);
  await press(user);
}

describe('signing up', () => {
  it('asks for the anti-forgery cookie first and sends what was entered, the email unchecked [L2-20 L5-3 L7-6]', async () => {
    const api = fakeApi({ 'POST /api/register': succeeded });
    await signUp(renderApp('/register', { token: 'abc' }));
    await screen.findByText('Register successful.');
    const keys = api.calls.map((call) => call.key);
    expect(keys.indexOf('GET /sanctum/csrf-cookie')).toBeGreaterThanOrEqual(0);
    expect(keys.indexOf('GET /sanctum/csrf-cookie')).toBeLessThan(keys.indexOf('POST /api/register'));
    expect(api.made('POST /api/register')[0]?.headers).toMatchObject(ANTI_FORGERY);
    expect(api.made('POST /api/register').map(({ body }) => body)).toEqual([ENTERED]);
  });

  it('takes the email as plain text, and shows the password on request [L2-20 L5-3]', async () => {
    fakeApi();
    const user = renderApp('/register');
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveProperty('type', 'text');
    const password = screen.getByLabelText(/^Password/);
    expect(password.getAttribute('type')).toBe('password');
    expect(screen.getByText('At least 8 characters, and not a common password').id).toBe(
      password.getAttribute('aria-describedby'),
    );
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
  });

  it('asks for all four, sends nothing before, and goes to the first that is missing [L5-2]', async () => {
    const api = fakeApi({ 'POST /api/register': succeeded });
    const user = renderApp('/register');
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Grace');
    await press(user);
    expect(screen.queryByText('First name is required')).toBeNull();
    for (const field of ['Last name', 'Email', 'Password'])
      expect(screen.getByText(`${field} is required`)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Last name' }));
    expect(api.made('POST /api/register')).toEqual([]);
  });

  it('shows success in green without the error, and an error in red without the success [L2-21 L2-22 L2-23 L4-9 L8-10 L8-13]', async () => {
    const api = fakeApi({ 'POST /api/register': refused });
    const user = renderApp('/register', { token: 'abc' });
    await signUp(user);
    expect((await screen.findByRole('alert')).textContent).toBe('There is already an account with this email address.');
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Grace');

    api.on('POST /api/register', succeeded);
    await press(user);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Register successful.'));
    expect(screen.queryByRole('alert')).toBeNull();

    api.on('POST /api/register', refused);
    await signUp(user);
    expect((await screen.findByRole('alert')).textContent).toBe('There is already an account with this email address.');
    expect(screen.queryByText('Register successful.')).toBeNull();
  });

  it.each([
    ['an answer with neither success nor token', () => json({ message: '' }), 'Register failed.'],
    ['no answer at all', offline, 'An error occurred during adding a new account.'],
    ['an error without a message', () => json({}, 500), 'An error occurred during adding a new account.'],
  ])('takes %s for a failure [L5-8 L8-11 L8-12]', async (_, answer, text) => {
    fakeApi({ 'POST /api/register': answer });
    await signUp(renderApp('/register', { token: 'abc' }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it.each([
    ['no answer', offline, 'An error occurred during adding a new account. Your sign-up may have been received anyway'],
    [
      'only a proxy that answers',
      () => failure(503, 'unavailable', 'Not available.'),
      'Not available. Your sign-up may have been received anyway',
    ],
  ])('is not repeated for a newcomer who gets %s, who is told to look for the mail', async (_, answer, text) => {
    const api = fakeApi({ 'POST /api/register': answer });
    await signUp(renderApp('/register'));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.getByRole('alert').textContent).toContain('Check your email before you try again');
    expect(api.made('POST /api/register')).toHaveLength(1);
  });

  it.each([
    ['success alone', { success: true, message: '' }],
    ['a token alone', { token: 'another', message: '' }],
  ])('takes %s for a success, and keeps the session of whoever is signed in [L5-8 L8-11]', async (_, answer) => {
    fakeApi({ 'POST /api/register': () => json(answer) });
    await signUp(renderApp('/register', { token: 'abc' }));
    expect(await screen.findByText('Register successful.')).toBeTruthy();
    expect(sessionStorage.getItem(TOKEN_KEY)).toBe('abc');
  });

  it('tells a newcomer where the link is that confirms the address, and signs nobody in', async () => {
    fakeApi({ 'POST /api/register': succeeded });
    await signUp(renderApp('/register'));
    const status = (await screen.findByText('Register successful.')).closest('[role=status]');
    expect(status?.textContent).toContain(`We have sent an email to ${ENTERED.email}. Open the link in it`);
    expect(sessionStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', '');
  });
});
