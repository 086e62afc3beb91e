import { readAddress, readTag, scanHtml, writePicture, type StartTag } from '@bandwise/domain/internal';
import { mediaUrl } from '@bandwise/api-contract/common';
import { readPicture, type TakenPicture } from './read-picture.ts';

export interface TakenPictures {
  /** The text with the addresses that the pictures will have once they are stored. */
  readonly html: string;
  readonly pictures: readonly TakenPicture[];
  /** The distinct reasons why other pictures stay in the text. */
  readonly refused: readonly string[];
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly source: Uint8Array | string;
  /** The attributes of its `<img>`. */
  readonly attributes: StartTag['attributes'];
}

const MAY_HOLD = /<svg|data:image\//i;

/** Extracts drawings and `data:` pictures from a text; each becomes an `<img>` with a media address. */
export async function takePictures(html: string): Promise<TakenPictures> {
  if (!MAY_HOLD.test(html)) return { html, pictures: [], refused: [] };
  const pictures: TakenPicture[] = [];
  const refused = new Set<string>();
  let rest = '';
  let at = 0;
  for (const match of findPictures(html)) {
    const read = await readPicture(match.source);
    if ('reason' in read) {
      refused.add(read.reason);
      continue;
    }
    const { description, ...picture } = read;
    pictures.push(picture);
    rest += `${html.slice(at, match.start)}${writePicture(mediaUrl(picture.id), match.attributes, description)}`;
    at = match.end;
  }
  return { html: rest + html.slice(at), pictures, refused: [...refused] };
}

function findPictures(html: string): readonly Found[] {
  const pictures: Found[] = [];
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
      pictures.push({ start: drawing.start, end, source: html.slice(drawing.start, end), attributes: new Map() });
      drawing = null;
    } else if (drawing === null && name === 'img' && kind !== 'close') {
      const tag = readTag(html, start);
      readTo = tag.end;
      const source = readDataUrl(tag.attributes.get('src') ?? '');
      if (source !== null) pictures.push({ start, end: tag.end, source, attributes: tag.attributes });
    }
  }
  return pictures;
}

const DATA_URL = /^\s*data:image\/[a-z+.-]+((?:;[\w=-]+)*),([\s\S]*)$/i;

function readDataUrl(src: string): Uint8Array | null {
  const match = DATA_URL.exec(src);
  if (!match) return null;
  const [, parameters = '', body = ''] = match;
  if (/;base64$/i.test(parameters)) return Buffer.from(readAddress(body), 'base64');
  try {
    return Buffer.from(decodeURIComponent(readAddress(body)));
  } catch {
    return Buffer.from(readAddress(body));
  }
}
