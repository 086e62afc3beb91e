import type { Readable } from 'node:stream';
import { MpegFrames } from './mpeg-frames.ts';

/** How long a recording is, in seconds; null: its file does not say, or is none. Closes the stream. */
export async function recordingSeconds(
  source: Uint8Array | Readable,
  { contentType, size }: { readonly contentType: string; readonly size: number },
): Promise<number | null> {
  try {
    return contentType === 'audio/mpeg' ? await countFrames(source) : await readLength(source, { contentType, size });
  } catch {
    return null;
  } finally {
    if (!(source instanceof Uint8Array)) source.destroy();
  }
}

/** The head of an MP3 file may say nothing or too little of its length: only its frames tell. */
async function countFrames(source: Uint8Array | Readable): Promise<number | null> {
  const frames = new MpegFrames();
  if (source instanceof Uint8Array) frames.add(source);
  else for await (const chunk of source as AsyncIterable<Uint8Array>) frames.add(chunk); // no encoding is set
  return frames.seconds;
}

async function readLength(
  source: Uint8Array | Readable,
  { contentType, size }: { readonly contentType: string; readonly size: number },
): Promise<number | null> {
  // With what it needs a twentieth of all the code of a process, which most never use.
  const { parseBuffer, parseStream } = await import('music-metadata');
  const info = { mimeType: contentType, size };
  const options = { skipCovers: true, skipPostHeaders: true };
  const { format } = await (source instanceof Uint8Array
    ? parseBuffer(source, info, options)
    : parseStream(source, info, options));
  return format.duration ?? null;
}
