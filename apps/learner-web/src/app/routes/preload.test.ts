import { TOKEN_KEY } from '@bandwise/api-contract/client';
import { afterEach, expect, it, vi } from 'vitest';
import script from '../../../public/preload.js?raw';

const PAGES = [
  { at: '^/practice/reading/([^/]+)$', files: ['/assets/test.js', '/assets/test.css'], calls: ['/api/section/$1'] },
  { at: '^/(?:home)?$', signedIn: true, files: ['/assets/home.js'] },
  { at: '^/(?:login)?$', signedIn: false, files: ['/assets/sign-in.js'] },
];

const links = () => [...document.head.querySelectorAll('link')];
const asked = vi.fn<typeof fetch>(async () => Response.json({}));
const open = (address: string) => {
  vi.stubGlobal('fetch', asked.mockClear());
  globalThis.history.replaceState(null, '', address);
  const built = script.replace('[/* written by the build */]', JSON.stringify(PAGES));
  // oxlint-disable-next-line typescript/no-implied-eval -- it is no module: this is how a page runs it
  new Function(built)();
  return links().map((link) => `${link.rel} ${link.getAttribute('href')}`);
};

afterEach(() => {
  for (const link of links()) link.remove();
  vi.unstubAllGlobals();
});

it('fetches what the address shows', () => {
  expect(open('/practice/reading/1')).toEqual(['modulepreload /assets/test.js', 'preload /assets/test.css']);
});

it.each([
  ['nobody', null, ['modulepreload /assets/sign-in.js']],
  ['somebody', 'abc', ['modulepreload /assets/home.js']],
])('fetches at the same address what it shows to %s', (_, token, files) => {
  if (token) localStorage.setItem(TOKEN_KEY, token);
  expect(open('/')).toEqual(files);
});

it('fetches nothing for another address, and nothing where the browser keeps nothing', () => {
  expect(open('/progress')).toEqual([]);
  vi.stubGlobal('sessionStorage', undefined);
  expect(open('/')).toEqual([]);
});

it('asks first what the address shows, and who is signed in', () => {
  open('/practice/reading/1');
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/section/1']);
  localStorage.setItem(TOKEN_KEY, 'abc');
  open('/practice/reading/1');
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/user', '/api/section/1']);
  expect(asked.mock.lastCall?.[1]?.headers).toEqual({ accept: 'application/json', authorization: 'Bearer abc' });
});

it.each(['/practice/reading/1?review=2', '/progress'])('asks nothing early at %s', (address) => {
  open(address);
  expect(asked).not.toHaveBeenCalled();
});
