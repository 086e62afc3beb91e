import { TOKEN_KEY } from '@bandwise/api-contract/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure, fakeApi, json, LEARNER, offline, PUBLIC_CONFIG } from '../../testing/fake-api.ts';
import { address, renderApp } from '../../testing/render-app.tsx';

const signedIn = { token: 'abc' };

describe('signed out', () => {
  it.each([['/'], ['/login'], ['/home'], ['/practice/reading'], ['/progress'], ['/nowhere'], ['/admin/users']])(
    'shows the sign-in screen at %s [L2-1 L2-4]',
    async (at) => {
      fakeApi();
      renderApp(at);
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    },
  );

  it.each([
    ['/forgot-password', 'Forgot Password'],
    ['/reset-password', 'Reset Password'],
    ['/confirm-email', 'Confirm your email address'],
    ['/register', 'Sign Up'],
    ['/change-password', 'Change Password'],
  ])('shows at %s its own page [L2-2 L2-11 L2-19]', async (at, heading) => {
    fakeApi();
    renderApp(at);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  });
});

it.each([
  '/reset-password%3Ftoken%3Dt%26email%3Dlan%252Bielts%2540example.com',
  '/reset-password%253Ftoken%253Dt%2526email%253Dlan%25252Bielts%252540example.com',
])('opens the mailed link whose question mark was encoded: %s', async (at) => {
  fakeApi();
  renderApp(at);
  expect(await screen.findByRole('button', { name: 'Reset Password' })).toHaveProperty('disabled', false);
});

describe('signed in', () => {
  it.each([
    ['/', "IELTS 6.5 - Let's get it!"],
    ['/home', "IELTS 6.5 - Let's get it!"],
    ['/register', 'Sign Up'],
    ['/change-password', 'Change Password'],
    ['/coming-soon', 'Coming soon'],
    ['/nowhere', 'Page not found'],
    ['/forgot-password', 'Page not found'],
    ['/admin', 'Page not found'],
    ['/admin/users', 'Page not found'],
  ])('shows at %s within the layout: %s [L2-5 L2-11 L2-13 L2-35 D32]', async (at, heading) => {
    fakeApi();
    renderApp(at, signedIn);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  it('goes from /login to /home [L2-5 D32]', async () => {
    fakeApi();
    renderApp('/login', signedIn);
    await waitFor(() => expect(address()).toBe('/home'));
  });

  it('marks the sidebar link whose address the page lies under [L2-6 L2-46]', async () => {
    fakeApi({ 'GET /api/exam/list/reading': () => json({ sections: [] }) });
    renderApp('/practice/Reading?part=2', signedIn);
    const link = await screen.findByRole('link', { name: 'Reading Tests' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
  });

  it.each([
    ['learner', {}],
    ['teacher', { 'Teacher Dashboard': '/admin' }],
    ['admin', { 'Add User': '/register', 'Admin Dashboard': '/admin' }],
  ])('offers a %s the links of that role: %j [L2-25 L2-41 L2-42 L6-2 A6-2 D202]', async (role, offered) => {
    fakeApi({ 'GET /api/user': () => json({ ...LEARNER, role }) });
    const user = renderApp('/home', signedIn);
    await user.click(await screen.findByRole('button', { name: 'AL, account menu of Ada Lovelace' }));
    const addressOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
    expect(addressOf('Change Password')).toBe('/change-password');
    const addresses = ['Add User', 'Teacher Dashboard', 'Admin Dashboard'].flatMap((name) => {
      const address = addressOf(name);
      return address ? [[name, address]] : [];
    });
    expect(Object.fromEntries(addresses)).toEqual(offered);
  });
});

describe('the administrators’ addresses, with the console at an address of its own', () => {
  const CONSOLE = 'https://console.example/admin';

  async function leftFor(at: string, { token = null as string | null, adminWebUrl = CONSOLE } = {}) {
    fakeApi({ 'GET /api/config': () => json({ ...PUBLIC_CONFIG, adminWebUrl }) });
    const left = vi.fn<(address: string) => void>();
    renderApp(at, { token, leaveFor: left });
    await waitFor(() => expect(left).toHaveBeenCalled());
    return left.mock.calls;
  }

  it.each([
    ['/admin', CONSOLE],
    ['/admin/', CONSOLE],
    ['/admin/users', `${CONSOLE}/users`],
    ['/Admin/users', `${CONSOLE}/users`],
    ['/admin/tests?type=writing', `${CONSOLE}/tests?type=writing`],
    ['/admin/create-reading-test/7?draft=a%20b#part-2', `${CONSOLE}/create-reading-test/7?draft=a%20b#part-2`],
    ['/admin//evil.example', `${CONSOLE}//evil.example`],
    ['/admin/@evil.example', `${CONSOLE}/@evil.example`],
    ['/admin/users%2F..', `${CONSOLE}/users%2F..`],
  ])('leads from %s to %s [L2-10 A2-9]', async (at, to) => {
    expect(await leftFor(at, signedIn)).toEqual([[to]]);
  });

  it('leads there whatever the sign-in state: the console asks for it', async () => {
    expect(await leftFor('/admin/users')).toEqual([[`${CONSOLE}/users`]]);
  });

  it('leads to a console below any path', async () => {
    expect(await leftFor('/admin/users', { adminWebUrl: 'https://console.example/staff' })).toEqual([
      ['https://console.example/staff/users'],
    ]);
  });

  it('leaves an address that only begins like them alone', async () => {
    fakeApi({ 'GET /api/config': () => json({ ...PUBLIC_CONFIG, adminWebUrl: CONSOLE }) });
    const left = vi.fn<(address: string) => void>();
    renderApp('/administrator', { ...signedIn, leaveFor: left });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(left).not.toHaveBeenCalled();
  });
});

describe('the end of a session', () => {
  it.each([
    ['whatever the server says', () => offline()],
    ['when the server agrees', () => json({ message: 'Logout successful.' })],
  ])('goes to / on Logout %s, without the token [L2-43 L4-4 L4-6 L4-7 D3]', async (_, answer) => {
    const api = fakeApi({ 'POST /api/logout': answer });
    const user = renderApp('/coming-soon', signedIn);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(address()).toBe('/');
    expect(sessionStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(api.made('POST /api/logout')[0]?.headers['authorization']).toBe('Bearer abc');
  });

  it('says on the sign-in screen that the logout succeeded, and nothing older', async () => {
    let answer = (_: Response): void => undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    fakeApi({
      'POST /api/login': () => json({ token: 'new', message: 'Login successful.' }),
      'POST /api/logout': () => answered,
    });
    const user = renderApp('/login');
    await user.type(await screen.findByLabelText(/^Username/), 'ada@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'secret-word{Enter}');
    expect(await screen.findByText('Login successful.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    await waitFor(() => expect(screen.queryByText('Login successful.')).toBeNull());
    answer(json({ message: 'Logout successful.' }));
    expect(await screen.findByText('Logout successful.')).toBeTruthy();
  });

  it('says nothing of a logout that the server could not be told', async () => {
    const api = fakeApi({ 'POST /api/logout': offline });
    const user = renderApp('/coming-soon', signedIn);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(api.made('POST /api/logout')).toHaveLength(1);
    expect(screen.queryByText(/Logout successful|error occurred/)).toBeNull();
  });

  it.each([
    [401, 'unauthenticated', 'Your session has ended. Please sign in again.'],
    [403, 'account_disabled', 'Your account has been disabled.'],
    [403, 'account_expired', 'Your account has expired.'],
  ] as const)('says why, where the learner signs in again: %i %s', async (status, code, message) => {
    fakeApi({ 'GET /api/exam/list/reading': () => failure(status, code, message) });
    renderApp('/practice/reading', signedIn);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(address()).toBe('/login');
    expect(sessionStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  it('goes to sign-in on the first 401 and comes back after it [L2-18 D2]', async () => {
    let expired = true;
    fakeApi({
      'GET /api/exam/list/reading': () =>
        expired ? failure(401, 'unauthenticated', 'Sign in again.') : json({ sections: [] }),
      'POST /api/login': () => {
        expired = false;
        return json({ token: 'new', message: 'Login successful.' });
      },
    });
    const user = renderApp('/practice/reading?part=2', signedIn);
    await user.type(await screen.findByLabelText(/^Username/), 'ada@example.com');
    expect(sessionStorage.getItem(TOKEN_KEY)).toBeNull();
    await user.type(screen.getByLabelText(/^Password/), 'secret-word');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Reading Tests' })).toBeTruthy();
    expect(address()).toBe('/practice/reading?part=2');
  });

  it('follows another tab that ends it, and comes back to its own place', async () => {
    fakeApi({
      'GET /api/exam/list/reading': () => json({ sections: [] }),
      'POST /api/login': () => json({ token: 'new', message: 'Login successful.' }),
    });
    localStorage.setItem(TOKEN_KEY, 'abc');
    const user = renderApp('/practice/reading?part=2');
    await screen.findByRole('heading', { name: 'Reading Tests' });
    localStorage.removeItem(TOKEN_KEY);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, oldValue: 'abc', newValue: null })));
    await user.type(await screen.findByLabelText(/^Username/), 'ada@example.com');
    expect(address()).toBe('/login');
    await user.type(screen.getByLabelText(/^Password/), 'secret-word{Enter}');
    expect(await screen.findByRole('heading', { name: 'Reading Tests' })).toBeTruthy();
    expect(address()).toBe('/practice/reading?part=2');
  });

  it('forgets the account’s data: the next one sees its own name [L4-5]', async () => {
    let firstName = 'Ada';
    fakeApi({
      'GET /api/user': () => json({ ...LEARNER, firstName }),
      'POST /api/login': () => json({ token: 'new', message: 'Login successful.' }),
    });
    const user = renderApp('/home', signedIn);
    await screen.findByRole('button', { name: 'AL, account menu of Ada Lovelace' });
    firstName = 'Grace';
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const form = within(await screen.findByRole('form', { name: 'Sign in' }));
    await user.type(form.getByLabelText(/^Username/), 'grace@example.com');
    await user.type(form.getByLabelText(/^Password/), 'secret-word');
    await user.click(form.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('button', { name: 'GL, account menu of Grace Lovelace' })).toBeTruthy();
  });
});
