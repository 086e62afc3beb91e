import { readTag, type StartTag } from './read-tag.ts';
import { scanHtml } from './scan-html.ts';

/** An `<img>` in a text. */
export interface WrittenPicture {
  readonly start: number;
  readonly end: number;
  /** The address as a browser reads it; '' if it has none. */
  readonly src: string;
  readonly attributes: StartTag['attributes'];
}

/** Returns the `<img>` elements of a text in order. */
export function findPictures(html: string): readonly WrittenPicture[] {
  if (!html.includes('<')) return [];
  const pictures: WrittenPicture[] = [];
  let readTo = 0;
  for (const { kind, name, start } of scanHtml(html)) {
    if (name !== 'img' || kind === 'close' || start < readTo) continue;
    const { attributes, end } = readTag(html, start);
    readTo = end;
    pictures.push({ start, end, src: readAddress(attributes.get('src') ?? ''), attributes });
  }
  return pictures;
}

/** Whether an address is on another site. The content security policy only allows pictures from this site. */
const ELSEWHERE = /^(?:https?:)?\/\//i;
const COPYABLE = /^https:\/\//i;

export function isPictureElsewhere(src: string): boolean {
  return ELSEWHERE.test(src);
}

/** Returns the addresses of pictures that could be copied from other sites, each once. */
export function picturesElsewhere(texts: readonly string[]): readonly string[] {
  const addresses = texts.flatMap((html) => findPictures(html).map(({ src }) => src));
  return [...new Set(addresses)].filter((src) => COPYABLE.test(src));
}

/** Returns a text with new picture addresses. Descriptions and sizes stay. */
export function replacePictures(
  html: string,
  addresses: ReadonlyMap<string, { readonly src: string; readonly description?: string }>,
): string {
  if (addresses.size === 0) return html;
  let rest = '';
  let at = 0;
  for (const { start, end, src, attributes } of findPictures(html)) {
    const own = addresses.get(src);
    if (own === undefined) continue;
    rest += `${html.slice(at, start)}${writePicture(own.src, attributes, own.description)}`;
    at = end;
  }
  return rest + html.slice(at);
}

/**
 * Writes an `<img>` with a new address.
 *
 * @param attributes of the replaced element: its description and size stay.
 * @param description the text that describes it where the attributes do not.
 */
export function writePicture(src: string, attributes: StartTag['attributes'], description = ''): string {
  const alt = attributes.get('alt') ?? (description === '' ? null : escape(description));
  const altAttribute = alt === null ? '' : ` alt="${alt.replaceAll('"', '&quot;')}"`;
  return `<img src="${src}"${altAttribute}${sizeOf('width', attributes)}${sizeOf('height', attributes)} />`;
}

function sizeOf(side: 'height' | 'width', attributes: StartTag['attributes']): string {
  const value = attributes.get(side);
  return value !== undefined && /^\d{1,5}$/.test(value) ? ` ${side}="${value}"` : '';
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Decodes the entities of an attribute with an address. */
export function readAddress(value: string): string {
  return value
    .replace(/&(lt|gt|quot|apos|#39|#34);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/&(?:amp|#38);/gi, '&')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#34': '"' };
