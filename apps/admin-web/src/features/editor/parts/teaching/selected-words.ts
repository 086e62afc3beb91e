import type { QuoteEvidence } from '@bandwise/domain';
import { quoteAt } from '@bandwise/domain/internal';

const INLINE = new Set('a b bdi bdo cite code em i mark q s small span strong sub sup u'.split(' '));

/** The selected words of an edited text; null without a selection. */
export function selectedWords(root: Element): QuoteEvidence | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return null;
  const { text, start, end } = readAround(root, range);
  return quoteAt(text, { start, end });
}

/** The text of an element with a new line before each block, and the offsets of a range in it. */
function readAround(root: Element, range: Range): { text: string; start: number; end: number } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = '';
  let block: Element | null = null;
  let start: number | null = null;
  let end = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const own = blockOf(node, root);
    if (own !== block && text !== '') text += '\n';
    block = own;
    if (range.intersectsNode(node)) {
      start ??= text.length + (range.startContainer === node ? range.startOffset : 0);
      end = text.length + (range.endContainer === node ? range.endOffset : node.length);
    }
    text += node.data;
  }
  return { text, start: start ?? 0, end };
}

function blockOf(node: Text, root: Element): Element {
  let element = node.parentElement ?? root;
  while (element !== root && INLINE.has(element.localName)) element = element.parentElement ?? root;
  return element;
}
