import { locateAt, type Times } from '../../testing/locate.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecordingByClock, type Sound } from './recording-by-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const TIMES: Times = [
  { reading_seconds: 2, recording_seconds: 10, checking_seconds: 2 },
  { reading_seconds: 2, recording_seconds: 10, checking_seconds: 0 },
];

/** An element whose time advances with the clock while it plays. */
class FakeSound implements Sound {
  src = '';
  volume = 1;
  isRefused = false;
  readonly heard: string[] = [];
  #from = 0;
  #since: number | null = null;
  get paused() {
    return this.#since === null;
  }
  get currentTime() {
    return this.#from + (this.#since === null ? 0 : (Date.now() - this.#since) / 1000);
  }
  set currentTime(seconds: number) {
    this.heard.push(`to ${Math.round(seconds)}`);
    this.#from = seconds;
    if (this.#since !== null) this.#since = Date.now();
  }
  async play() {
    if (this.isRefused) throw new DOMException('press first', 'NotAllowedError');
    this.heard.push(`play ${this.src}`);
    this.#since = Date.now();
  }
  pause() {
    this.#from = this.currentTime;
    this.#since = null;
  }
}

function open({
  passed = 0,
  fetch = async (source: string) => `blob:${source}`,
  isUntouched = (): boolean => false,
  times = TIMES,
} = {}) {
  const started = Date.now() - passed * 1000;
  const sound = new FakeSound();
  const unheard: [number, number][] = [];
  const recording = createRecordingByClock({
    sources: ['one.mp3', 'two.mp3'],
    sound,
    fetch,
    position: () => locateAt(times, (Date.now() - started) / 1000),
    now: () => Date.now(),
    isUntouched,
    onUnheard: (from, to) => unheard.push([from - started, to - started]),
  });
  const run = async (seconds: number) => {
    for (let tick = 0; tick < seconds * 4; tick += 1) {
      recording.tick();
      await vi.advanceTimersByTimeAsync(250);
    }
  };
  return { recording, sound, unheard, run };
}

it('plays each part once, at its time, and is silent between them', async () => {
  const { recording, sound, run } = open();
  await run(1);
  expect(recording.hearing.getState()).toBe('silent');
  await run(2);
  expect(recording.hearing.getState()).toBe('playing');
  await run(10);
  expect(sound.paused).toBe(true);
  await run(4);
  expect(sound.heard).toEqual(['play blob:one.mp3', 'to 0', 'play blob:two.mp3']);
});

it('goes on where it would have been after a reload', async () => {
  const { sound, run } = open({ passed: 7 });
  await run(1);
  expect(sound.heard).toEqual(['to 5', 'play blob:one.mp3']);
  expect(sound.currentTime).toBeGreaterThan(5);
});

it('is put back to its place when something stopped or moved it', async () => {
  const { sound, run } = open({ passed: 3 });
  await run(1);
  sound.pause();
  sound.currentTime = 0;
  await run(1);
  expect(sound.paused).toBe(false);
  expect(Math.round(sound.currentTime)).toBe(3);
});

it('waits for a touch where the browser wants one, and has the time until then granted back', async () => {
  const { recording, sound, unheard, run } = open({ passed: 3 });
  sound.isRefused = true;
  await run(2);
  expect(recording.hearing.getState()).toBe('blocked');
  sound.isRefused = false;
  recording.unblock();
  await run(1);
  expect(recording.hearing.getState()).toBe('playing');
  expect(sound.currentTime).toBeGreaterThan(3);
  const [from, to] = unheard.at(-1) ?? [0, 0];
  expect(from).toBe(3500);
  expect(to).toBe(5000);
});

it('asks an untouched page for the touch at once, before the recording has arrived, and plays without it if it may', async () => {
  const silent = open({ passed: 3, isUntouched: () => true, fetch: () => new Promise(() => {}) });
  silent.recording.tick();
  expect(silent.recording.hearing.getState()).toBe('blocked');

  const allowed = open({ passed: 3, isUntouched: () => true });
  await allowed.run(1);
  expect(allowed.recording.hearing.getState()).toBe('playing');
});

it('has the time that nobody touches the page granted back while it passes, and none between the parts', async () => {
  const { sound, unheard, run } = open({ times: [{ reading_seconds: 2, recording_seconds: 30, checking_seconds: 9 }] });
  sound.isRefused = true;
  await run(40);
  expect(unheard.length).toBeGreaterThan(1);
  expect(unheard.every(([from, to]) => from >= 2000 && to <= 32_000)).toBe(true);
  expect(unheard.reduce((sum, [from, to]) => sum + to - from, 0)).toBeGreaterThan(29_000);
});

it('says when it cannot be fetched, tries again, and has the time granted back', async () => {
  let isDown = true;
  const fetch = async (source: string) => {
    if (isDown) throw new Error('cut');
    return `blob:${source}`;
  };
  const { recording, unheard, run } = open({ fetch });
  await run(4);
  expect(recording.hearing.getState()).toBe('unreachable');
  isDown = false;
  await run(4);
  expect(recording.hearing.getState()).toBe('playing');
  expect(unheard).toHaveLength(1);
  const [from, to] = unheard[0] ?? [0, 0];
  expect(from).toBe(2000);
  expect(to).toBeGreaterThan(4000);
  expect(to).toBeLessThan(8000);
});
