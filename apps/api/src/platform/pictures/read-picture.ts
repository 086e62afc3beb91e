import { hash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { hashId } from '../../db/hash-id.ts';
import { decodeXml } from './decode-xml.ts';
import { cleanSvg } from './clean-svg.ts';

/** A picture from a text or another site, to store as a file. */
export interface TakenPicture {
  /** The id of its file, which texts may use before it is stored. */
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly filename: string;
}

/** `description` is the text inside a drawing; '' without one. */
export type ReadPicture = (TakenPicture & { readonly description: string }) | { readonly reason: string };

const DRAWING = /<(?:[\w-]+:)?svg[\s>]/i;
const RASTER: ReadonlySet<string> = new Set(['png', 'jpg', 'gif', 'webp']);

/** Reads a picture by its bytes and cleans drawings. Returns a reason for the screen if it can't be used. */
export async function readPicture(source: Uint8Array | string): Promise<ReadPicture> {
  const type = typeof source === 'string' ? undefined : await fileTypeFromBuffer(source);
  if (typeof source !== 'string' && type && RASTER.has(type.ext))
    return { ...named(source, type.ext), description: '' };
  if (type && type.ext !== 'xml') return { reason: 'its kind cannot be used' };
  if (typeof source !== 'string' && !DRAWING.test(decodeXml(source) ?? '')) return { reason: 'it is not a picture' };
  const cleaned = await cleanSvg(source);
  return cleaned.ok ? { ...named(Buffer.from(cleaned.svg), 'svg'), description: cleaned.description } : cleaned;
}

function named(bytes: Uint8Array, ext: string): TakenPicture {
  const id = hashId(hash('sha256', bytes, 'buffer'));
  return { id, bytes, filename: `picture.${ext}` };
}
