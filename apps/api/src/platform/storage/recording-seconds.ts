import type { Readable } from 'node:stream';

/** How long a recording is, in seconds; null: its file does not say, or is none. Reads only as much as it must. */
export async function recordingSeconds(
  source: Uint8Array | Readable,
  { contentType, size }: { readonly contentType: string; readonly size: number },
): Promise<number | null> {
  // With what it needs a twentieth of all the code of a process, which most never use.
  const { parseBuffer, parseStream } = await import('music-metadata');
  const info = { mimeType: contentType, size };
  const options = { skipCovers: true, skipPostHeaders: true };
  try {
    const { format } = await (source instanceof Uint8Array
      ? parseBuffer(source, info, options)
      : parseStream(source, info, options));
    return format.duration ?? null;
  } catch {
    return null;
  } finally {
    if (!(source instanceof Uint8Array)) source.destroy();
  }
}
