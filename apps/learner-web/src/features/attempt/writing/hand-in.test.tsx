import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { NARROW_SCREEN } from '@bandwise/ui/theme/breakpoints.ts';
import { describe, expect, it, vi } from 'vitest';
import { buildSection, SECTION_ID } from '../../../testing/build-section.ts';
import {
  ASSESSED,
  buildSubmission,
  buildSummary,
  SUBMISSION_ID,
  TEXT,
  WITH_SUBMISSIONS,
} from '../../../testing/build-submission.ts';
import { failure, fakeApi, json, LEARNER, offline, PUBLIC_CONFIG, type Handler } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const AT = `/practice/Writing/2/${SECTION_ID}`;
const DRAFT = `writing:${LEARNER.id}:${SECTION_ID}`;

function open(handlers: Readonly<Record<string, Handler>> = {}, token: string | null = 'abc', at = AT) {
  const section = buildSection({
    skill: 'writing',
    part_number: 2,
    examContent: ['<p>Write.</p>'],
    groups: [],
    passage: [],
  });
  const api = fakeApi({
    ...WITH_SUBMISSIONS,
    'GET /api/section/:id': () => json(section),
    'GET /api/submission': () => json({ submissions: [] }),
    'GET /api/submission/draft/:id': () => json({ now: 0, draft: null }),
    'PUT /api/submission/draft/:id': ({ body }) => json({ now: 0, draft: body }),
    'POST /api/submission': () => json(buildSubmission()),
    ...handlers,
  });
  return { api, user: renderApp(at, { token }) };
}
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
const handInButton = () => screen.findByRole('button', { name: 'Hand in' });
async function confirm(user: ReturnType<typeof open>['user']) {
  await user.click(await handInButton());
  const dialog = await screen.findByRole('dialog', { name: 'Hand in this text?' });
  await user.click(within(dialog).getByRole('button', { name: 'Hand in' }));
}

/** Waits until all code is loaded and shown. */
const settle = () => act(() => vi.dynamicImportSettled());

describe('nothing of it is shown', () => {
  it('where submissions are off', async () => {
    open({ 'GET /api/config': () => json({ ...PUBLIC_CONFIG, submissions: false }) });
    await box();
    await settle();
    expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'My feedback' })).toBeNull();
  });

  it('to a guest', async () => {
    open({}, null);
    await box();
    await settle();
    expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
  });
});

it('saves the text on the server while it is written, and hands in that draft', async () => {
  const { api, user } = open();
  await handInButton();
  await user.type(await box(), 'Towns');
  expect(screen.queryByText('Your text is saved on this device only.')).toBeNull();
  await waitFor(() => expect(api.made('PUT /api/submission/draft/:id')).toHaveLength(1), { timeout: 3000 });
  const [saved] = api.made('PUT /api/submission/draft/:id');
  expect(saved?.body).toMatchObject({ text: { value: 'Towns' }, pasted_words: 0 });
  expect(await screen.findByText('Saved')).toBeTruthy();
  await confirm(user);
  await screen.findByRole('link', { name: 'Read your text' });
  expect(api.made('POST /api/submission')[0]?.body).toEqual({
    ...(saved?.body as { id: string }), // what the fake server received
    sectionID: SECTION_ID,
    text: 'Towns',
  });
});

it('opens with the text that another device saved', async () => {
  const text = { value: 'Written on a phone', at: 5 };
  open({
    'GET /api/submission/draft/:id': () => json({ now: 9, draft: { id: SUBMISSION_ID, text, pasted_words: 0 } }),
  });
  await waitFor(async () => expect((await box()).value).toBe('Written on a phone'));
});

it('saves nothing of a preview, and offers no handing in there', async () => {
  const { api } = open({ 'GET /api/user': () => json({ ...LEARNER, role: 'admin' }) }, 'abc', `${AT}?preview=yes`);
  await box();
  await settle();
  expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
  expect(api.made('GET /api/submission/draft/:id')).toEqual([]);
});

it('hands in the text once confirmed, with its pasted words, and empties the box', async () => {
  const { api, user } = open();
  await user.type(await box(), 'Towns ');
  await user.paste('grow quickly');
  await user.click(await handInButton());
  const dialog = await screen.findByRole('dialog', { name: 'Hand in this text?' });
  expect(within(dialog).getByText(/Words: 3\. At least 250 words are advised for this task/)).toBeTruthy();
  expect(api.made('POST /api/submission')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Hand in' }));
  const link = await screen.findByRole('link', { name: 'Read your text' });
  expect(link.getAttribute('href')).toBe(`/feedback/${SUBMISSION_ID}`);
  expect(api.made('POST /api/submission').map(({ body }) => body)).toEqual([
    { id: expect.any(String), sectionID: SECTION_ID, text: 'Towns grow quickly', pasted_words: 2 },
  ]);
  expect((await box()).value).toBe('');
  expect(localStorage.getItem(DRAFT)).toBe('');
});

it('leaves the question open when the window becomes narrow and shows tabs', async () => {
  const { matchMedia } = globalThis;
  const narrow = Object.assign(new EventTarget(), { matches: false, media: NARROW_SCREEN });
  vi.stubGlobal('matchMedia', (query: string) => (query === NARROW_SCREEN ? narrow : matchMedia(query)));
  const { user } = open();
  await user.type(await box(), TEXT);
  await user.click(await handInButton());
  await screen.findByRole('dialog', { name: 'Hand in this text?' });
  act(() => {
    narrow.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
  });
  await screen.findByRole('tab', { name: 'Your answer', hidden: true });
  expect(await screen.findByRole('dialog', { name: 'Hand in this text?' })).toBeTruthy();
});

it('repeats a call without a response with the same id, also after a reload [D180]', async () => {
  const { api, user } = open({ 'POST /api/submission': offline });
  await user.type(await box(), TEXT);
  await confirm(user);
  expect(await screen.findByText(/Not handed in yet/)).toBeTruthy();
  expect((await box()).readOnly).toBe(true);
  const [first] = api.made('POST /api/submission');
  cleanup();
  const { api: later } = open();
  await screen.findByRole('link', { name: 'Read your text' });
  expect(later.made('POST /api/submission')[0]?.body).toEqual(first?.body);
});

it('shows why a text was refused, and leaves it in the box', async () => {
  const { user } = open({ 'POST /api/submission': () => failure(429, 'too_many_requests', 'Hand in again tomorrow.') });
  await user.type(await box(), TEXT);
  await confirm(user);
  expect(await screen.findByText('Hand in again tomorrow.')).toBeTruthy();
  await waitFor(async () => expect((await box()).readOnly).toBe(false));
  expect((await box()).value).toBe(TEXT);
});

it('shows the last text of the task, and the comments on it for writing it again', async () => {
  open({
    'GET /api/submission': () => json({ submissions: [buildSummary({ state: 'assessed', band: 6.25 })] }),
    'GET /api/submission/:id': () => json(buildSubmission(ASSESSED)),
  });
  expect(await screen.findByText('Assessed: Band 6.25')).toBeTruthy();
  expect(await screen.findByText('Comments on your last text')).toBeTruthy();
  expect(screen.getByText('Check each verb.')).toBeTruthy();
});
