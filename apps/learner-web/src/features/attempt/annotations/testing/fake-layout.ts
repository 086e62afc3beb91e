import { vi } from 'vitest';

const LINE = 20;
const LETTER = 10;

/**
 * Lines and highlights for jsdom, which has no layout: each text node is one line, in document order from the top, and each letter is 10
 * pixels wide.
 */
export function fakeLayout(): void {
  Range.prototype.getClientRects = function getClientRects(this: Range) {
    const top = allTexts().findIndex((text) => text === this.startContainer) * LINE;
    const rect = new DOMRect(this.startOffset * LETTER, top, (this.endOffset - this.startOffset) * LETTER, LINE);
    // Read as a list only.
    return [rect] as unknown as DOMRectList;
  };
  Range.prototype.getBoundingClientRect = function getBoundingClientRect(this: Range) {
    return this.getClientRects()[0] ?? new DOMRect();
  };
  Element.prototype.scrollBy = () => undefined;
}

/** Lets the browser of this test paint highlights; answers what each layer shows. */
export function fakeHighlights(): (layer: string) => readonly string[] {
  const registry = new Map<string, Set<Range>>();
  vi.stubGlobal('Highlight', class extends Set<Range> {});
  vi.stubGlobal('CSS', { highlights: registry });
  return (layer) => Array.from(registry.get(layer) ?? [], String);
}

/** The middle of some words on the page. */
export function pointAt(words: string): { clientX: number; clientY: number } {
  const rect = rangeOf(words).getBoundingClientRect();
  return { clientX: rect.left + rect.width / 2, clientY: rect.top + LINE / 2 };
}

/** The range from the first to the last of the given words. */
export function rangeOf(from: string, to = from): Range {
  const range = document.createRange();
  range.setStart(...placeOf(from, 0));
  range.setEnd(...placeOf(to, to.length));
  return range;
}

function placeOf(words: string, offset: number): [Node, number] {
  const node = allTexts().find((text) => text.data.includes(words));
  if (node === undefined) throw new Error(`“${words}” is not on the page`);
  return [node, node.data.indexOf(words) + offset];
}

function allTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement?.closest('[data-annotation-content]')) texts.push(node);
  }
  return texts;
}
