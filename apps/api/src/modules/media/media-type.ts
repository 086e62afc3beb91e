import path from 'node:path';
import { UPLOAD_MAX_BYTES } from '@bandwise/api-contract/common';
import { fileTypeFromBuffer } from 'file-type';
import { PICTURE_MAX } from '../../limits.ts';

export interface MediaType {
  readonly contentType: string;
  readonly maxSize: number;
}

const sound = (contentType: string): MediaType => ({ contentType, maxSize: UPLOAD_MAX_BYTES });
const picture = (contentType: string): MediaType => ({ contentType, maxSize: PICTURE_MAX });

const TYPES: Readonly<Record<string, MediaType>> = {
  mp3: sound('audio/mpeg'),
  m4a: sound('audio/mp4'),
  ogg: sound('audio/ogg'),
  oga: sound('audio/ogg'),
  opus: sound('audio/ogg'),
  wav: sound('audio/wav'),
  png: picture('image/png'),
  jpg: picture('image/jpeg'),
  webp: picture('image/webp'),
  gif: picture('image/gif'),
};

export const ALLOWED_TYPES = 'MP3, M4A, OGG or WAV for recordings, PNG, JPEG, WebP, GIF or SVG for pictures';

export function isSvgName(filename: string): boolean {
  return path.extname(filename).toLowerCase() === '.svg';
}

/** The type of a file by its content, not by the sender's header; null if it is not allowed. */
export async function mediaTypeOf(head: Buffer, filename: string): Promise<MediaType | null> {
  const detected = await fileTypeFromBuffer(head);
  // Many recorders write .m4a files with the brand of an .mp4; either is sent as audio, and plays as audio only.
  const isPlainMp4 = detected?.ext === 'mp4' && path.extname(filename).toLowerCase() === '.m4a';
  return TYPES[isPlainMp4 ? 'm4a' : (detected?.ext ?? '')] ?? null;
}
