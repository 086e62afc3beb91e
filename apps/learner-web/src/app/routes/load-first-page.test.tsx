import { TOKEN_KEY } from '@bandwise/api-contract/client';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { buildSection, SECTION_ID } from '../../testing/build-section.ts';
import { failure, fakeApi, json, offline } from '../../testing/fake-api.ts';
import { App } from '../app.tsx';
import { createCore } from '../create-core.ts';
import { loadFirstPage } from './load-first-page.ts';

const SECTION = 'GET /api/section/:id';
const AT = `/practice/reading/part1/${SECTION_ID}`;

// On a busy machine their first arrival takes longer than the first page waits.
beforeAll(() =>
  Promise.all([
    import('../../features/attempt/page/attempt-page.tsx'),
    import('../../features/attempt/page/marked-screens.ts'),
    import('../layout/layout.tsx'),
  ]),
);

function begin(address: string, token: string | null = null) {
  if (token !== null) sessionStorage.setItem(TOKEN_KEY, token);
  globalThis.history.replaceState(null, '', address);
  const core = createCore();
  return { core, brought: loadFirstPage(core, globalThis.location) };
}

async function open(address: string, token: string | null = null) {
  const { core, brought } = begin(address, token);
  const onDrawn = await brought;
  render(<App core={core} onDrawn={onDrawn} />);
  return core;
}

it('has the test when it is first drawn', async () => {
  const api = fakeApi({ [SECTION]: () => json(buildSection()) });
  await open(AT, 'abc');
  expect(screen.getByText('Read the text and answer questions 1–3.')).toBeTruthy();
  expect(api.made(SECTION)).toHaveLength(1);
  expect(api.made('GET /api/user')).toHaveLength(1);
});

it('requests the test and its taker while the code of the page is on the way', async () => {
  const api = fakeApi({ [SECTION]: () => json(buildSection()) });
  const { brought } = begin(AT, 'abc');
  expect(api.calls.map(({ key }) => key)).toEqual([SECTION, 'GET /api/user']);
  await brought;
});

it('has the page and its frame when they are first drawn', async () => {
  fakeApi();
  await open('/coming-soon', 'abc');
  expect(screen.getByRole('heading', { name: 'Coming soon' })).toBeTruthy();
});

it('does not wait long for the test', async () => {
  fakeApi({ [SECTION]: () => new Promise(() => {}) });
  await open(AT);
  expect(screen.getByText('Loading...')).toBeTruthy();
});

it('asks again at once for a test that the server had no time for', async () => {
  const answers = [failure(503, 'unavailable', 'Unavailable'), json(buildSection())];
  fakeApi({ [SECTION]: () => answers.shift() ?? failure(404, 'not_found', 'Not found') });
  await open(AT);
  expect(await screen.findByText('Read the text and answer questions 1–3.')).toBeTruthy();
});

it.each([
  ['that is locked', () => failure(403, 'section_locked', 'Locked')],
  ['that is not there', () => failure(404, 'not_found', 'Not found')],
] as const)('asks once for a test %s', async (_, answer) => {
  const api = fakeApi({ [SECTION]: answer });
  await open(AT);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(api.made(SECTION)).toHaveLength(1);
});

it('asks again for it on the next visit', async () => {
  const api = fakeApi({ [SECTION]: () => failure(404, 'not_found', 'Not found') });
  await open(AT);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  act(() => globalThis.history.pushState(null, '', '/login'));
  act(() => void globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await screen.findByRole('heading', { name: 'Sign in' });
  act(() => globalThis.history.pushState(null, '', AT));
  act(() => void globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await vi.waitFor(() => expect(api.made(SECTION)).toHaveLength(2));
});

it('does not fail where nothing can be had', async () => {
  fakeApi({ [SECTION]: offline, 'GET /api/user': offline });
  const { brought } = begin(AT, 'abc');
  await expect(brought).resolves.toBeTypeOf('function');
});
