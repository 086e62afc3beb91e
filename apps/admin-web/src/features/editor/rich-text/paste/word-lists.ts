import { cssOf } from '../html/inline-style.ts';
import { renameElement } from './rename-element.ts';

interface ListParagraph {
  readonly level: number;
  /** Word's number of the list. */
  readonly list: string;
  readonly ordered: boolean;
}

interface OpenList extends ListParagraph {
  readonly element: Element;
}

/** `1.`, `a)`, `(iv)`; bullets are signs, or letters of a symbol font without a point. */
const NUMBER = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

/** Converts Word's list paragraphs, which have bullets as text, into lists. */
export function makeWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  let previous: Element | null = null;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const listParagraph = paragraph.localName === 'p' ? readParagraph(paragraph) : null;
    dropMarkers(paragraph, listParagraph !== null);
    if (listParagraph === null) continue;
    const follows = previous !== null && open.length > 0 && precedes(open[0]?.element, paragraph);
    open = follows ? closeDeeper(open, listParagraph) : [];
    open = addItem(open, listParagraph, paragraph);
    previous = paragraph;
  }
}

function readParagraph(paragraph: Element): ListParagraph | null {
  const match = /(l\d+)\s+level(\d+)/.exec(cssOf(paragraph).get('mso-list') ?? '');
  if (match === null) return null;
  const marker = markersOf(paragraph)[0]?.textContent?.trim() ?? '';
  return { list: match[1] ?? '', level: Number(match[2]), ordered: NUMBER.test(marker) };
}

function markersOf(paragraph: Element): readonly Element[] {
  return [...paragraph.querySelectorAll('[style*="mso-list" i]')].filter(
    (element) => cssOf(element).get('mso-list') === 'ignore',
  );
}

/** The number of a numbered heading is part of its text. */
function dropMarkers(paragraph: Element, isItem: boolean): void {
  if (isItem) for (const marker of markersOf(paragraph)) marker.remove();
}

function precedes(list: Element | undefined, paragraph: Element): boolean {
  return list !== undefined && paragraph.previousElementSibling === list;
}

function closeDeeper(open: readonly OpenList[], item: ListParagraph): OpenList[] {
  return open.filter(
    ({ level, list, ordered }) =>
      level < item.level || (level === item.level && list === item.list && ordered === item.ordered),
  );
}

function addItem(open: readonly OpenList[], item: ListParagraph, paragraph: Element): OpenList[] {
  const innermost = open.at(-1);
  if (innermost?.level === item.level) {
    innermost.element.append(renameElement(paragraph, 'li'));
    return [...open];
  }
  const element = paragraph.ownerDocument.createElement(item.ordered ? 'ol' : 'ul');
  const host = innermost?.element.lastElementChild ?? null;
  if (host === null) paragraph.before(element);
  else host.append(element);
  element.append(renameElement(paragraph, 'li'));
  return [...open, { ...item, element }];
}
