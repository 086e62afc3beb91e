import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SECTION_ID } from '../../../../testing/build-section.ts';
import { SUBMISSION_ID } from '../../../../testing/build-submission.ts';
import { json, PUBLIC_CONFIG, type Handler } from '../../../../testing/fake-api.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { FakeRecorder, setVisibility } from '../testing/fake-browser.ts';
import { buildSpeaking, installRecorder, speakingApi } from '../testing/speaking-section.ts';

const AT = `/speaking/${SECTION_ID}`;

function open(handlers: Readonly<Record<string, Handler>> = {}, part: Parameters<typeof installRecorder>[0] = {}) {
  installRecorder(part);
  const api = speakingApi(handlers);
  return { api, user: renderApp(AT, { token: 'abc' }) };
}
const press = async (user: ReturnType<typeof open>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const refusing = { devices: { getUserMedia: () => Promise.reject(new DOMException('No', 'NotAllowedError')) } };

afterEach(() => void vi.useRealTimers());

it('records answers one by one, and hands them in once confirmed', async () => {
  const { api, user } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bridges' })).toBeTruthy();
  expect(screen.getByText('Where do you live?')).toBeTruthy();
  expect(screen.getByText('Speak for up to 30 seconds.')).toBeTruthy();
  await press(user, 'Record');
  expect(await screen.findByText('Recording has started. Speak now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Question 2/ }).hasAttribute('disabled')).toBe(true);
  await press(user, 'Stop');
  expect(await screen.findByRole('button', { name: 'Play your answer to question 1' })).toBeTruthy();
  expect(await screen.findByText('Saved')).toBeTruthy();
  await press(user, 'Next question');
  expect(await screen.findByText('Describe a bridge.')).toBeTruthy();
  await press(user, 'Hand in');
  const dialog = await screen.findByRole('dialog', { name: 'Hand in these recordings?' });
  expect(within(dialog).getByText(/^1 question has no answer\./)).toBeTruthy();
  expect(api.made('POST /api/submission/recordings')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Hand in' }));
  const link = await screen.findByRole('link', { name: 'Open your recordings' });
  expect(link.getAttribute('href')).toBe(`/feedback/${SUBMISSION_ID}`);
});

it('gives time to prepare with notes, then records by itself and stops after the time of the question', async () => {
  const prompts = [{ text: 'A bridge', part: 2, prepare: 60, answer: 120 }];
  // React schedules its work by the other clocks. The app compares these two, so it begins with both.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'], shouldAdvanceTime: true });
  const { user } = open({ 'GET /api/section/:id': () => json(buildSpeaking({ prompts })) });
  await screen.findByText('You have 1 minute to prepare. Then speak for up to 2 minutes.');
  await press(user, 'Start preparing');
  await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'built in 1900');
  expect(screen.getByText('Preparation has started.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(await screen.findByText('Recording has started. Speak now.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('built in 1900');
  await act(() => vi.advanceTimersByTimeAsync(121_000));
  expect(await screen.findByRole('button', { name: 'Record again' })).toBeTruthy();
});

describe('a microphone that cannot be used', () => {
  it.each([
    ['refused', refusing, /^The microphone is blocked for this site\. Allow it/],
    [
      'missing',
      { devices: { getUserMedia: () => Promise.reject(new DOMException('', 'NotFoundError')) } },
      /^No microphone was found\. Connect one/,
    ],
    ['unsupported', { Recorder: undefined }, /^This browser cannot record\. Use a current version/],
    ['insecure', { isSecure: false }, /address does not begin with https/],
  ] as const)('is explained, with the step to take: %s', async (_, part, text) => {
    const { user } = open({}, part);
    await press(user, 'Check the microphone');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Upload a file instead' })).toBeTruthy();
  });

  it('is replaced by an uploaded file', async () => {
    const { api, user } = open({}, refusing);
    await press(user, 'Record');
    expect(await screen.findByText(/^The microphone is blocked/)).toBeTruthy();
    await user.upload(screen.getByLabelText('Upload a file instead', { selector: 'input' }), new File(['x'], 'a.mp3'));
    expect(await screen.findByText('Recorded: 0:20')).toBeTruthy();
    await waitFor(() => expect(api.made('POST /api/recording/:id/finish')).toHaveLength(1));
  });
});

it('says that a recording stopped with the page in the background, and saves what was said', async () => {
  const { user } = open();
  await press(user, 'Record');
  await screen.findByText('Recording has started. Speak now.');
  act(() => FakeRecorder.current?.give('one'));
  act(() => setVisibility('hidden'));
  expect(await screen.findByText(/^The recording stopped because you went to another tab/)).toBeTruthy();
  expect(screen.getByText(/^The recording stopped/).textContent).toMatch(/You can hand it in or record it again/);
  expect(screen.getByRole('button', { name: 'Record again' })).toBeTruthy();
});

it('says that the microphone hears the learner', async () => {
  const { user } = open();
  await press(user, 'Check the microphone');
  expect(await screen.findByText('The microphone is working.')).toBeTruthy();
});

it('says before the recording that the limit of the day is reached', async () => {
  const message = 'You have recorded as much as you can today.';
  const { user } = open({
    'POST /api/recording': () =>
      Response.json({ code: 'too_many_requests', message }, { status: 429, headers: { 'retry-after': '40000' } }),
  });
  await press(user, 'Record');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy();
});

it.each([
  ['submissions are off', { 'GET /api/config': () => json({ ...PUBLIC_CONFIG, submissions: false }) }],
  ['the section is not spoken', { 'GET /api/section/:id': () => json(buildSpeaking({ skill: 'reading' })) }],
])('has no page where %s', async (_, handlers) => {
  open(handlers);
  expect(await screen.findByText('This Speaking task is not available')).toBeTruthy();
});

it('asks a guest to sign in', async () => {
  installRecorder();
  speakingApi();
  renderApp(AT);
  expect(
    await screen.findByText('Sign in to record your answers. What you hand in is saved in your account.'),
  ).toBeTruthy();
});
