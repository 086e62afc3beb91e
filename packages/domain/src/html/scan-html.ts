/** A piece of an HTML string; `start` and `end` are offsets into it. */
export interface HtmlToken {
  readonly kind: 'text' | 'open' | 'close' | 'void' | 'comment';
  /** Lower-cased element name; empty for text and comments. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const VOID_ELEMENTS = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'wbr']);
const TAG_START = /^<\/?[a-z]/i;
const TAG_NAME = /^<\/?([a-z][a-z0-9-]{0,30})/i;

/**
 * Cuts HTML into texts and tags in one pass, forward only, so its time is linear on any input.
 * It is a scanner for splitting and reading text, not a sanitiser.
 */
export function scanHtml(html: string): readonly HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let textStart = 0;
  let at = html.indexOf('<');
  while (at !== -1) {
    const end = markupEnd(html, at);
    if (end === null) break;
    if (end > at) {
      if (at > textStart) tokens.push({ kind: 'text', name: '', start: textStart, end: at });
      tokens.push(readTag(html, at, end));
      textStart = end;
    }
    at = html.indexOf('<', Math.max(end, at + 1));
  }
  if (textStart < html.length) {
    tokens.push({ kind: 'text', name: '', start: textStart, end: html.length });
  }
  return tokens;
}

/** Returns the end of the markup at `at`; `at` itself if there is no markup; null if the markup never ends. */
function markupEnd(html: string, at: number): number | null {
  const isComment = html.startsWith('<!--', at);
  if (!isComment && !TAG_START.test(html.slice(at, at + 3))) return at;
  const close = html.indexOf(isComment ? '-->' : '>', at);
  if (close === -1) return null;
  return close + (isComment ? 3 : 1);
}

function readTag(html: string, start: number, end: number): HtmlToken {
  const name = TAG_NAME.exec(html.slice(start, start + 34))?.[1]?.toLowerCase() ?? '';
  if (name === '') return { kind: 'comment', name, start, end };
  if (html.charAt(start + 1) === '/') return { kind: 'close', name, start, end };
  const alone = VOID_ELEMENTS.has(name) || html.charAt(end - 2) === '/';
  return { kind: alone ? 'void' : 'open', name, start, end };
}
