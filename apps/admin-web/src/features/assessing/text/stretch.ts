/** A stretch of the text: indexes of UTF-16 code units, `end` excluded. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The stretch without white space at its ends; null if nothing else is left. */
export function trimStretch(text: string, { start, end }: Stretch): Stretch | null {
  const chosen = text.slice(start, end);
  const trimmed = chosen.trim();
  if (trimmed === '') return null;
  const from = start + (chosen.length - chosen.trimStart().length);
  return { start: from, end: from + trimmed.length };
}

/** The stretch of a selection in an element that has the text and nothing else; null if they do not meet. */
export function stretchOf(element: Element, text: string, range: Range): Stretch | null {
  if (range.collapsed || !range.intersectsNode(element)) return null;
  const inside = range.cloneRange();
  if (!element.contains(range.startContainer)) inside.setStart(element, 0);
  if (!element.contains(range.endContainer)) inside.setEnd(element, element.childNodes.length);
  const before = inside.cloneRange();
  before.selectNodeContents(element);
  before.setEnd(inside.startContainer, inside.startOffset);
  const start = before.toString().length;
  return trimStretch(text, { start, end: start + inside.toString().length });
}

/** The range of a stretch in the element; the reverse of `stretchOf`. */
export function rangeOf(element: Element, { start, end }: Stretch): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let offset = 0;
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const length = node.nodeValue?.length ?? 0;
    if (start >= offset && start < offset + length) range.setStart(node, start - offset);
    if (end > offset && end <= offset + length) range.setEnd(node, end - offset);
    offset += length;
  }
  return range;
}
