import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@bandwise/ui/query/query-client.ts';
import { replaceProperty } from '@bandwise/ui/testing/replace-property.ts';
import { useState, type ReactNode } from 'react';
import { AppServices } from '../../../testing/app-services.tsx';
import { failure, fakeApi, json } from '../../../testing/fake-api.ts';
import { AudioPlayer } from './audio-player.tsx';

const play = vi.fn<() => Promise<void>>();

/** Something that jsdom's element, which plays nothing, then says of itself. */
const says = (
  element: HTMLMediaElement,
  part: Partial<Record<'duration' | 'readyState' | 'paused' | 'error', unknown>>,
) => {
  for (const [name, value] of Object.entries(part)) Object.defineProperty(element, name, { value, configurable: true });
};

function Page({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AppServices>{children}</AppServices>
    </QueryClientProvider>
  );
}

/** A recording whose browser says that it takes 60 seconds. */
function open(source = '/part.mp3') {
  const { container } = render(
    <Page>
      <AudioPlayer source={source} />
    </Page>,
  );
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('No audio element');
  says(audio, { duration: 60 });
  fireEvent(audio, new Event('durationchange'));
  const start = () => {
    says(audio, { paused: false });
    fireEvent(audio, new Event('play'));
  };
  return { audio, start, user: userEvent.setup() };
}

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = () => undefined;
});

describe('an element that does not tell again of itself', () => {
  const saying = (part: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(part)) {
      replaceProperty(HTMLMediaElement.prototype, name, { get: () => value });
    }
    render(
      <Page>
        <AudioPlayer source="/part.mp3" />
      </Page>,
    );
  };

  it('has a length, and can be moved to any place of it', () => {
    saying({ duration: 60, readyState: 4 });
    expect(screen.getByText('00:00 / 01:00')).toBeTruthy();
    const seek = screen.getByRole('slider', { name: 'Position' });
    expect(seek.getAttribute('max')).toBe('60');
    fireEvent.change(seek, { target: { value: '30' } });
    expect(screen.getByText('00:30 / 01:00')).toBeTruthy();
  });

  // As Safari's engine does: all events of a recording's head come while its length is still said to be 0.
  it('learns its length only after it has told of it', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { audio } = open();
    says(audio, { duration: 0, readyState: 4 });
    fireEvent(audio, new Event('durationchange'));
    fireEvent(audio, new Event('loadedmetadata'));
    expect(screen.getByText('00:00 / 00:00')).toBeTruthy();
    says(audio, { duration: 60 });
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByText('00:00 / 01:00')).toBeTruthy();
  });

  it.each([
    ['ten seconds after it last told of anything', null, 11_000],
    ['once it has failed', { code: 3 }, 0],
  ])('is not asked for its length any more %s, until it tells', (_, error, ms) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { audio } = open();
    says(audio, { duration: 0, readyState: 4, error });
    fireEvent(audio, new Event('durationchange'));
    act(() => void vi.advanceTimersByTime(ms));
    says(audio, { duration: 60 });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('00:00 / 00:00')).toBeTruthy();
    fireEvent(audio, new Event('durationchange'));
    expect(screen.getByText('00:00 / 01:00')).toBeTruthy();
  });

  it('plays already', () => {
    saying({ paused: false });
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('has failed already', () => {
    saying({ error: { code: 4 } });
    expect(screen.getByText(/^The recording could not be loaded\. Check your connection/)).toBeTruthy();
  });
});

describe('starting', () => {
  it('plays by itself where the browser lets it [D17]', () => {
    const { start } = open();
    expect(play).toHaveBeenCalledTimes(1);
    start();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('offers Play and says why where the browser refuses [L8-26 D17]', async () => {
    play.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
    const { start, user } = open();
    expect(await screen.findByText('Press Play to start the recording.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(play).toHaveBeenCalledTimes(2);
    start();
    expect(screen.queryByText('Press Play to start the recording.')).toBeNull();
  });

  it('says when the recording does not arrive', () => {
    const { audio } = open();
    says(audio, { error: { code: 2 } });
    fireEvent(audio, new Event('error'));
    expect(screen.getByText(/^The recording could not be loaded\. Check your connection/)).toBeTruthy();
  });
});

it('offers six speeds and plays at the chosen one [L2-101 L9-9]', async () => {
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
])('goes with %s from %i to %i [L2-102 L9-9]', async (name, from, to) => {
  const { audio, user } = open();
  audio.currentTime = from;
  fireEvent(audio, new Event('timeupdate'));
  await user.click(screen.getByRole('button', { name }));
  expect(audio.currentTime).toBe(to);
});

it('sets the volume from 0 to 1 in steps of 0.01 [L2-103 L9-9]', () => {
  const { audio } = open();
  const volume = screen.getByRole('slider', { name: 'Volume' });
  expect(['min', 'max', 'step'].map((name) => volume.getAttribute(name))).toEqual(['0', '1', '0.01']);
  fireEvent.change(volume, { target: { value: '0.37' } });
  expect(audio.volume).toBe(0.37);
});

it('keeps the volume for the next recording', () => {
  const first = open();
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '0.35' } });
  expect(first.audio.volume).toBe(0.35);
  cleanup();
  expect(open().audio.volume).toBe(0.35);
  expect(screen.getByRole('slider', { name: 'Volume' }).getAttribute('aria-valuetext')).toBe('35%');
});

describe('the length', () => {
  const STORED = '/api/media/7f3c1d1e-8a54-4b6c-9d2f-0123456789ab';
  const CALL = 'GET /api/media/:id/length';

  it.each([
    ['longer', 365, '00:00 / 06:05', '365'],
    ['shorter', 11, '00:00 / 00:11', '11'],
  ])(
    'is what the server measured, where that is %s than the browser guesses [D160]',
    async (_, seconds, clock, end) => {
      fakeApi({ [CALL]: () => json({ seconds }) });
      const { audio } = open(STORED);
      expect(await screen.findByText(clock)).toBeTruthy();
      const seek = screen.getByRole('slider', { name: 'Position' });
      expect(seek.getAttribute('max')).toBe(end);
      expect(seek.getAttribute('aria-valuetext')).toContain(clock.slice(-5));
      // A browser that learns more says so again, and the measured length stays.
      says(audio, { duration: 61 });
      fireEvent(audio, new Event('durationchange'));
      expect(screen.getByText(clock)).toBeTruthy();
    },
  );

  it.each([
    ['nothing could be measured', () => json({ seconds: null })],
    ['the file is not there', () => failure(404, 'not_found', 'File not found.')],
  ])('is what the browser says while %s', async (_, answer) => {
    const api = fakeApi({ [CALL]: answer });
    open(STORED);
    await waitFor(() => expect(api.made(CALL)).toHaveLength(1));
    expect(screen.getByText('00:00 / 01:00')).toBeTruthy();
  });

  it('of a recording that is stored elsewhere is not requested', () => {
    const api = fakeApi();
    open('https://media.example.com/part.mp3');
    expect(screen.getByText('00:00 / 01:00')).toBeTruthy();
    expect(api.made(CALL)).toEqual([]);
  });
});
