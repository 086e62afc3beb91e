import { cleanup, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NARROW_SCREEN, PHONE_SCREEN } from '@bandwise/ui/theme/breakpoints.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { isActive } from './navigation.ts';

const LINKS = [
  ['Home', '/home'],
  ['Reading Tests', '/practice/reading'],
  ['Listening Tests', '/practice/listening'],
  ['Speaking Tests', '/practice/speaking'],
  ['Writing Tests', '/practice/writing'],
];
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

function open({ narrow = false, phone = false } = {}) {
  const { matchMedia } = globalThis;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(matchMedia(query), {
      matches: (narrow && query === NARROW_SCREEN) || (phone && query === PHONE_SCREEN),
    }),
  );
  const config = { guestPractice: true, registration: 'admin', learnerWebUrl: '/', adminWebUrl: '/admin' };
  fakeApi({ 'GET /api/config': () => json({ ...config, brand: 'Harbour School', markingProfile: 'spec' }) });
  return renderApp('/coming-soon', { token: 'abc' });
}
const sidebar = () => screen.findByRole('navigation', { name: 'Main' });

it('has the brand above, the year and the brand below, and its five links beside [L2-7 L2-40 L2-45 L2-49]', async () => {
  open();
  expect(linksIn(await sidebar())).toEqual(LINKS);
  expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Harbour School' })).toBeTruthy();
  expect(screen.getByRole('contentinfo').textContent).toMatch(/2025 Harbour School/);
});

it('collapses and expands its sidebar, whose links keep their names [L2-7]', async () => {
  const user = open();
  const isCollapsed = async () => Object.hasOwn((await sidebar()).dataset, 'collapsed');
  expect(await isCollapsed()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  expect(await isCollapsed()).toBe(true);
  expect(linksIn(await sidebar())).toEqual(LINKS);
  await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
  expect(await isCollapsed()).toBe(false);
});

it('keeps its sidebar as it was left', async () => {
  const user = open();
  await sidebar();
  await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  cleanup();
  open();
  expect(Object.hasOwn((await sidebar()).dataset, 'collapsed')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
  cleanup();
  open();
  expect(Object.hasOwn((await sidebar()).dataset, 'collapsed')).toBe(false);
});

it('is forced to a collapsed sidebar on a narrow screen, and has a menu there [L2-44 L2-48 L9-14]', async () => {
  const user = open({ narrow: true });
  expect(Object.hasOwn((await sidebar()).dataset, 'collapsed')).toBe(true);
  expect(screen.queryByRole('button', { name: /sidebar/ })).toBeNull();
  const menu = screen.getByRole('button', { name: 'Menu' });
  await user.click(menu);
  const list = document.getElementById(menu.getAttribute('aria-controls') ?? '');
  expect(list && linksIn(list)).toEqual(LINKS);
});

it('has its sidebar for the one menu on a phone, where it is a bar at the bottom', async () => {
  open({ narrow: true, phone: true });
  expect(linksIn(await sidebar())).toEqual(LINKS);
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

it('takes 768 pixels for wide and less for narrow [L9-14]', () => {
  expect(NARROW_SCREEN).toBe('(max-width: 767.98px)');
});

it.each([
  ['/practice/reading', '/practice/reading', true],
  ['/practice/reading', '/practice/Reading/part1', true],
  ['/practice/reading', '/practice/readings', false],
  ['/practice/reading', '/practice/listening', false],
  ['/home', '/', false],
])('finds the active link: %s at %s, %s [L2-46]', (to, pathname, active) => {
  expect(isActive(to, pathname)).toBe(active);
});

it('says that there is no token when it was removed elsewhere [L8-9]', async () => {
  const user = open();
  await sidebar();
  sessionStorage.clear();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Token does not found.')).toBeTruthy();
});
