import type { Random } from '../random.ts';

/** A WAV file with noise. */
export function soundOf(random: Random): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(random.int(1000, 60_000));
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = random.int(0, 255);
  bytes.set(new TextEncoder().encode('RIFF\0\0\0\0WAVEfmt '));
  return bytes;
}
