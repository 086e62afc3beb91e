import { createHash } from 'node:crypto';
import { readTag, scanHtml } from '@bandwise/domain/internal';
import { fileTypeFromBuffer } from 'file-type';
import { hashId } from '../../db/hash-id.ts';
import { cleanSvg } from './clean-svg.ts';

/** A picture that lay in a text, to be kept as a file. */
export interface TakenPicture {
  /** That of its file: the text names it already. */
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly filename: string;
}

export interface TakenPictures {
  /** The text with the addresses that the pictures will have once they are stored. */
  readonly html: string;
  readonly pictures: readonly TakenPicture[];
  /** Why others were left where they are, each once. */
  readonly refused: readonly string[];
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly source: Uint8Array | string;
  /** What is written about it, with its entities; undefined: nothing. */
  readonly alt: string | undefined;
  /** Width and height, as they are written. */
  readonly size: string;
}

const MAY_HOLD = /<svg|data:image\//i;

/** Takes drawings and `data:` pictures out of a text; each becomes an `<img>` with an address of our own. */
export async function takePictures(html: string): Promise<TakenPictures> {
  if (!MAY_HOLD.test(html)) return { html, pictures: [], refused: [] };
  const pictures: TakenPicture[] = [];
  const refused = new Set<string>();
  let rest = '';
  let at = 0;
  for (const found of findPictures(html)) {
    const read = await readPicture(found.source);
    if ('reason' in read) {
      refused.add(read.reason);
      continue;
    }
    const { description, ...picture } = read;
    pictures.push(picture);
    const said = found.alt ?? (description === '' ? undefined : escape(description));
    const alt = said === undefined ? '' : ` alt="${said.replaceAll('"', '&quot;')}"`;
    rest += `${html.slice(at, found.start)}<img src="/api/media/${picture.id}"${alt}${found.size} />`;
    at = found.end;
  }
  return { html: rest + html.slice(at), pictures, refused: [...refused] };
}

function findPictures(html: string): readonly Found[] {
  const found: Found[] = [];
  let drawing: { readonly start: number; depth: number } | null = null;
  let readTo = 0;
  for (const { kind, name, start, end } of scanHtml(html)) {
    if (start < readTo) continue;
    if (name === 'svg' && kind === 'open') {
      if (drawing === null) drawing = { start, depth: 1 };
      else drawing.depth += 1;
    } else if (drawing !== null && name === 'svg' && kind === 'close') {
      drawing.depth -= 1;
      if (drawing.depth > 0) continue;
      found.push({ start: drawing.start, end, source: html.slice(drawing.start, end), alt: undefined, size: '' });
      drawing = null;
    } else if (drawing === null && name === 'img' && kind !== 'close') {
      const tag = readTag(html, start);
      readTo = tag.end;
      const source = readDataUrl(tag.attributes.get('src') ?? '');
      const size = ['width', 'height'].map((side) => sizeOf(side, tag.attributes.get(side))).join('');
      if (source !== null) found.push({ start, end: tag.end, source, alt: tag.attributes.get('alt'), size });
    }
  }
  return found;
}

function sizeOf(side: string, value: string | undefined): string {
  return value !== undefined && /^\d{1,5}$/.test(value) ? ` ${side}="${value}"` : '';
}

const DATA_URL = /^\s*data:image\/[a-z+.-]+((?:;[\w=-]+)*),([\s\S]*)$/i;

function readDataUrl(src: string): Uint8Array | null {
  const found = DATA_URL.exec(src);
  if (!found) return null;
  const [, parameters = '', body = ''] = found;
  if (/;base64$/i.test(parameters)) return Buffer.from(unescape(body), 'base64');
  try {
    return Buffer.from(decodeURIComponent(unescape(body)));
  } catch {
    return Buffer.from(unescape(body));
  }
}

const RASTER: ReadonlySet<string> = new Set(['png', 'jpg', 'gif', 'webp']);

async function readPicture(
  source: Uint8Array | string,
): Promise<(TakenPicture & { readonly description: string }) | { readonly reason: string }> {
  const type = typeof source === 'string' ? undefined : await fileTypeFromBuffer(source);
  if (typeof source !== 'string' && type && RASTER.has(type.ext))
    return { ...named(source, type.ext), description: '' };
  if (type && type.ext !== 'xml') return { reason: 'its kind cannot be used' };
  const cleaned = await cleanSvg(source);
  return cleaned.ok ? { ...named(Buffer.from(cleaned.svg), 'svg'), description: cleaned.description } : cleaned;
}

function named(bytes: Uint8Array, ext: string): TakenPicture {
  const id = hashId(createHash('sha256').update(bytes).digest());
  return { id, bytes, filename: `picture.${ext}` };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function unescape(text: string): string {
  return text
    .replace(/&(lt|gt|quot|apos|#39|#34);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replaceAll('&amp;', '&');
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#34': '"' };
