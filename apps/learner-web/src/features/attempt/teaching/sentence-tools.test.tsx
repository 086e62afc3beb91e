import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RecordingContext, useAttachedRecording, useRecordingState } from '../recording/recording-context.ts';
import { TranscriptPanel } from './transcript-panel.tsx';

const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
});

function Player() {
  const audio = useRef<HTMLAudioElement>(null);
  useAttachedRecording(audio);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- it plays nothing
  return <audio ref={audio} />;
}

const LINES = [
  { start: 10, end: 14, text: 'Fifty, Weaver Street.' },
  { start: 14, end: 18, text: 'Not fifteen.' },
];

function Stage() {
  return (
    <RecordingContext value={useRecordingState()}>
      <Player />
      <TranscriptPanel lines={LINES} evidence={[]} onClose={null} />
    </RecordingContext>
  );
}

function open() {
  const { container } = render(<Stage />);
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('No audio element');
  // jsdom's element plays nothing.
  let seconds = 0;
  const move = (next: number) => {
    seconds = next;
  };
  Object.defineProperty(audio, 'currentTime', { get: () => seconds, set: move });
  Object.defineProperty(audio, 'paused', { value: false });
  const reach = (position: number) => {
    move(position);
    fireEvent(audio, new Event('timeupdate'));
  };
  return { audio, reach, user: userEvent.setup() };
}

it('plays one sentence of a recording, and no more', async () => {
  const { audio, reach, user } = open();
  await user.click(screen.getByRole('button', { name: 'Play from 00:14' }));
  expect([audio.currentTime, play.mock.calls.length]).toEqual([14, 1]);
  reach(18.1);
  expect(pause).toHaveBeenCalledOnce();
});

it('repeats a sentence until that is switched off', async () => {
  const { audio, reach, user } = open();
  await user.click(screen.getByRole('button', { name: 'Repeat', pressed: false }));
  await user.click(screen.getByRole('button', { name: 'Play from 00:10' }));
  for (const _ of [1, 2]) {
    reach(14.1);
    expect([audio.currentTime, pause.mock.calls.length]).toEqual([10, 0]);
  }
  await user.click(screen.getByRole('button', { name: 'Repeat', pressed: true }));
  reach(14.1);
  expect(pause).toHaveBeenCalledOnce();
});

it('slows the recording down, and follows what else changes its speed', async () => {
  const { audio, user } = open();
  await user.click(screen.getByRole('button', { name: 'Slower (0.75×)', pressed: false }));
  expect(audio.playbackRate).toBe(0.75);
  await user.click(await screen.findByRole('button', { name: 'Slower (0.75×)', pressed: true }));
  expect(audio.playbackRate).toBe(1);
  audio.playbackRate = 0.75;
  expect(await screen.findByRole('button', { name: 'Slower (0.75×)', pressed: true })).toBeTruthy();
});
