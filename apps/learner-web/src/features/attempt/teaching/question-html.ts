import { addressOf, rangeLabel, splitBlanks, type DeliveryGroup, type DeliveryQuestion } from '@bandwise/domain';
import { stripRangePrefix, textOf } from '@bandwise/domain/internal';

/** Lines of authored HTML, the smallest first where they stand in one another. */
const LINE = /<(li|tr|p|h[2-4]|figcaption)\b[^>]*>(?:(?!<\1\b)[^])*?<\/\1>/g;

/** What a question asks: its own text, or the line of its group's text that its blank stands in. */
export function questionHtml({ paragraph }: DeliveryGroup, question: DeliveryQuestion): string {
  const { number, max_choices } = question;
  const numbers = Array.from({ length: max_choices ?? 1 }, (_, index) => number + index);
  const own = stripRangePrefix(question.question, numbers);
  if (own.trim() !== '' || paragraph === null) return own;
  const address = addressOf(question);
  const lines = [...paragraph.matchAll(LINE)].map(([line]) => line);
  const holds = (html: string) => splitBlanks(html).some((piece) => piece.kind !== 'text' && piece.address === address);
  const line = lines.find(holds) ?? paragraph;
  const words = splitBlanks(textOf(line)).map((piece) => {
    if (piece.kind === 'text') return piece.text;
    return piece.address === address ? `____ (${rangeLabel([number])})` : '…';
  });
  // Words alone: what they would mean as HTML is written out.
  return words.join('').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replace(/\s+/g, ' ').trim();
}
