import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildSection, SECTION_ID } from '../../../testing/build-section.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answerAttempts } from '../testing/answer-attempts.ts';

beforeEach(() => {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => undefined;
});

async function open(
  audio_url: string | null = '/api/media/part.mp3',
  handlers = answerAttempts(SECTION_ID, null).handlers,
) {
  fakeApi({
    ...handlers,
    'GET /api/section/:id': () => json(buildSection({ skill: 'listening', audio_url })),
  });
  renderApp(`/practice/listening/part1/${SECTION_ID}`, { token: 'abc' });
  await screen.findByText('Listen and answer questions 1–3.', {}, { timeout: 10_000 });
}

it('plays the part’s recording [L2-79 L2-97 L2-98]', async () => {
  await open();
  const player = screen.getByRole('group', { name: 'Recording' });
  expect(player.querySelector('audio')?.getAttribute('src')).toBe('/api/media/part.mp3');
});

it('has no clock and no passage [L2-99 L4-20]', async () => {
  await open();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText('The harbour was quiet.', { selector: 'p' })).toBeNull();
  expect(screen.queryByRole('separator')).toBeNull();
});

it('is continued with its answers, and without a clock', async () => {
  const { attempts, handlers } = answerAttempts(SECTION_ID, null);
  attempts.save(attempts.start(false).id, { '1': { value: 'TRUE', at: Date.now() } });
  await open(null, handlers);
  expect(await screen.findByText('You are continuing where you left off. Your answers were saved.')).toBeTruthy();
});

it('can be answered without a recording', async () => {
  await open(null);
  expect(screen.queryByRole('group', { name: 'Recording' })).toBeNull();
  expect(screen.getAllByRole('radio', { name: 'TRUE' }).length).toBe(2);
});
