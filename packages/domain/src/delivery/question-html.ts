import { addressOf } from '../numbering/address.ts';
import { splitBlanks } from '../numbering/blanks.ts';
import { rangeLabel } from '../numbering/range-label.ts';
import { stripRangePrefix } from '../numbering/range-prefix.ts';
import type { DeliveryGroup, DeliveryQuestion } from '../question-types/group.ts';
import { textOf } from '../html/text-of.ts';

/** Splits authored HTML into lines; of nested lines only the innermost. */
const LINE = /<(li|tr|p|h[2-4]|figcaption)\b[^<>]*>(?:(?!<\1\b)[^])*?<\/\1>/g;

/** Returns a question's words as HTML: its own text, or the line of its group's text with its blank. */
export function questionHtml(group: Pick<DeliveryGroup, 'paragraph'>, question: DeliveryQuestion): string {
  const own = ownText(question);
  const words = own === '' ? lineOf(group, question, `____ (${rangeLabel([question.number])})`) : null;
  // Plain text, escaped as HTML.
  return words === null ? own : words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Returns a question's words as plain text: its own, or the line of its group's text with `____` for its blank; '' if it has none. */
export function questionWords(group: Pick<DeliveryGroup, 'paragraph'>, question: DeliveryQuestion): string {
  return textOf(ownText(question)).trim() || (lineOf(group, question, '____') ?? '');
}

/** Returns the question's own text without its leading numbers; '' if there is none. */
function ownText({ number, question, max_choices }: DeliveryQuestion): string {
  const numbers = Array.from({ length: max_choices ?? 1 }, (_, index) => number + index);
  const own = stripRangePrefix(question, numbers);
  return own.trim() === '' ? '' : own;
}

/** Returns the words around a question's blank with `blank` in its place; null: the group has no text. */
function lineOf(
  { paragraph }: Pick<DeliveryGroup, 'paragraph'>,
  question: DeliveryQuestion,
  blank: string,
): string | null {
  if (paragraph === null) return null;
  const address = addressOf(question);
  const lines = [...paragraph.matchAll(LINE)].map(([line]) => line);
  const holds = (html: string) => splitBlanks(html).some((piece) => piece.kind !== 'text' && piece.address === address);
  const words = splitBlanks(textOf(lines.find(holds) ?? paragraph)).map((piece) => {
    if (piece.kind === 'text') return piece.text;
    return piece.address === address ? blank : '…';
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}
