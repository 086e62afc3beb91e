import type { HandedInRecording, SubmissionDetail } from '@bandwise/api-contract/learner';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildListItem, SECTION_ID } from '../../testing/build-section.ts';
import {
  buildSubmission,
  buildSummary,
  FEEDBACK,
  SUBMISSION_ID,
  WITH_SUBMISSIONS,
} from '../../testing/build-submission.ts';
import { failure, fakeApi, json, type Handler } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const RECORDINGS = ['00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d2'] as const;
const SPEECH = { seconds: 65, speaking: 40.5, pauses: 3, pauseSeconds: 6 };
const AUDIO = 'GET /api/recording/:id/audio';

const recording = (id: string, index: number): HandedInRecording => ({
  id,
  sectionID: SECTION_ID,
  title: 'Bridges',
  index,
  prompt: { text: `<p>Question ${index + 1}?</p>`, part: 1, prepare: 0, answer: 30 },
  content_type: 'audio/webm',
  seconds: 65,
  figures: SPEECH,
});
const comment = (recordingID: string, start: number, text: string) => ({
  id: `00000000-0000-4000-8000-0000000000${start}`,
  kind: 'pronunciation' as const,
  recordingID,
  start,
  end: start,
  text,
  correction: null,
});

const SPOKEN: Partial<SubmissionDetail> = {
  skill: 'speaking',
  task: 'speaking',
  title: 'Bridges',
  words: 0,
  seconds: 130,
  text: '',
  figures: null,
  criteria: ['fluency', 'vocabulary', 'grammar', 'pronunciation'],
  recordings: RECORDINGS.map(recording),
  speech: { seconds: 130, speaking: 81, pauses: 6, pauseSeconds: 12 },
};
const ASSESSED: Partial<SubmissionDetail> = {
  ...SPOKEN,
  state: 'assessed',
  band: 6.5,
  feedback: {
    ...FEEDBACK,
    bands: { fluency: 6, vocabulary: 7, grammar: 6, pronunciation: 7 },
    band: 6.5,
    comments: [
      comment(RECORDINGS[1], 42, 'The last sound is missing.'),
      comment(RECORDINGS[0], 31, 'A long pause.'),
      comment(RECORDINGS[0], 12, 'Good stress.'),
    ],
  },
};

const play = vi.fn<() => Promise<void>>();

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = () => undefined;
  URL.createObjectURL = () => 'blob:answer';
  URL.revokeObjectURL = () => undefined;
});

function open(part: Partial<SubmissionDetail> = ASSESSED, handlers: Readonly<Record<string, Handler>> = {}) {
  const api = fakeApi({
    ...WITH_SUBMISSIONS,
    'GET /api/submission': () => json({ submissions: [] }),
    'GET /api/submission/:id': () => json(buildSubmission(part)),
    [AUDIO]: () => new Response('sound', { headers: { 'content-type': 'audio/webm' } }),
    ...handlers,
  });
  return { api, user: renderApp(`/feedback/${SUBMISSION_ID}`, { token: 'abc' }) };
}

it('shows each recording with its question, the figures and the model answer', async () => {
  open();
  const first = await screen.findByRole('region', { name: 'Answer 1' });
  expect(within(first).getByText('Question 1?')).toBeTruthy();
  expect(within(first).getByText('0:00 / 1:05')).toBeTruthy();
  const figures = screen.getByRole('region', { name: 'Figures' });
  expect(figures.textContent).toMatch(/Length\s*2:10/);
  expect(figures.textContent).toMatch(/Pauses longer than a second\s*6/);
  expect(screen.getByText('A model of an answer.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Record again' }).getAttribute('href')).toBe(`/speaking/${SECTION_ID}`);
});

it('offers to take a whole test again after one', async () => {
  const later = buildListItem({ id: RECORDINGS[0], exam_id: 'bridges' });
  const recordings = [recording(RECORDINGS[0], 0), { ...recording(RECORDINGS[1], 0), sectionID: later.id }];
  const list = [buildListItem({ id: SECTION_ID, exam_id: 'bridges' }), later];
  open({ ...SPOKEN, recordings }, { 'GET /api/exam/list/part/speaking': () => json({ sections: list }) });
  const again = await screen.findByRole('link', { name: 'Take the whole test again' });
  await waitFor(() => expect(again.getAttribute('href')).toBe('/speaking/test/bridges'));
});

it('leads from the timeline to a comment and from a comment to its second, in the recording it belongs to', async () => {
  const { user } = open();
  const first = await screen.findByRole('region', { name: 'Answer 1' });
  const marks = within(first).getByRole('group', { name: 'Comments on the timeline' });
  expect(
    within(marks)
      .getAllByRole('button')
      .map((mark) => mark.getAttribute('aria-label')),
  ).toEqual(['Comment 1 at 0:12', 'Comment 2 at 0:31']);
  await user.click(within(marks).getByRole('button', { name: 'Comment 2 at 0:31' }));
  const back = within(first).getByRole('button', { name: 'Go to 0:31, comment 2' });
  expect(document.activeElement).toBe(back);
  expect(back.closest('li')?.textContent).toContain('A long pause.');
  await user.click(within(first).getByRole('button', { name: 'Go to 0:12, comment 1' }));
  expect(within(first).getByText('0:12 / 1:05')).toBeTruthy();
});

it('loads a recording when it is first played, by a call of the signed-in learner', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Play answer 2' }));
  expect(api.made(AUDIO).map(({ id, headers }) => [id, headers['authorization']])).toEqual([
    [RECORDINGS[1], 'Bearer abc'],
  ]);
});

it('says that a recording could not be loaded, and loads it again', async () => {
  const { api, user } = open(ASSESSED, { [AUDIO]: () => failure(404, 'not_found', 'Not found') });
  await user.click(await screen.findByRole('button', { name: 'Play answer 1' }));
  expect(await screen.findByText('The recording could not be loaded.')).toBeTruthy();
  const before = api.made(AUDIO).length;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(api.made(AUDIO).length).toBeGreaterThan(before);
});

it('says what happens next before the assessment', async () => {
  open({ ...SPOKEN, state: 'handed_in' });
  expect(await screen.findByText(/^Your recordings are waiting to be assessed/)).toBeTruthy();
});

it('lists recordings among the texts, with their length', async () => {
  fakeApi({
    ...WITH_SUBMISSIONS,
    'GET /api/submission': () =>
      json({ submissions: [buildSummary({ title: 'Bridges', skill: 'speaking', words: 0, seconds: 130 })] }),
  });
  renderApp('/feedback', { token: 'abc' });
  expect(await screen.findByText('Recording: 2:10')).toBeTruthy();
});
