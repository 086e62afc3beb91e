import type { TextSpan } from '../model/annotations.ts';

/** The markable content of a panel: its authored text and text nodes. */
export interface PanelText {
  /** The text of the nodes, with a new line at each block and line break. */
  readonly text: string;
  readonly pieces: readonly Piece[];
}

interface Piece {
  readonly node: Text;
  /** Where the node's text begins in `text`. */
  readonly start: number;
}

const NO_TEXT: PanelText = { text: '', pieces: [] };

/** Reads the text of an element on first use; empty before the element exists. */
export function latePanelText(element: { readonly current: Element | null }): PanelText {
  let read: PanelText | null = null;
  const now = () => (element.current === null ? NO_TEXT : (read ??= readPanelText(element.current)));
  return {
    get text() {
      return now().text;
    },
    get pieces() {
      return now().pieces;
    },
  };
}

/**
 * Elements that change while a learner answers, or are not the test's text. If they counted, every answer would shift later marks. Further
 * ones have `data-annotation-skip`.
 */
const SKIPPED =
  'input, textarea, select, button, svg, [aria-hidden="true"], [role="status"], .bw-visually-hidden, [data-annotation-skip]';

const INLINE = new Set('a b bdi bdo cite code em i mark q s small span strong sub sup u'.split(' '));

export function readPanelText(root: Element): PanelText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const pieces: Piece[] = [];
  let text = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof HTMLBRElement) block = null;
    if (!(node instanceof Text) || node.length === 0) continue;
    const own = blockOf(node, root);
    if (own !== block && text !== '') text += '\n';
    block = own;
    pieces.push({ node, start: text.length });
    // Only line breaks added here count: those in the author's HTML are formatting.
    text += node.data.replaceAll(/\s/g, ' ');
  }
  return { text, pieces };
}

/** The ranges of a span, one for each node, so that skipped elements between them stay unmarked. */
export function rangesOf({ pieces }: PanelText, { start, end }: TextSpan): Range[] {
  return pieces
    .filter((piece) => piece.start < end && piece.start + piece.node.length > start)
    .map((piece) => {
      const range = document.createRange();
      range.setStart(piece.node, Math.max(0, start - piece.start));
      range.setEnd(piece.node, Math.min(piece.node.length, end - piece.start));
      return range;
    });
}

/** The part of a panel's text inside a range; null if there is none. */
export function spanOf({ pieces }: PanelText, range: Range): TextSpan | null {
  const inside = pieces.filter(({ node }) => range.intersectsNode(node));
  const first = inside[0];
  const last = inside.at(-1);
  if (first === undefined || last === undefined) return null;
  const start = first.start + (range.startContainer === first.node ? range.startOffset : 0);
  const end = last.start + (range.endContainer === last.node ? range.endOffset : last.node.length);
  return start < end ? { start, end } : null;
}

function blockOf(node: Text, root: Element): Element {
  let element = node.parentElement ?? root;
  while (element !== root && INLINE.has(element.localName)) element = element.parentElement ?? root;
  return element;
}
