import { isBlockElement } from './elements.ts';
import { scanHtml } from './scan-html.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  pound: '£',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
};

/** Returns the words of an HTML string: without tags, with spaces at block ends, with common entities decoded. */
export function textOf(html: string): string {
  let text = '';
  for (const token of scanHtml(html)) {
    if (token.kind === 'text') text += html.slice(token.start, token.end);
    else if (isBlockElement(token.name) || token.name === 'br') text += ' ';
  }
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decode);
}

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity;
  const isHex = name.charAt(1).toLowerCase() === 'x';
  const code = isHex ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
