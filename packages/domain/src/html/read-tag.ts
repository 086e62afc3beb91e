/** A start tag in the reading of a browser. */
export interface StartTag {
  /** The values by lower-case name, with entities; the first value of a repeated name. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The offset after the `>` of the tag; a `>` in a quoted value does not end it. */
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
  for (let match = matchAt(ATTRIBUTE, html, at); match !== null; match = matchAt(ATTRIBUTE, html, at)) {
    const [whole, name = '', double, single, bare] = match;
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
