import { UPLOAD_MAX_BYTES } from '@bandwise/api-contract/common';

/** The formats that the server accepts (docs/content-format.md); its check of the content decides. */
export const AUDIO_ACCEPT = '.mp3,.m4a,.ogg,.oga,.opus,.wav,audio/mpeg,audio/mp4,audio/ogg,audio/wav';
const AUDIO_NAME = /\.(?:mp3|m4a|ogg|oga|opus|wav)$/i;
/** Seconds. A test takes half an hour; a file of more than two hours is the wrong one. */
const DURATION = { min: 1, max: 2 * 60 * 60 } as const;

export type AudioProblem = 'type' | 'empty' | 'size' | 'unreadable' | 'tooShort' | 'tooLong';

/** Checks a file before it is read. */
export function checkAudioFile(file: { readonly name: string; readonly size: number }): AudioProblem | null {
  if (!AUDIO_NAME.test(file.name)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > UPLOAD_MAX_BYTES ? 'size' : null;
}

/** @param seconds null if the browser can't play the file. */
export function checkDuration(seconds: number | null): AudioProblem | null {
  if (seconds === null || Number.isNaN(seconds)) return 'unreadable';
  if (seconds < DURATION.min) return 'tooShort';
  return seconds > DURATION.max ? 'tooLong' : null;
}
