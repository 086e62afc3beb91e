import type { Readable } from 'node:stream';
import { MpegFrames } from './mpeg-frames.ts';

/** The length of a recording in seconds; null if it is unknown or no recording. Closes the stream. */
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

/** The header of an MP3 file may lack the length or have a wrong one, so its frames are counted. */
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
  // Loaded on demand: with its dependencies it is a twentieth of the process's code.
  const { parseBuffer, parseStream } = await import('music-metadata');
  const info = { mimeType: contentType, size };
  const options = { skipCovers: true, skipPostHeaders: true };
  const { format } = await (source instanceof Uint8Array
    ? parseBuffer(source, info, options)
    : parseStream(source, info, options));
  return format.duration ?? null;
}
