import { OpenElements } from './open-elements.ts';
import { readTag } from './read-tag.ts';
import { scanHtml } from './scan-html.ts';

/** The amount of markup in a text. */
export interface HtmlMeasure {
  readonly elements: number;
  /** The deepest nesting of elements. */
  readonly depth: number;
}

/** Measures the markup in linear time for any text. */
export function measureHtml(html: string): HtmlMeasure {
  let elements = 0;
  let depth = 0;
  const open = new OpenElements();
  for (const { kind, name } of scanHtml(html)) {
    if (kind === 'close') open.close(name);
    if (kind !== 'open' && kind !== 'void') continue;
    elements += 1;
    open.closeBefore(name);
    if (kind === 'open') open.open(name);
    depth = Math.max(depth, open.depth);
  }
  return { elements, depth };
}

/** Returns the highest number of attributes in a start tag, in linear time for any text. */
export function mostAttributes(html: string): number {
  let most = 0;
  let readTo = 0;
  for (const { kind, start } of scanHtml(html)) {
    if ((kind !== 'open' && kind !== 'void') || start < readTo) continue;
    const { attributes, end } = readTag(html, start);
    readTo = end;
    most = Math.max(most, attributes.size);
  }
  return most;
}
