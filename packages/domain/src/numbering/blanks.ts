import { addressOf, parseAddress } from './address.ts';

const MARKER = /\{\s{0,4}(\d{1,4}(?:\s{0,4}[-–]\s{0,4}\d{1,3})?)\s{0,4}\}/g;

/**
 * The addresses of the `{n}` markers of a paragraph, in order, repeats included.
 *
 * @example
 * ```ts
 * import { blanksIn } from '@bandwise/domain';
 *
 * blanksIn('The {14} was {15-1}.'); // => ['14', '15-1']
 * ```
 */
export function blanksIn(paragraph: string): readonly string[] {
  return splitBlanks(paragraph).flatMap((piece) => (piece.kind === 'blank' ? [piece.address] : []));
}

/**
 * A stretch of text, or the blank between two, with the address of its answer.
 *
 * @example
 * ```ts
 * import { splitBlanks, type ParagraphPiece } from '@bandwise/domain';
 *
 * const write = (piece: ParagraphPiece) => (piece.kind === 'text' ? piece.text : `[${piece.address}]`);
 * splitBlanks('By the {14}.').map(write).join(''); // => 'By the [14].'
 * ```
 */
export type ParagraphPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'blank'; readonly address: string };

/**
 * Cuts a text at its `{n}` markers; texts that would be empty are left out. Joined again, nothing is lost.
 *
 * @example
 * ```ts
 * import { splitBlanks } from '@bandwise/domain';
 *
 * splitBlanks('By the {14}'); // => [{ kind: 'text', text: 'By the ' }, { kind: 'blank', address: '14' }]
 * ```
 */
export function splitBlanks(text: string): readonly ParagraphPiece[] {
  const pieces: ParagraphPiece[] = [];
  let start = 0;
  for (const match of text.matchAll(MARKER)) {
    const parts = parseAddress(match[1] ?? '');
    if (parts === null) continue;
    if (match.index > start) pieces.push({ kind: 'text', text: text.slice(start, match.index) });
    pieces.push({ kind: 'blank', address: addressOf(parts) });
    start = match.index + match[0].length;
  }
  if (start < text.length) pieces.push({ kind: 'text', text: text.slice(start) });
  return pieces;
}

/** Rewrites every marker; `rename` is called in order and returns the new address. */
export function renameBlanks(text: string, rename: (address: string) => string): string {
  return splitBlanks(text)
    .map((piece) => (piece.kind === 'text' ? piece.text : `{${rename(piece.address)}}`))
    .join('');
}
