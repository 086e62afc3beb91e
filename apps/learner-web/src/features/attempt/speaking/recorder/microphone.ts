import { LEVEL_STEP, levelOf } from '@bandwise/domain';
import { recordedType, type RecordingBrowser } from './recording-browser.ts';

/**
 * Why a microphone cannot be used. `insecure`: the page was not opened over https. `unsupported`: the browser cannot record. `refused`: the
 * user or a policy forbids it. `missing`: there is no microphone. `busy`: another program uses it.
 */
export type MicrophoneProblem = 'busy' | 'failed' | 'insecure' | 'missing' | 'refused' | 'unsupported';

export interface Microphone {
  readonly stream: MediaStream;
  /** The current loudness, as `levelOf` returns it. */
  readonly level: () => number;
  /** Calls the listener when the microphone is unplugged or taken away. @returns a function that ends this. */
  readonly onLost: (listener: () => void) => () => void;
  readonly close: () => void;
}

type Opened = { readonly microphone: Microphone } | { readonly problem: MicrophoneProblem };

/** Opens the microphone, for which the browser may ask the user. Call it on a click: some browsers measure no sound otherwise. */
export async function openMicrophone(browser: RecordingBrowser): Promise<Opened> {
  const { devices, Sound, isSecure } = browser;
  if (!isSecure) return { problem: 'insecure' };
  if (!devices || !Sound || recordedType(browser) === null) return { problem: 'unsupported' };
  try {
    const stream = await devices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
    return { microphone: listenTo(stream, new Sound()) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function listenTo(stream: MediaStream, sound: AudioContext): Microphone {
  const analyser = sound.createAnalyser();
  // The samples of one step at most: a power of two.
  analyser.fftSize = 2 ** Math.floor(Math.log2((sound.sampleRate * LEVEL_STEP) / 1000));
  sound.createMediaStreamSource(stream).connect(analyser);
  // Firefox measures no sound on a computer without a loudspeaker, and never resolves this. It records all the same.
  sound.resume().catch(() => undefined);
  const samples = new Float32Array(analyser.fftSize);
  return {
    stream,
    level() {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length));
    },
    onLost(listener) {
      const tracks = stream.getTracks();
      for (const track of tracks) track.addEventListener('ended', listener);
      return () => {
        for (const track of tracks) track.removeEventListener('ended', listener);
      };
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      void sound.close();
    },
  };
}

const PROBLEMS: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
};

function problemOf(error: unknown): MicrophoneProblem {
  const isNamed = error instanceof DOMException || error instanceof Error;
  return (isNamed && PROBLEMS[error.name]) || 'failed';
}
