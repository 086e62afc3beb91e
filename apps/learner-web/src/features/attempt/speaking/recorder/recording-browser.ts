import type { RecordingType } from '@bandwise/api-contract/learner';

/** The parts of a browser that record sound. Old or restricted browsers lack some of them. */
export interface RecordingBrowser {
  /** Browsers give a page a microphone only over https or on the same computer. */
  readonly isSecure: boolean;
  readonly devices: Pick<MediaDevices, 'getUserMedia'> | undefined;
  readonly Recorder: typeof MediaRecorder | undefined;
  readonly Sound: typeof AudioContext | undefined;
  /** Milliseconds, counted evenly. */
  readonly now: () => number;
}

export function thisBrowser(): RecordingBrowser {
  const page: Partial<typeof globalThis> = globalThis;
  const { mediaDevices }: { readonly mediaDevices?: MediaDevices } = navigator;
  return {
    isSecure: page.isSecureContext ?? false,
    devices: mediaDevices,
    Recorder: page.MediaRecorder,
    Sound: page.AudioContext,
    now: () => performance.now(),
  };
}

/** In the order of preference: all supported browsers play MP4, but Safari plays no WebM of other browsers before version 18.4. */
const TYPES = ['audio/mp4', 'audio/webm', 'audio/ogg'] as const satisfies readonly RecordingType[];

/** The type of file that the browser records; null: none that the server stores. */
export function recordedType({ Recorder }: Pick<RecordingBrowser, 'Recorder'>): RecordingType | null {
  return TYPES.find((type) => Recorder?.isTypeSupported(type)) ?? null;
}
