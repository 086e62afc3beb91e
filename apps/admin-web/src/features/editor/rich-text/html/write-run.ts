import { MARKS, type InlineStyle, type Picture, type Run } from './document-model.ts';

/** Writes as few elements as possible in canonical order, so that equal runs give equal HTML. */
export function writeRun(run: Run, writePicture: (picture: Picture) => string): string {
  const open: string[] = [];
  let html = '';
  for (const [index, piece] of run.entries()) {
    const elements = elementsAt(run, index);
    html += close(open, elements);
    if (piece.kind === 'break') {
      html += '<br>';
      continue;
    }
    const opening = elements.filter((element) => !open.includes(element));
    open.push(...opening);
    html += opening.map((element) => `<${element}>`).join('');
    html += piece.kind === 'text' ? escapeText(piece.text) : writePicture(piece.picture);
  }
  return html + close(open, []);
}

/** A line break has the elements of the text after it. */
function elementsAt(run: Run, index: number): readonly string[] {
  const styled = run.slice(index).find((piece) => piece.kind !== 'break');
  return styled === undefined ? [] : elementsOf(styled.style);
}

function elementsOf({ marks, link }: InlineStyle): string[] {
  const elements: string[] = MARKS.filter((mark) => marks.has(mark));
  return link === null ? elements : [`a href="${escapeAttribute(link)}"`, ...elements];
}

function close(open: string[], wanted: readonly string[]): string {
  const firstUnwanted = open.findIndex((element) => !wanted.includes(element));
  if (firstUnwanted === -1) return '';
  return open
    .splice(firstUnwanted)
    .reverse()
    .map((element) => `</${element.split(' ', 1)[0]}>`)
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}
