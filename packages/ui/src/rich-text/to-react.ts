import { splitBlanks } from '@bandwise/domain';
import { createElement, Fragment, type ReactNode } from 'react';
import { ScrollBox } from './scroll-box.tsx';

export type RenderBlank = (address: string) => ReactNode;

/** The elements authored HTML may hold (docs/content-format.md). */
const ALLOWED = new Set(
  (
    'p br h2 h3 h4 strong em b i u s sub sup ul ol li blockquote hr table caption thead tbody tr th td ' +
    'figure figcaption img a span div'
  ).split(' '),
);

/** What is in these is no text of the author's; of any other element that is not allowed, the words stay. */
const WITHOUT_WORDS = new Set(
  'script style template title head noscript noembed noframes iframe audio video object textarea select xmp plaintext'.split(
    ' ',
  ),
);

/** Which attributes each element keeps, and React's name for them. An element that is not listed keeps none. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  a: { href: 'href' },
  img: { src: 'src', alt: 'alt', width: 'width', height: 'height' },
  td: { colspan: 'colSpan', rowspan: 'rowSpan' },
  th: { colspan: 'colSpan', rowspan: 'rowSpan', scope: 'scope' },
};

/** Web addresses, mail, and places on this site. Not `javascript:`, not `data:`, not `//other.host`. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![\\/])|#|[^\\/:?#\s]+(?:[/?#]|$))/i;

/** Between these only elements may stand; white space there makes React warn. */
const NO_TEXT_INSIDE = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

/** Without a window: nothing in it runs, loads or is ever shown. */
const inert = document.implementation.createHTMLDocument();

/**
 * Authored HTML as React elements: those of the content format, with the attributes and addresses listed here. The parsed
 * nodes are only read, and nothing is made a string again, so there is no second parser to read it differently. The server
 * did the same on the way in; this is the second lock.
 */
export function toReact(html: string, renderBlank: RenderBlank | undefined): ReactNode {
  // Without a tag or an entity there is nothing to parse; most question texts are like that.
  if (!html.includes('<') && !html.includes('&')) return convertText(html, 'text', renderBlank);
  const holder = inert.createElement('div');
  holder.innerHTML = html;
  return createElement(Fragment, null, ...childrenOf(holder, renderBlank));
}

function childrenOf(parent: Node, renderBlank: RenderBlank | undefined): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => convert(node, String(index), renderBlank));
}

function convert(node: Node, key: string, renderBlank: RenderBlank | undefined): ReactNode {
  if (node instanceof Text) {
    const isBetween = NO_TEXT_INSIDE.has(node.parentElement?.localName ?? '') && node.data.trim() === '';
    return isBetween ? null : convertText(node.data, key, renderBlank);
  }
  // Neither comments nor drawings nor formulas.
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.localName;
  if (WITHOUT_WORDS.has(tag)) return null;
  if (!ALLOWED.has(tag)) return createElement(Fragment, { key }, ...childrenOf(node, renderBlank));
  const props: Record<string, string> = { key, ...attributesOf(node, tag), ...EXTRA_PROPS[tag] };
  // A picture from an address we refuse: its words still help.
  if (tag === 'img' && !('src' in props)) return node.getAttribute('alt');
  if (tag === 'img' || tag === 'br' || tag === 'hr') return createElement(tag, props);
  const children = childrenOf(node, renderBlank);
  if (tag === 'table') return createElement(ScrollBox, { key }, createElement(tag, null, ...children));
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

function convertText(text: string, key: string, renderBlank: RenderBlank | undefined): ReactNode {
  if (renderBlank === undefined) return text;
  const pieces = splitBlanks(text).map((piece, index) =>
    piece.kind === 'text' ? piece.text : createElement(Fragment, { key: index }, renderBlank(piece.address)),
  );
  return createElement(Fragment, { key }, ...pieces);
}
