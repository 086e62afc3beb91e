import { TOKEN_KEY } from '@bandwise/api-contract/client';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANTI_FORGERY, failure, fakeApi, json, offline } from '../../../testing/fake-api.ts';
import { address, renderApp } from '../../../testing/render-app.tsx';

type User = ReturnType<typeof renderApp>;

async function signIn(user: User, { remember = false } = {}) {
  await user.type(await screen.findByLabelText(/^Username/), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'secret-word');
  if (remember) await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

const unreadable = () => {
  const answer = json({});
  answer.json = () => Promise.reject(new Error(''));
  return answer;
};
const accepted = { 'POST /api/login': () => json({ token: 'abc', message: 'Login successful.' }) };

describe('signing in', () => {
  it('asks for the anti-forgery cookie first and sends the username as the e-mail [L7-6 L7-8 D1]', async () => {
    const api = fakeApi(accepted);
    await signIn(renderApp('/'));
    await screen.findByRole('heading', { name: "IELTS 6.5 - Let's get it!" });
    const keys = api.calls.map((call) => call.key);
    expect(keys.indexOf('GET /sanctum/csrf-cookie')).toBeLessThan(keys.indexOf('POST /api/login'));
    expect(api.made('POST /api/login')[0]?.headers).toMatchObject(ANTI_FORGERY);
    expect(api.made('POST /api/login')[0]?.body).toEqual({ email: 'ada@example.com', password: 'secret-word' });
  });

  it('goes home and says so [L2-18 L8-2]', async () => {
    fakeApi(accepted);
    await signIn(renderApp('/login'));
    expect(await screen.findByText('Login successful.')).toBeTruthy();
    expect(address()).toBe('/home');
  });

  it('keeps the token for this tab only [L4-2]', async () => {
    fakeApi(accepted);
    await signIn(renderApp('/'));
    await waitFor(() => expect(sessionStorage.getItem(TOKEN_KEY)).toBe('abc'));
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  it('remembers the token when asked to, which the server is not told [L2-15 L4-2 L7-8]', async () => {
    const api = fakeApi(accepted);
    await signIn(renderApp('/'), { remember: true });
    await waitFor(() => expect(localStorage.getItem(TOKEN_KEY)).toBe('abc'));
    expect(sessionStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(api.made('POST /api/login')[0]?.body).toEqual({ email: 'ada@example.com', password: 'secret-word' });
  });

  it.each([
    [
      'the server’s message',
      () => failure(401, 'invalid_credentials', 'Invalid login credentials.'),
      'Invalid login credentials.',
    ],
    ['its own words when the server has none', () => json({}, 401), 'Username or password is incorrect.'],
    ['its own words when no answer comes', offline, 'An error occurred during login.'],
    ['that it failed when the call throws without a message', unreadable, 'Login failed'],
  ])('shows %s, and stays signed out [L2-17 L4-3]', async (_, answer, text) => {
    fakeApi({ 'POST /api/login': answer });
    await signIn(renderApp('/login'));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(address()).toBe('/login');
    expect([sessionStorage.getItem(TOKEN_KEY), localStorage.getItem(TOKEN_KEY)]).toEqual([null, null]);
  });

  it.each([
    ['', 'secret-word'],
    ['  ', 'secret-word'],
    ['ada@example.com', ''],
  ])(
    'says what is missing, and sends nothing, with the username %j and the password %j [L5-1]',
    async (username, password) => {
      const api = fakeApi(accepted);
      const user = renderApp('/login');
      const field = await screen.findByLabelText(/^Username/);
      if (username) await user.type(field, username);
      if (password) await user.type(screen.getByLabelText(/^Password/), password);
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      expect(api.made('POST /api/login')).toEqual([]);
      expect((await screen.findByRole('alert')).textContent).toBe('Username and password are required.');
    },
  );

  it.each([[{ message: 'Login successful.' }], [{ token: '', message: 'Login successful.' }], [{ token: null }]])(
    'is no success without a token: %j [L4-3 L8-4]',
    async (answer) => {
      fakeApi({ 'POST /api/login': () => json(answer) });
      await signIn(renderApp('/login'));
      expect((await screen.findByRole('alert')).textContent).toBe('An error occurred during login.');
      expect(screen.queryByText('Login successful.')).toBeNull();
      expect(address()).toBe('/login');
      expect([sessionStorage.getItem(TOKEN_KEY), localStorage.getItem(TOKEN_KEY)]).toEqual([null, null]);
    },
  );

  it('leads to the forgotten password [L2-16]', async () => {
    fakeApi();
    renderApp('/login');
    expect((await screen.findByRole('link', { name: 'Forgot password?' })).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('comes back to the page that was asked for', async () => {
    fakeApi({ ...accepted, 'GET /api/exam/list/listening': () => json({ sections: [] }) });
    await signIn(renderApp('/practice/listening?part=3'));
    expect(await screen.findByRole('heading', { name: 'Listening Tests' })).toBeTruthy();
    expect(address()).toBe('/practice/listening?part=3');
  });
});
