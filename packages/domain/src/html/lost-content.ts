import { readTag, type StartTag } from './read-tag.ts';
import { scanHtml, type HtmlToken } from './scan-html.ts';

/** The kinds of content in a text other than words. */
export type ContentKind = 'picture' | 'table' | 'link' | 'frame' | 'media' | 'formula' | 'field';

/** An item in a text: its kind, and its address or name; '' if it has none. */
export interface ContentItem {
  readonly kind: ContentKind;
  readonly what: string;
}

const KINDS: Readonly<Record<string, ContentKind>> = {
  img: 'picture',
  image: 'picture',
  svg: 'picture',
  canvas: 'picture',
  table: 'table',
  a: 'link',
  area: 'link',
  iframe: 'frame',
  frame: 'frame',
  object: 'frame',
  embed: 'frame',
  applet: 'frame',
  audio: 'media',
  video: 'media',
  math: 'formula',
  input: 'field',
  select: 'field',
  textarea: 'field',
};

/** Elements that count as one item, without their content. */
const WHOLE = new Set(['iframe', 'math', 'object', 'script', 'style', 'svg', 'template', 'textarea', 'title']);
/** Elements whose content is text without elements. */
const RAW = new Set(['iframe', 'script', 'style', 'textarea', 'title']);

/**
 * Lists the content of a text other than words, in order: pictures (drawings and backgrounds too), tables, links, frames, media,
 * formulas and form fields. Linear in the length.
 */
export function contentItems(html: string): readonly ContentItem[] {
  if (!html.includes('<')) return [];
  const items: ContentItem[] = [];
  let whole: { readonly name: string; depth: number } | null = null;
  let readTo = 0;
  for (const token of scanHtml(html)) {
    if (whole !== null) {
      if (token.name !== whole.name) continue;
      if (token.kind === 'close') whole.depth -= 1;
      else if (token.kind === 'open' && !RAW.has(whole.name)) whole.depth += 1;
      if (whole.depth === 0) whole = null;
    } else if ((token.kind === 'open' || token.kind === 'void') && token.start >= readTo) {
      const tag = readTag(html, token.start);
      readTo = tag.end;
      items.push(...itemsOf(token, tag));
      if (token.kind === 'open' && WHOLE.has(token.name)) whole = { name: token.name, depth: 1 };
    }
  }
  return items;
}

function itemsOf({ name }: HtmlToken, { attributes }: StartTag): readonly ContentItem[] {
  const kind = kindOf(name, attributes);
  const own = kind === null ? [] : [{ kind, what: nameOf(attributes) }];
  const background = backgroundOf(attributes);
  return background === null ? own : [...own, { kind: 'picture', what: background }];
}

const SCRIPT_ADDRESS = /^\s*javascript:/i;

function kindOf(name: string, attributes: StartTag['attributes']): ContentKind | null {
  const kind = KINDS[name] ?? null;
  // Anchors and script addresses are not links.
  if (kind === 'link' && SCRIPT_ADDRESS.test(attributes.get('href') ?? 'javascript:')) return null;
  if (kind === 'field' && attributes.get('type')?.toLowerCase() === 'hidden') return null;
  const [type] = (attributes.get('type') ?? '').toLowerCase().split('/');
  if (kind === 'frame' && type === 'image') return 'picture';
  return kind === 'frame' && (type === 'audio' || type === 'video') ? 'media' : kind;
}

const ADDRESSES = ['src', 'href', 'data', 'data-src', 'srcset', 'poster', 'aria-label', 'alt', 'name'];

function nameOf(attributes: StartTag['attributes']): string {
  const address = ADDRESSES.map((name) => attributes.get(name)?.trim() ?? '').find((value) => value !== '');
  return address?.replaceAll('&amp;', '&') ?? '';
}

const CSS_PICTURE = /url\(\s*(?:&quot;|["'])?([^"')&]*)/i;

function backgroundOf(attributes: StartTag['attributes']): string | null {
  return attributes.get('background') ?? CSS_PICTURE.exec(attributes.get('style') ?? '')?.[1] ?? null;
}

/**
 * Lists the content of a text that a later form, such as the cleaned or the stored one, lacks.
 *
 * @returns in the order of `before`; empty when nothing but words and attributes may have changed.
 *
 * @example
 * lostContent('<p>a<img src="http://a.example/b.png"></p>', '<p>a</p>'); // [{ kind: 'picture', what: 'http://a.example/b.png' }]
 */
export function lostContent(before: string, after: string): readonly ContentItem[] {
  const had = contentItems(before);
  if (had.length === 0) return [];
  const has = contentItems(after);
  const missing = new Map<ContentKind, number>();
  for (const { kind } of had) missing.set(kind, (missing.get(kind) ?? 0) + 1);
  for (const { kind } of has) missing.set(kind, (missing.get(kind) ?? 0) - 1);
  const counts = countBy(has);
  const unmatched = had.filter((item) => {
    const count = counts.get(keyOf(item)) ?? 0;
    if (count > 0) counts.set(keyOf(item), count - 1);
    return count === 0;
  });
  // An embedded picture may have become a file with an address. A picture without an address is a loss.
  const lost = new Set<ContentItem>();
  for (const item of [...unmatched.filter(hasAddress), ...unmatched.filter((one) => !hasAddress(one))]) {
    const left = missing.get(item.kind) ?? 0;
    missing.set(item.kind, left - 1);
    if (left > 0) lost.add(item);
  }
  return unmatched.filter((item) => lost.has(item));
}

function hasAddress({ kind, what }: ContentItem): boolean {
  return kind !== 'picture' || (/[./]/.test(what) && !what.startsWith('data:'));
}

function countBy(items: readonly ContentItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

function keyOf({ kind, what }: ContentItem): string {
  return `${kind} ${what}`;
}
