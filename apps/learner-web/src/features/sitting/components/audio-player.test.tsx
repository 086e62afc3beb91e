import { ThemeProvider } from '@bandwise/ui/theme/theme-provider.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AudioPlayer } from './audio-player.tsx';

const play = vi.fn<() => Promise<void>>();

/** A recording of 60 seconds, which jsdom does not play: the element only says that it does. */
function open() {
  const { container } = render(
    <ThemeProvider>
      <AudioPlayer source="/part.mp3" />
    </ThemeProvider>,
  );
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('No audio element');
  Object.defineProperty(audio, 'duration', { value: 60, configurable: true });
  fireEvent(audio, new Event('durationchange'));
  return { audio, user: userEvent.setup() };
}

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = () => undefined;
});

describe('starting', () => {
  it('plays by itself where the browser lets it', () => {
    const { audio } = open();
    expect(play).toHaveBeenCalledTimes(1);
    fireEvent(audio, new Event('play'));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('offers Play and says why where the browser refuses', async () => {
    play.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
    const { audio, user } = open();
    expect(await screen.findByText('Press Play to start the recording.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(play).toHaveBeenCalledTimes(2);
    fireEvent(audio, new Event('play'));
    expect(screen.queryByText('Press Play to start the recording.')).toBeNull();
  });

  it('says when the recording does not arrive', () => {
    const { audio } = open();
    fireEvent(audio, new Event('error'));
    expect(screen.getByText('The recording could not be loaded.')).toBeTruthy();
  });
});

it('offers six speeds and plays at the chosen one', async () => {
  const { audio, user } = open();
  const speed = screen.getByRole('combobox', { name: 'Speed' });
  const offered = screen.getAllByRole('option').map((option) => option.textContent);
  expect(offered).toEqual(['0.5x', '0.75x', '1x', '1.25x', '1.5x', '2x']);
  await user.selectOptions(speed, '1.5x');
  expect(audio.playbackRate).toBe(1.5);
});

it.each([
  ['Forward 10 seconds', 20, 30],
  ['Back 10 seconds', 20, 10],
  ['Back 10 seconds', 4, 0],
  ['Forward 10 seconds', 55, 60],
])('goes with %s from %i to %i', async (name, from, to) => {
  const { audio, user } = open();
  audio.currentTime = from;
  fireEvent(audio, new Event('timeupdate'));
  await user.click(screen.getByRole('button', { name }));
  expect(audio.currentTime).toBe(to);
});

it('sets the volume from 0 to 1 in steps of 0.01', () => {
  const { audio } = open();
  const volume = screen.getByRole('slider', { name: 'Volume' });
  expect(['min', 'max', 'step'].map((name) => volume.getAttribute(name))).toEqual(['0', '1', '0.01']);
  fireEvent.change(volume, { target: { value: '0.37' } });
  expect(audio.volume).toBe(0.37);
});
