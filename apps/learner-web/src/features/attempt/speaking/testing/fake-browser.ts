import { replaceProperty } from '@bandwise/ui/testing/replace-property.ts';
import type { Microphone } from '../recorder/microphone.ts';
import type { RecordingBrowser } from '../recorder/recording-browser.ts';

/** A recorder that a test commands. */
export class FakeRecorder extends EventTarget {
  static types: readonly string[] = ['audio/webm'];
  static current: FakeRecorder | null = null;
  static isTypeSupported(type: string): boolean {
    return FakeRecorder.types.includes(type);
  }
  state: RecordingState = 'inactive';
  readonly options: MediaRecorderOptions;
  constructor(_: MediaStream, options: MediaRecorderOptions) {
    super();
    this.options = options;
    FakeRecorder.current = this;
  }
  start(): void {
    this.state = 'recording';
    this.dispatchEvent(new Event('start'));
  }
  /** Passes on a chunk. */
  give(text: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }));
  }
  stop(rest = 'end'): void {
    this.state = 'inactive';
    if (rest !== '') this.give(rest);
    this.dispatchEvent(new Event('stop'));
  }
}

/** A sound of the length that a test chose; null: no sound is found in a file. */
export const fakeSound: { seconds: number | null } = { seconds: 20 };

class FakeSound {
  readonly sampleRate = 1000;
  createAnalyser() {
    return { fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.1) };
  }
  createMediaStreamSource() {
    return { connect: () => undefined };
  }
  async resume() {}
  async close() {}
  async decodeAudioData() {
    const { seconds } = fakeSound;
    if (seconds === null) throw new DOMException('No sound', 'EncodingError');
    const samples = new Float32Array(seconds * this.sampleRate).fill(0.1);
    return { duration: seconds, length: samples.length, sampleRate: this.sampleRate, getChannelData: () => samples };
  }
}

/** A microphone stream whose track a test can end. */
export function fakeStream() {
  const track = Object.assign(new EventTarget(), { stop: () => undefined });
  return { track, stream: { getTracks: () => [track] } as unknown as MediaStream };
}

export function fakeMicrophone(level = 170) {
  let lose = () => {};
  const microphone: Microphone = {
    stream: fakeStream().stream,
    level: () => level,
    onLost(listener) {
      lose = listener;
      return () => {
        lose = () => {};
      };
    },
    close: () => undefined,
  };
  return { microphone, lose: () => lose() };
}

/** A browser that can record, from which a test may take parts. */
export function fakeBrowser(part: Partial<RecordingBrowser> = {}): RecordingBrowser {
  FakeRecorder.types = ['audio/webm'];
  fakeSound.seconds = 20;
  return {
    isSecure: true,
    devices: { getUserMedia: async () => fakeStream().stream },
    Recorder: FakeRecorder as unknown as typeof MediaRecorder,
    Sound: FakeSound as unknown as typeof AudioContext,
    now: () => Date.now(),
    ...part,
  };
}

/** Hides or shows the page until the test ends, as another app or a locked screen does. */
export function setVisibility(state: DocumentVisibilityState): void {
  replaceProperty(document, 'visibilityState', { get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}
