/** Beside white space, or at the edge of its text, a non-breaking space is how a word processor keeps several spaces apart. */
const STRAY = /(?<=\s|^)\u00a0+|\u00a0+(?=\s|$)/g;

/** Leaves the non-breaking spaces that hold two words together. */
export function straightenSpaces(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (text.includes('\u00a0')) node.nodeValue = text.replace(STRAY, ' ');
  }
}
