/** A start tag as a browser reads it. */
export interface StartTag {
  /** By lower-cased name; the first of two with one name. Values as they stand, with their entities. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The offset behind its `>`; a `>` in a quoted value does not end a tag. */
  readonly end: number;
}

const NAME = /<[a-z][^\s/>]*/iy;
const ATTRIBUTE = /[\s/]*([^\s"'<>/=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y;
const END = /[^>]*(?:>|$)/y;

/** Reads the start tag at an offset of the HTML, forward only. */
export function readTag(html: string, start: number): StartTag {
  const attributes = new Map<string, string>();
  let at = matchAt(NAME, html, start)?.[0].length ?? 0;
  at += start;
  for (let found = matchAt(ATTRIBUTE, html, at); found !== null; found = matchAt(ATTRIBUTE, html, at)) {
    const [whole, name = '', double, single, bare] = found;
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
    at += whole.length;
  }
  return { attributes, end: at + (matchAt(END, html, at)?.[0].length ?? 0) };
}

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}
