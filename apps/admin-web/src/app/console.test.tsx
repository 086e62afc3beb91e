import { ANTI_FORGERY, failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, TEACHER } from '../testing/fake-api.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { pagesOf } from './pages.tsx';

const NO_SUCH_ID = '7f3c1d1e-8a54-4b6c-9d2f-000000000000';

it.each(['/', '/tests', '/users', '/create-reading-test'])(
  'shows the sign-in screen at %s to who is signed out, and stays there [L2-12 A2-11]',
  async (at) => {
    const api = fakeApi();
    const { address } = renderConsole(at, { token: null });
    expect(await screen.findByRole('heading', { name: 'Console sign-in' })).toBeTruthy();
    expect(address()).toBe(at);
    expect(new Set(api.calls.map(({ key }) => key))).toEqual(new Set(['GET /api/config', 'GET /api/setup']));
  },
);

it('says why a session has ended where the administrator signs in again, at the same address', async () => {
  const message = 'This account is disabled.';
  fakeApi({ 'GET /api/users': () => failure(401, 'account_disabled', message) });
  const { address } = renderConsole('/users');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole('heading', { name: 'Console sign-in' })).toBeTruthy();
  expect(address()).toBe('/users');
});

it('opens the first page after a sign-in at /login', async () => {
  fakeApi({ 'POST /api/login': () => json({ token: 'abc', message: 'Login successful.' }) });
  const { user, address } = renderConsole('/login', { token: null });
  await user.type(await screen.findByLabelText(/^Username/), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'secret-word');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(address()).toBe('/');
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

describe('a teacher', () => {
  const asTeacher = { 'GET /api/user': () => json(TEACHER) };
  const addressOf = (path: string) => `/${path}`.replace('//', '/').replace('?', '').replaceAll(/:\w+/g, NO_SUCH_ID);
  const forTeachers = new Set(pagesOf('teacher'));
  const forAdministrators = pagesOf('admin').filter((page) => !forTeachers.has(page));

  it('signs in and finds the pages for teachers in the menu, no others [D202]', async () => {
    const api = fakeApi(asTeacher);
    renderConsole('/');
    const sidebar = within(await screen.findByRole('navigation', { name: 'Menu' }));
    expect(sidebar.getByText('Teacher')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy();
    await waitFor(() =>
      expect(sidebar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/',
        '/classes',
        '/results',
        'https://learn.example.com/practice/reading',
      ]),
    );
    expect(sidebar.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Teaching',
      'Learners',
    ]);
    expect(new Set(api.calls.map(({ key }) => key))).toEqual(
      new Set(['GET /api/config', 'GET /api/user', 'GET /api/teaching']),
    );
  });

  it.each(forAdministrators.map(({ path }) => addressOf(path)))(
    'finds no page at %s, and nothing is fetched for it [D202]',
    async (at) => {
      const api = fakeApi(asTeacher);
      renderConsole(at);
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
      expect(new Set(api.calls.map(({ key }) => key))).toEqual(new Set(['GET /api/config', 'GET /api/user']));
    },
  );

  it.each([
    ['/devices', 'Devices – Bandwise'],
    ['/help', 'Help – Bandwise'],
  ])('opens %s [D202]', async (at, title) => {
    fakeApi(asTeacher);
    renderConsole(at);
    await waitFor(() => expect(document.title).toBe(title));
  });
});

it('tells a learner that the console is for teachers and administrators [D33 D202]', async () => {
  fakeApi({ 'GET /api/user': () => json({ ...TEACHER, role: 'learner' }) });
  renderConsole('/');
  expect(await screen.findByRole('heading', { name: 'This console is for teachers and administrators' })).toBeTruthy();
});
