import { CONTRAST_THEMES } from '@bandwise/ui/theme/contrast.ts';
import { afterEach, expect, it, vi } from 'vitest';
import script from '../../../public/first-paint.js?raw';

const root = document.documentElement;
const open = () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- it is no module: this is how a page runs it
  new Function(script)();
  return root.getAttribute('data-exam-contrast');
};

afterEach(() => root.removeAttribute('data-exam-contrast'));

it.each(CONTRAST_THEMES)('opens in %s when that was chosen', (theme) => {
  localStorage.setItem('theme', theme);
  expect(open()).toBe(theme);
});

it.each([null, 'pink', ''])('opens in its own colours with %j', (theme) => {
  if (theme !== null) localStorage.setItem('theme', theme);
  expect(open()).toBeNull();
});

it('opens where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(open()).toBeNull();
});

it.each(['light', 'dark'])('follows a device that is set to %s, and its changes [D59]', (scheme) => {
  const device = Object.assign(new EventTarget(), { matches: scheme === 'dark' });
  vi.stubGlobal('matchMedia', () => device);
  // oxlint-disable-next-line typescript/no-implied-eval -- as above
  new Function(script)();
  expect(root.getAttribute('data-color-scheme')).toBe(scheme);
  device.matches = scheme !== 'dark';
  device.dispatchEvent(new Event('change'));
  expect(root.getAttribute('data-color-scheme')).toBe(scheme === 'dark' ? 'light' : 'dark');
});
