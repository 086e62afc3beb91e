import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildListItem, SECTION_ID } from '../../../../testing/build-section.ts';
import { SUBMISSION_ID } from '../../../../testing/build-submission.ts';
import { json, LEARNER, type Handler } from '../../../../testing/fake-api.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { FakeRecorder, setVisibility } from '../testing/fake-browser.ts';
import { buildSpeaking, installRecorder, speakingApi } from '../testing/speaking-section.ts';

const EXAM = '00000000-0000-4000-8000-000000000002';
const SITTING = '00000000-0000-4000-8000-0000000000c1';
const OTHER = '00000000-0000-4000-8000-000000000003';

function open(handlers: Readonly<Record<string, Handler>> = {}, part: Parameters<typeof installRecorder>[0] = {}) {
  installRecorder(part);
  const api = speakingApi({
    'GET /api/exam/list/part/speaking': () =>
      json({
        sections: [
          buildListItem({ id: OTHER, exam_id: EXAM, part_number: 2 }),
          buildListItem({ id: SECTION_ID, exam_id: EXAM, part_number: 1 }),
          buildListItem({ part_number: 1, exam_id: OTHER }),
        ],
      }),
    'GET /api/section/:id': ({ id }) =>
      json(
        id === OTHER
          ? buildSpeaking({ id, part_number: 2, prompts: [{ text: 'A card', part: 2, prepare: 60, answer: 120 }] })
          : buildSpeaking({ prompts: [{ text: 'Your street', part: 1, prepare: 0, answer: 30 }] }),
      ),
    ...handlers,
  });
  return { api, user: renderApp(`/speaking/test/${EXAM}?sitting=${SITTING}`, { token: 'abc' }) };
}

async function start(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'Check the microphone' }));
  await screen.findByText('The microphone is working.');
  await user.click(screen.getByRole('button', { name }));
}

afterEach(() => void vi.useRealTimers());

it('asks every question once in its times, and hands in by itself at the end [D192]', async () => {
  // React schedules its work by the other clocks. The app compares these two, so it begins with both.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'], shouldAdvanceTime: true });
  const { api, user } = open();
  expect(await screen.findByText('2 questions, about 4 minutes.')).toBeTruthy();
  await start(user, 'Start the test');
  expect(await screen.findByText('Your street')).toBeTruthy();
  expect(await screen.findByText('Recording has started. Speak now.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByText('A card')).toBeTruthy();
  expect(await screen.findByText('Preparation has started.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /again|Play/ })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await user.click(await screen.findByRole('button', { name: 'I have finished' }));
  const link = await screen.findByRole('link', { name: 'Open your recordings' });
  expect(link.getAttribute('href')).toBe(`/feedback/${SUBMISSION_ID}`);
  expect(api.made('POST /api/recording').map(({ body }) => body)).toMatchObject([
    { sectionID: SECTION_ID, prompt: 0 },
    { sectionID: OTHER, prompt: 0 },
  ]);
  expect(api.made('POST /api/submission/recordings')[0]?.body).toMatchObject({
    recordings: [expect.any(String), expect.any(String)],
    sittingID: SITTING,
  });
});

it('plays the recording of a question once, without its text, and shows the text if it cannot be played', async () => {
  const prompts = [{ text: 'Your street', part: 1, prepare: 0, answer: 30, audio_url: '/api/media/street.mp3' }];
  const play = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  HTMLMediaElement.prototype.play = play;
  const { user } = open({ 'GET /api/section/:id': ({ id }) => json(buildSpeaking({ id, prompts })) });
  await start(user, 'Start the test');
  expect((await screen.findAllByText('Listen to the question.')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Your street')).toBeNull();
  play.mockRejectedValue(new DOMException('No', 'NotSupportedError'));
  act(() => void document.querySelector('audio')?.dispatchEvent(new Event('ended')));
  await user.click(await screen.findByRole('button', { name: 'I have finished' }));
  expect(await screen.findByText('Your street')).toBeTruthy();
  expect(await screen.findByText('Recording has started. Speak now.')).toBeTruthy();
});

it('continues with the next question after an interruption', async () => {
  const { user } = open();
  await start(user, 'Start the test');
  await screen.findByText('Your street');
  act(() => FakeRecorder.current?.give('one'));
  act(() => setVisibility('hidden'));
  expect(await screen.findByText('The test was interrupted')).toBeTruthy();
  act(() => setVisibility('visible'));
  await user.click(screen.getByRole('button', { name: 'Continue with the next question' }));
  expect(await screen.findByText('A card')).toBeTruthy();
});

it('continues after a reload behind the last question that was asked', async () => {
  const { user } = open();
  await start(user, 'Start the test');
  await screen.findByText('Your street');
  act(() => FakeRecorder.current?.give('one'));
  await waitFor(() => expect(localStorage.getItem(localStorage.key(0) ?? '')).toBeTruthy());
  cleanup();
  const later = open();
  expect(await screen.findByText(/^You have been asked 1 of 2 questions\./)).toBeTruthy();
  await start(later.user, 'Continue the test');
  expect(await screen.findByText('A card')).toBeTruthy();
});

it('takes files without a microphone, question by question, and hands them in', async () => {
  const getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
  const { api, user } = open({}, { devices: { getUserMedia } });
  await user.click(await screen.findByRole('button', { name: 'Check the microphone' }));
  expect(await screen.findByText(/^No microphone was found.*upload a file instead/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Upload files instead' }));
  for (const question of ['Your street', 'A card']) {
    expect(await screen.findByText(question)).toBeTruthy();
    await user.upload(screen.getByLabelText('Upload a file instead', { selector: 'input' }), new File(['x'], 'a.mp3'));
    expect(await screen.findByText('Recorded: 0:20')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I have finished' }));
  }
  expect(await screen.findByRole('link', { name: 'Open your recordings' })).toBeTruthy();
  expect(api.made('POST /api/submission/recordings')[0]?.body).toMatchObject({
    recordings: [expect.any(String), expect.any(String)],
  });
});

it('names at the end an answer that the browser has lost, and asks its question again', async () => {
  const stored = { type: 'audio/webm', chunks: 1, ms: 3000, end: 'stopped' };
  const answers = {
    [`${SECTION_ID} 0`]: { ...stored, recordingId: SITTING, isCreated: false, sent: 0, isFinished: false },
    [`${OTHER} 0`]: { ...stored, recordingId: OTHER, isCreated: true, sent: 1, isFinished: true },
  };
  const draft = { id: SUBMISSION_ID, answers, questionCount: 2, isHandedIn: true };
  localStorage.setItem(`speaking:${LEARNER.id}:${EXAM}`, JSON.stringify(draft));
  const { api, user } = open();
  expect(await screen.findByText(/^Your answer to question 1 is no longer on this device/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Hand in' })).toBeTruthy();
  expect(api.made('POST /api/submission/recordings')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Answer question 1 again' }));
  expect(await screen.findByText('Your street')).toBeTruthy();
  await screen.findByText('Recording has started. Speak now.');
  act(() => FakeRecorder.current?.give('again'));
  await user.click(await screen.findByRole('button', { name: 'I have finished' }));
  expect(await screen.findByRole('link', { name: 'Open your recordings' })).toBeTruthy();
});

it('says that there is no such test', async () => {
  open({ 'GET /api/exam/list/part/speaking': () => json({ sections: [] }) });
  expect(await screen.findByText('Speaking test not found')).toBeTruthy();
});
