import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeBrowser,
  fakeMicrophone,
  FakeRecorder,
  fakeSound,
  fakeStream,
  setVisibility,
} from '../testing/fake-browser.ts';
import { openMicrophone } from './microphone.ts';
import { startRecording, type Chunk, type RecordingEnd } from './record.ts';
import { recordedType } from './recording-browser.ts';
import { readSoundFile } from './sound-file.ts';

describe('the type of a recording', () => {
  it.each([
    [['audio/webm', 'audio/mp4'], 'audio/mp4'],
    [['audio/webm'], 'audio/webm'],
    [['audio/ogg'], 'audio/ogg'],
    [['audio/x-raw'], null],
  ])('of a browser that records %j is %s', (types, expected) => {
    const browser = fakeBrowser();
    FakeRecorder.types = types;
    expect(recordedType(browser)).toBe(expected);
  });
});

describe('opening the microphone', () => {
  const refusing = (name: string) => ({ getUserMedia: () => Promise.reject(new DOMException('No', name)) });

  it.each([
    ['insecure', { isSecure: false }],
    ['unsupported', { devices: undefined }],
    ['unsupported', { Recorder: undefined }],
    ['unsupported', { Sound: undefined }],
    ['refused', { devices: refusing('NotAllowedError') }],
    ['missing', { devices: refusing('NotFoundError') }],
    ['busy', { devices: refusing('NotReadableError') }],
    ['failed', { devices: refusing('UnknownError') }],
  ] as const)('reports %s', async (problem, part) => {
    expect(await openMicrophone(fakeBrowser(part))).toEqual({ problem });
  });

  it('measures the loudness, and notices that the microphone went away', async () => {
    const { stream, track } = fakeStream();
    const opened = await openMicrophone(fakeBrowser({ devices: { getUserMedia: async () => stream } }));
    if ('problem' in opened) throw new Error(opened.problem);
    // 0.1 of full scale is 20 dB below it.
    expect(opened.microphone.level()).toBe(170);
    const lost = vi.fn<() => void>();
    const forget = opened.microphone.onLost(lost);
    track.dispatchEvent(new Event('ended'));
    forget();
    track.dispatchEvent(new Event('ended'));
    expect(lost).toHaveBeenCalledTimes(1);
  });
});

describe('recording', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function record() {
    const chunks: Chunk[] = [];
    const ends: RecordingEnd[] = [];
    const { microphone, lose } = fakeMicrophone();
    const running = startRecording({
      browser: fakeBrowser(),
      microphone,
      type: 'audio/webm',
      onChunk: (chunk) => chunks.push(chunk),
      onEnd: (end) => ends.push(end),
    });
    if (!FakeRecorder.current) throw new Error('Nothing records');
    return { running, lose, chunks, ends, recorder: FakeRecorder.current };
  }

  it('passes on chunks with their levels and the measured length', () => {
    const { running, chunks, ends, recorder } = record();
    expect(recorder.options).toEqual({ mimeType: 'audio/webm', audioBitsPerSecond: 32_000 });
    vi.advanceTimersByTime(3000);
    recorder.give('one');
    vi.advanceTimersByTime(550);
    running.stop();
    expect(chunks.map(({ ms, levels }) => [ms, levels.length])).toEqual([
      [3000, 30],
      [3550, 5],
    ]);
    expect(chunks[0]?.levels[0]).toBe(170);
    expect(ends).toEqual(['stopped']);
    vi.advanceTimersByTime(5000);
    expect(running.ms()).toBe(3550);
  });

  it('gives a level to each step, also if the timer of the page is late', () => {
    const { running, chunks } = record();
    vi.setSystemTime(Date.now() + 900);
    vi.advanceTimersByTime(100);
    running.stop();
    expect(chunks[0]?.levels).toHaveLength(10);
  });

  it.each(['hidden', 'unplugged', 'failed'] as const)('ends with the reason %s, once', (reason) => {
    const { chunks, ends, recorder, lose } = record();
    vi.advanceTimersByTime(1000);
    if (reason === 'hidden') setVisibility('hidden');
    else if (reason === 'failed') recorder.dispatchEvent(new Event('error'));
    else {
      lose();
      setVisibility('hidden');
    }
    expect(ends).toEqual([reason]);
    expect(chunks).toHaveLength(1);
  });
});

describe('a file', () => {
  const file = (name: string, size = 8) => new File([new Uint8Array(size)], name);
  const read = (name: string, seconds: number | null = 20) => {
    const browser = fakeBrowser();
    fakeSound.seconds = seconds;
    return readSoundFile(browser, file(name));
  };

  it.each([
    ['answer.m4a', 'audio/mp4'],
    ['Answer.MP3', 'audio/mpeg'],
    ['answer.wav', 'audio/wav'],
    ['answer.webm', 'audio/webm'],
    ['answer.ogg', 'audio/ogg'],
  ])('%s has the type %s, its length and its levels', async (name, type) => {
    const sound = await read(name);
    expect(sound).toMatchObject({ type, ms: 20_000 });
    expect('levels' in sound && sound.levels.length).toBe(200);
  });

  it.each([
    ['type', 'answer.pdf', 20],
    ['unreadable', 'answer.mp3', null],
    ['long', 'answer.mp3', 901],
  ] as const)('is refused: %s', async (problem, name, seconds) => {
    expect(await read(name, seconds)).toEqual({ problem });
  });
});
