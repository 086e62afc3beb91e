import { PLAIN, type Block } from './document-model.ts';
import { readBlocks } from './read-blocks.ts';
import { tidyRun } from './tidy-run.ts';

/** Where a browser would see a tag or a comment begin. */
const MARKUP = /<[a-z/!?]/i;

/** Reads a stored text: HTML, or plain text of an older test. Scripts can't run, because the document has no window. */
export function readHtml(html: string): readonly Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return MARKUP.test(html) ? readBlocks(body, { style: PLAIN, inTable: false }) : readPlainText(body.textContent);
}

/** Blank lines separate paragraphs; other line ends are line breaks. */
export function readPlainText(text: string): readonly Block[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => tidyRun(paragraph.split('\n').flatMap(lineWithBreak)))
    .filter((run) => run.length > 0)
    .map((run) => ({ kind: 'paragraph', run }));
}

function lineWithBreak(text: string) {
  return [{ kind: 'text', text, style: PLAIN } as const, { kind: 'break' } as const];
}
