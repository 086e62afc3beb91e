import { isBlockElement } from './elements.ts';
import { OpenElements } from './open-elements.ts';
import { scanHtml, type HtmlToken } from './scan-html.ts';

/**
 * Splits HTML or plain text into its top-level blocks, trimmed, without empty ones: HTML at its
 * outermost block elements, and text outside them at blank lines. Linear in the length.
 */
export function splitBlocks(source: string): readonly string[] {
  const blocks: string[] = [];
  const open = new OpenElements();
  let start = 0;
  const cut = (end: number): void => {
    const block = source.slice(start, end).trim();
    if (block !== '') blocks.push(block);
    start = end;
  };
  for (const token of scanHtml(source)) {
    if (token.kind === 'text') {
      if (open.isEmpty()) for (const end of blankLines(source, token)) cut(end);
    } else if (token.kind === 'close') {
      const isStray = !open.close(token.name);
      // An end tag without a start tag would otherwise become a block.
      if (isStray && source.slice(start, token.start).trim() === '') start = token.end;
      if (!isStray && open.isEmpty() && isBlockElement(token.name)) cut(token.end);
    } else if (token.kind !== 'comment') {
      const isBlock = isBlockElement(token.name);
      if (isBlock) open.closeParagraph();
      if (isBlock && open.isEmpty()) cut(token.start);
      if (token.kind === 'open') open.open(token.name);
      else if (isBlock && open.isEmpty()) cut(token.end);
    }
  }
  cut(source.length);
  return blocks;
}

/** Returns the offsets after each run of line breaks with an empty line. */
function blankLines(source: string, token: HtmlToken): readonly number[] {
  const ends: number[] = [];
  let breaks = 0;
  for (let at = token.start; at < token.end; at += 1) {
    const char = source.charAt(at);
    if (char === '\n') breaks += 1;
    else if (char.trim() !== '') {
      if (breaks > 1) ends.push(at);
      breaks = 0;
    }
  }
  if (breaks > 1) ends.push(token.end);
  return ends;
}
