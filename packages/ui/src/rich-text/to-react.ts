import { splitBlanks } from '@bandwise/domain';
import { createElement, Fragment, type ReactNode } from 'react';
import { ScrollBox } from './scroll-box.tsx';

export type RenderBlank = (address: string) => ReactNode;

interface Shown {
  readonly renderBlank: RenderBlank | undefined;
  /** The `dir` of each block; undefined if all text is written from left to right. */
  readonly dir: 'auto' | undefined;
}

/** The allowed attributes of each element with React's names. Other elements have none. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  a: { href: 'href' },
  img: { src: 'src', alt: 'alt', width: 'width', height: 'height' },
  td: { colspan: 'colSpan', rowspan: 'rowSpan' },
  th: { colspan: 'colSpan', rowspan: 'rowSpan', scope: 'scope' },
};

/** Web and mail addresses, and paths of this site; not `javascript:`, `data:` or `//other.host`. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![\\/])|#|[^\\/:?#\s]+(?:[/?#]|$))/i;

/** Elements that may contain only elements; React warns of white space in them. */
const NO_TEXT_INSIDE = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

/**
 * Converts sanitised nodes to React elements, node by node without another string, so that no second parser can interpret them differently.
 */
export function toReact(parent: Node, shown: Shown): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => convert(node, String(index), shown));
}

/** Each may be in another language than what is around it. */
const BLOCKS = new Set('p h2 h3 h4 ul ol li blockquote table caption td th figcaption div'.split(' '));

function convert(node: Node, key: string, shown: Shown): ReactNode {
  if (node instanceof Text) return convertText(node, key, shown);
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  const direction: Record<string, string> = shown.dir !== undefined && BLOCKS.has(tag) ? { dir: shown.dir } : {};
  const props: Record<string, string> = { key, ...attributesOf(node, tag), ...EXTRA_PROPS[tag], ...direction };
  // A picture with a refused address shows its alternative text.
  if (tag === 'img' && !('src' in props)) return node.getAttribute('alt');
  if (tag === 'img' || tag === 'br' || tag === 'hr') return createElement(tag, props);
  const children = toReact(node, shown);
  if (tag === 'table') return createElement(ScrollBox, { key }, createElement(tag, direction, ...children));
  return createElement(tag, props, ...children);
}

const EXTRA_PROPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  a: { target: '_blank', rel: 'noopener noreferrer nofollow' },
  img: { loading: 'lazy', decoding: 'async' },
};

function attributesOf(element: Element, tag: string): Record<string, string> {
  const props: Record<string, string> = {};
  for (const [name, prop] of Object.entries(ATTRIBUTES[tag] ?? {})) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    if ((name === 'href' || name === 'src') && !SAFE_ADDRESS.test(value.trim())) continue;
    props[prop] = value;
  }
  return props;
}

function convertText(node: Text, key: string, { renderBlank }: Shown): ReactNode {
  const parent = node.parentElement?.localName ?? '';
  if (NO_TEXT_INSIDE.has(parent) && node.data.trim() === '') return null;
  if (renderBlank === undefined) return node.data;
  const pieces = splitBlanks(node.data).map((piece, index) =>
    piece.kind === 'text' ? piece.text : createElement(Fragment, { key: index }, renderBlank(piece.address)),
  );
  return createElement(Fragment, { key }, ...pieces);
}
