import { expect, it, vi } from 'vitest';
import colorScheme from '../../public/color-scheme.js?raw';

it.each(['light', 'dark'])('is drawn for a device that is set to %s', (scheme) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: scheme === 'dark' }));
  // oxlint-disable-next-line typescript/no-implied-eval -- it is no module: this is how a page runs it
  new Function(colorScheme)();
  expect(document.documentElement.getAttribute('data-color-scheme')).toBe(scheme);
});
