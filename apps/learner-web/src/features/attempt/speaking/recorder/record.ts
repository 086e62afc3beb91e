import type { RecordingType } from '@bandwise/api-contract/learner';
import { LEVEL_STEP } from '@bandwise/domain';
import type { Microphone } from './microphone.ts';
import type { RecordingBrowser } from './recording-browser.ts';

/** A stretch of a recording. The file is the chunks in their order. */
export interface Chunk {
  readonly data: Blob;
  /** A level for each step of this stretch. */
  readonly levels: readonly number[];
  /** Milliseconds of the recording up to the end of this stretch. */
  readonly ms: number;
}

/**
 * Why a recording ended. `hidden`: the page went to the background or the screen was locked. `unplugged`: the microphone went away.
 * `file`: it was uploaded.
 */
export type RecordingEnd = 'failed' | 'file' | 'hidden' | 'stopped' | 'unplugged';

export interface RunningRecording {
  /** Milliseconds recorded so far. */
  readonly ms: () => number;
  readonly stop: () => void;
}

interface RecordingSetup {
  readonly browser: Pick<RecordingBrowser, 'now' | 'Recorder'>;
  readonly microphone: Microphone;
  readonly type: RecordingType;
  readonly onChunk: (chunk: Chunk) => void;
  /** Called once, after the last chunk. */
  readonly onEnd: (end: RecordingEnd) => void;
}

/** Milliseconds of one chunk, the most that a closed tab loses. */
const CHUNK_MS = 3000;
const BITS_PER_SECOND = 32_000;

/** Records from the microphone until it is stopped, the page is hidden or the microphone goes away. */
export function startRecording(setup: RecordingSetup): RunningRecording {
  const { browser, microphone, type, onChunk, onEnd } = setup;
  if (!browser.Recorder) throw new Error('This browser cannot record');
  const recorder = new browser.Recorder(microphone.stream, { mimeType: type, audioBitsPerSecond: BITS_PER_SECOND });
  let started = browser.now();
  let ended: number | null = null;
  let end: RecordingEnd = 'stopped';
  let levels: number[] = [];
  let measured = 0;
  const elapsed = () => Math.round((ended ?? browser.now()) - started);

  const measure = () => {
    const level = microphone.level();
    // A late timer leaves no gap: a level belongs to its step.
    for (; measured < Math.floor(elapsed() / LEVEL_STEP); measured += 1) levels.push(level);
  };
  const timer = setInterval(measure, LEVEL_STEP);

  const stop = (reason: RecordingEnd) => {
    if (ended !== null) return;
    ended = browser.now();
    end = reason;
    // A recorder whose microphone went away has stopped already.
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const noticeHidden = () => {
    if (document.visibilityState === 'hidden') stop('hidden');
  };
  const forgetLost = microphone.onLost(() => stop('unplugged'));
  document.addEventListener('visibilitychange', noticeHidden);

  recorder.addEventListener('start', () => {
    started = browser.now();
  });
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    onChunk({ data, levels, ms: elapsed() });
    levels = [];
  });
  recorder.addEventListener('error', () => stop('failed'));
  recorder.addEventListener('stop', () => {
    stop('failed');
    clearInterval(timer);
    forgetLost();
    document.removeEventListener('visibilitychange', noticeHidden);
    onEnd(end);
  });
  recorder.start(CHUNK_MS);
  noticeHidden();
  return { ms: elapsed, stop: () => stop('stopped') };
}
