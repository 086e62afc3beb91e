import { TOKEN_KEY } from '@bandwise/api-contract/client';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, fakeApi, json } from '../../../test/fake-api.ts';
import { address, renderApp } from '../../../test/render-app.tsx';

type User = ReturnType<typeof renderApp>;

async function signIn(user: User, { remember = false } = {}) {
  await user.type(await screen.findByLabelText(/^Username/), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'secret-word');
  if (remember) await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

const accepted = { 'POST /api/login': () => json({ token: 'abc', message: 'Login successful.' }) };

describe('signing in', () => {
  it('asks for the anti-forgery cookie first and sends the username as the e-mail', async () => {
    const api = fakeApi(accepted);
    await signIn(renderApp('/'));
    await screen.findByRole('heading', { name: "IELTS 6.5 - Let's get it!" });
    const keys = api.calls.map((call) => call.key);
    expect(keys.indexOf('GET /sanctum/csrf-cookie')).toBeLessThan(keys.indexOf('POST /api/login'));
    expect(api.made('POST /api/login')[0]?.body).toEqual({ email: 'ada@example.com', password: 'secret-word' });
  });

  it('goes home and says so', async () => {
    fakeApi(accepted);
    await signIn(renderApp('/login'));
    expect(await screen.findByText('Login successful.')).toBeTruthy();
    expect(address()).toBe('/home');
  });

  it('keeps the token for this tab only', async () => {
    fakeApi(accepted);
    await signIn(renderApp('/'));
    await waitFor(() => expect(sessionStorage.getItem(TOKEN_KEY)).toBe('abc'));
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  it('remembers the token when asked to', async () => {
    fakeApi(accepted);
    await signIn(renderApp('/'), { remember: true });
    await waitFor(() => expect(localStorage.getItem(TOKEN_KEY)).toBe('abc'));
  });

  it('shows why it was refused and stays', async () => {
    fakeApi({ 'POST /api/login': () => failure(401, 'invalid_credentials', 'Invalid login credentials.') });
    await signIn(renderApp('/login'));
    expect(await screen.findByText('Invalid login credentials.')).toBeTruthy();
    expect(address()).toBe('/login');
  });

  it('comes back to the page that was asked for', async () => {
    fakeApi({ ...accepted, 'GET /api/exam/list/listening': () => json({ sections: [] }) });
    await signIn(renderApp('/practice/listening?part=3'));
    expect(await screen.findByRole('heading', { name: 'Listening Tests' })).toBeTruthy();
    expect(address()).toBe('/practice/listening?part=3');
  });
});
