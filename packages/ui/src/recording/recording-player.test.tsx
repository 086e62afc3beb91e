import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clockTime } from './clock-time.ts';
import { RecordingPlayer, type PlayerCommands } from './recording-player.tsx';

const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
  URL.createObjectURL = () => 'blob:answer';
  URL.revokeObjectURL = () => undefined;
});

function open(part: Partial<Parameters<typeof RecordingPlayer>[0]> = {}) {
  const { container } = render(
    <RecordingPlayer name="Answer 1" recording={new Blob(['a'])} seconds={65.4} {...part} />,
  );
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('No audio element');
  /** The browser has read the head of the file. */
  const load = (duration = 65.4) => {
    Object.defineProperty(audio, 'duration', { value: duration, configurable: true });
    fireEvent(audio, new Event('loadedmetadata'));
  };
  const set = (name: 'error' | 'paused', value: unknown) =>
    Object.defineProperty(audio, name, { value, configurable: true });
  return { audio, set, load };
}

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [600, '10:00'],
  [3729, '1:02:09'],
  [-1, '0:00'],
])('writes %d seconds as %s', (seconds, text) => expect(clockTime(seconds)).toBe(text));

it('plays and pauses, and shows the measured length', async () => {
  const user = userEvent.setup();
  const { audio, set, load } = open();
  load();
  expect(screen.getByText('0:00 / 1:05')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Play Answer 1' }));
  expect(play).toHaveBeenCalledTimes(1);
  set('paused', false);
  fireEvent(audio, new Event('play'));
  await user.click(screen.getByRole('button', { name: 'Pause Answer 1' }));
  expect(pause).toHaveBeenCalledTimes(1);
});

it('reads a file without a length to its end and goes back before it is played', () => {
  const { audio, load } = open();
  load(Number.POSITIVE_INFINITY);
  expect(audio.currentTime).toBeGreaterThan(65);
  fireEvent(audio, new Event('timeupdate'));
  expect(screen.getByText('0:00 / 1:05')).toBeTruthy();
  fireEvent(audio, new Event('seeked'));
  expect(audio.currentTime).toBe(0);
});

it('leads from a mark on the timeline to its second, and by command', async () => {
  const onMark = vi.fn<(id: string) => void>();
  const ref = createRef<PlayerCommands>();
  const { audio, load } = open({ ref, onMark, marks: [{ id: 'a', second: 12, sign: '1', label: 'Comment 1' }] });
  load();
  await userEvent.click(screen.getByRole('button', { name: 'Comment 1' }));
  expect(audio.currentTime).toBe(12);
  expect(onMark).toHaveBeenCalledWith('a');
  act(() => ref.current?.goTo(500));
  expect(audio.currentTime).toBe(65.4);
  expect(ref.current?.position()).toBe(65.4);
});

it('is loaded when it is wanted, and then plays from the wanted second', async () => {
  const onWanted = vi.fn<() => void>();
  const marks = [{ id: 'a', second: 12, sign: '1', label: 'Comment 1' }];
  const player = (recording: Blob | null) => (
    <RecordingPlayer name="Answer 1" recording={recording} seconds={65} marks={marks} onWanted={onWanted} />
  );
  const { container, rerender } = render(player(null));
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('No audio element');
  await userEvent.click(screen.getByRole('button', { name: 'Comment 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play Answer 1' }));
  expect(onWanted).toHaveBeenCalled();
  expect(play).not.toHaveBeenCalled();
  rerender(player(new Blob(['a'])));
  Object.defineProperty(audio, 'duration', { value: 65 });
  fireEvent(audio, new Event('loadedmetadata'));
  expect(audio.currentTime).toBe(12);
  expect(play).toHaveBeenCalledTimes(1);
});

it('cannot be played before it is loaded', () => {
  open({ recording: null });
  expect(screen.getByRole('button', { name: 'Play Answer 1' }).hasAttribute('disabled')).toBe(true);
});

it('says that the browser cannot play the file', () => {
  const { audio, set } = open();
  set('error', { code: 4 });
  fireEvent(audio, new Event('error'));
  expect(screen.getByRole('alert').textContent).toMatch(/^This recording cannot be played/);
});
