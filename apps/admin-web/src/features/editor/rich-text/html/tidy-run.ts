import type { InlineStyle, Piece, Run } from './document-model.ts';

const COLLAPSIBLE = /[ \t\r\n\f]+/g;
const INVISIBLE = /[\u200b\ufeff]/g;

/**
 * White space as a browser shows it: consecutive spaces are one, lines have none at their edges, and a line break at
 * the very end shows nothing. Idempotent.
 */
export function tidyRun(run: Run): Run {
  const tidy: Piece[] = [];
  let atLineStart = true;
  for (const piece of run) {
    if (piece.kind === 'text') {
      const collapsed = piece.text.replace(INVISIBLE, '').replace(COLLAPSIBLE, ' ');
      const text: string = atLineStart ? collapsed.replace(/^ /, '') : collapsed;
      if (text === '') continue;
      atLineStart = text.endsWith(' ');
      pushText(tidy, text, piece.style);
    } else {
      if (piece.kind === 'break') trimEnd(tidy);
      atLineStart = piece.kind === 'break';
      tidy.push(piece);
    }
  }
  trimEnd(tidy);
  while (tidy.at(-1)?.kind === 'break') {
    tidy.pop();
    trimEnd(tidy);
  }
  return tidy.every((piece) => piece.kind === 'text' && isBlank(piece.text)) ? [] : tidy;
}

export function sameStyle(a: InlineStyle, b: InlineStyle): boolean {
  return a.link === b.link && a.marks.size === b.marks.size && [...a.marks].every((mark) => b.marks.has(mark));
}

/** True also for non-breaking spaces, with which word processors fill empty lines. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

function pushText(run: Piece[], text: string, style: InlineStyle): void {
  const last = run.at(-1);
  if (last?.kind === 'text' && sameStyle(last.style, style)) run[run.length - 1] = { ...last, text: last.text + text };
  else run.push({ kind: 'text', text, style });
}

function trimEnd(run: Piece[]): void {
  const last = run.at(-1);
  if (last?.kind !== 'text' || !last.text.endsWith(' ')) return;
  const text = last.text.slice(0, -1);
  if (text === '') run.pop();
  else run[run.length - 1] = { ...last, text };
}
