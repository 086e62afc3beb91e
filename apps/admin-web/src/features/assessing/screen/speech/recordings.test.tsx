import { failure, json, type Handler } from '@bandwise/ui/testing/fake-api.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { buildReleased, buildSpoken, OWN_CLAIM, SUBMISSION_ID } from '../../testing/build-assessment.ts';

const SAVE = 'PUT /api/submission/:id/assessment';
const AUDIO = 'GET /api/recording/:id/audio';
const FIRST = '00000000-0000-4000-8000-0000000000d1';

beforeEach(() => {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => undefined;
  URL.createObjectURL = () => 'blob:answer';
  URL.revokeObjectURL = () => undefined;
});

const saved: Handler = ({ body }) => {
  const { revision } = body as { revision: number };
  return json({ revision: revision + 1, saved_at: '2026-11-28T09:01:00.000Z', claim: OWN_CLAIM });
};

async function open(assessment = buildSpoken({ claim: OWN_CLAIM })) {
  const api = fakeApi({
    'GET /api/submission/:id/assessment': () => json(assessment),
    [SAVE]: saved,
    [AUDIO]: () => new Response('sound', { headers: { 'content-type': 'audio/webm' } }),
  });
  const view = renderConsole(`/assessing/${SUBMISSION_ID}`);
  await screen.findByRole('region', { name: 'Recordings' });
  return { api, ...view };
}

const timeline = (answer: number) =>
  screen.getByRole<HTMLInputElement>('slider', { name: `Position in the recording of answer ${answer}` });

it('shows each recording with its prompt, our length and its figures, and loads it when it is played', async () => {
  const { api, user } = await open();
  const recordings = screen.getByRole('region', { name: 'Recordings' });
  expect(recordings.textContent).toContain('Answer 1, Part 1Where do you live?');
  expect(recordings.textContent).toContain('1:00 long, with 0:41 of speech and 3 pauses over one second');
  expect(recordings.textContent).toContain('1:35 long. The loudness was not measured');
  expect(screen.queryByRole('region', { name: 'Task' })).toBeNull();
  expect(screen.getByRole('radiogroup', { name: 'Pronunciation' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Figures' }).textContent).toContain('Pauses over one second3');
  expect(api.made(AUDIO)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Play the recording of answer 1' }));
  await waitFor(() => expect(api.made(AUDIO)).toHaveLength(1));
});

it('comments on the second where the player is, by keyboard, and leads back to it', async () => {
  const { api, user } = await open();
  fireEvent.change(timeline(1), { target: { value: '42.7' } });
  screen.getByRole('button', { name: 'Comment at 0:42' }).focus();
  await user.keyboard('{Enter}');
  const comment = await screen.findByRole('textbox', { name: 'Comment' });
  expect(screen.queryByRole('textbox', { name: /^Suggested correction/ })).toBeNull();
  await user.type(comment, 'The stress is on the first syllable.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Pronunciation');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(api.made(SAVE).at(-1)?.body).toMatchObject({
      comments: [{ kind: 'pronunciation', recordingID: FIRST, start: 42, end: 42, correction: null }],
    }),
  );
  fireEvent.change(timeline(1), { target: { value: '5' } });
  await user.click(screen.getByRole('button', { name: 'Go to Answer 1, 0:42' }));
  expect(timeline(1).value).toBe('42');
  await user.click(screen.getByRole('button', { name: 'Comment 1 at 0:42' }));
  expect(document.activeElement?.id).toMatch(/^comment-/);
});

it('numbers comments by recordings, then seconds, and shows them at released ones', async () => {
  const id = (end: number) => `00000000-0000-4000-8000-0000000000c${end}`;
  const at = (end: number, recordingID: string, start: number) =>
    ({ id: id(end), kind: 'praise', recordingID, start, end: start, text: `At ${start}`, correction: null }) as const;
  const comments = [at(1, FIRST.replace('d1', 'd2'), 3), at(2, FIRST, 50), at(3, FIRST, 7)];
  const bands = { fluency: 6, vocabulary: 6, grammar: 6, pronunciation: 7 };
  await open(buildSpoken({ released: [buildReleased({ bands, comments })] }));
  const marks = screen
    .getAllByRole('button', { name: /^Comment \d at/ })
    .map((mark) => mark.ariaLabel ?? mark.getAttribute('aria-label'));
  expect(marks).toEqual(['Comment 1 at 0:07', 'Comment 2 at 0:50', 'Comment 3 at 0:03']);
  const versions = within(screen.getByRole('region', { name: 'Released versions' }));
  expect(versions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Well doneAnswer 1, 0:07At 7',
    'Well doneAnswer 1, 0:50At 50',
    'Well doneAnswer 2, 0:03At 3',
  ]);
  expect(screen.queryByRole('button', { name: /^Comment at/ })).toBeNull();
});

it('says that a recording could not be loaded, and tries again', async () => {
  const { api, user } = await open();
  api.on(AUDIO, () => failure(404, 'not_found', 'Not found'));
  await user.click(screen.getByRole('button', { name: 'Play the recording of answer 1' }));
  expect(await screen.findByText('The recording could not be loaded.')).toBeTruthy();
  api.on(AUDIO, () => new Response('sound', { headers: { 'content-type': 'audio/webm' } }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('The recording could not be loaded.')).toBeNull());
});
