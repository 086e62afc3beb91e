import { lostContent, type ContentItem } from '@bandwise/domain/internal';
import { isInlinePicture } from '../html/addresses.ts';
import { PLAIN, type Block, type Cell } from '../html/document-model.ts';
import { readBlocks } from '../html/read-blocks.ts';
import { writeHtml } from '../html/write-html.ts';
import { dropReviewMarks } from './drop-review-marks.ts';
import { lowerHeadings, translateWord } from './translate-word.ts';
import { makeWordLists } from './word-lists.ts';

export interface Pasted {
  readonly blocks: readonly Block[];
  /** The number of pictures that exist only on the author's computer. */
  readonly lostPictures: number;
  /** Tables, links, frames and media that the editor can't represent. */
  readonly lost: readonly ContentItem[];
}

/** Reads a clipboard's HTML into the document model. Structure stays; artefacts of word processors and web pages are dropped. */
export function readPasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  dropReviewMarks(body);
  makeWordLists(body);
  translateWord(body);
  lowerHeadings(body);
  straightenSpaces(body);
  dropInnerLinks(body);
  const lostPictures = dropPictures(body);
  const before = body.innerHTML;
  const blocks = withoutBlankLines(readBlocks(body, { style: PLAIN, inTable: false }));
  const lost = lostContent(before, writeHtml(blocks)).filter(({ kind }) => kind !== 'picture');
  return { blocks, lostPictures, lost };
}

/** Removes links to anchors of the source document. */
function dropInnerLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href^="#"]')) link.removeAttribute('href');
}

const REACHABLE = /^(?:https:|\/(?!\/))/i;

function dropPictures(body: HTMLElement): number {
  let lost = 0;
  // Icons of web pages are hidden from screen readers, so they are dropped.
  for (const icon of body.querySelectorAll('svg[aria-hidden="true"]')) icon.remove();
  for (const picture of body.querySelectorAll('img')) {
    const src = (picture.getAttribute('src') ?? '').trim();
    if (isDecoration(picture)) picture.remove();
    else if (!REACHABLE.test(src) && !isInlinePicture(src)) {
      picture.remove();
      lost += 1;
    }
  }
  return lost;
}

/** Counting pixels of web pages, and the boxes of a Google Docs check list. */
function isDecoration(picture: Element): boolean {
  const isDot = picture.getAttribute('width') === '1' && picture.getAttribute('height') === '1';
  return isDot || picture.parentElement?.getAttribute('role') === 'checkbox';
}

function withoutBlankLines(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter((block) => block.kind !== 'paragraph' || block.run.length > 0).map(withoutBlankLinesInside);
}

function withoutBlankLinesInside(block: Block): Block {
  if (block.kind === 'quote') return { ...block, blocks: withoutBlankLines(block.blocks) };
  return block.kind === 'table'
    ? { ...block, rows: block.rows.map((cells) => cells.map(withoutBlankLinesInCell)) }
    : block;
}

function withoutBlankLinesInCell(cell: Cell): Cell {
  return { ...cell, blocks: withoutBlankLines(cell.blocks) };
}

/** Word processors use non-breaking spaces beside white space or at edges to preserve several spaces. */
const STRAY = /(?<=\s|^)\u00a0+|\u00a0+(?=\s|$)/g;

/** Replaces those non-breaking spaces, but not ones between two words. */
function straightenSpaces(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (text.includes('\u00a0')) node.nodeValue = text.replace(STRAY, ' ');
  }
}
