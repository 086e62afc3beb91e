import { readNumberWords, SCALES } from './number-words.ts';
import { rewrite, type Reading } from './rewrite.ts';

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const PLAIN = /^\d+(?:\.\d+)?$/;
const ORDINAL = /^(\d{1,6})(st|nd|rd|th)$/;

/**
 * Writes every number as plain figures: `twenty one`, `1,000`, `1 000`, `two million`, `.5`; and
 * every ordinal as `#21`, whether it was `21st` or `twenty first`.
 */
export function readNumbers(tokens: readonly string[]): readonly string[] {
  return rewrite(tokens, (all, at) => readWords(all, at) ?? readFigure(all, at));
}

function readWords(tokens: readonly string[], at: number): Reading | null {
  const words = readNumberWords(tokens, at);
  if (words === null) return null;
  return { text: words.ordinal ? `#${words.value}` : String(words.value), length: words.length };
}

function readFigure(tokens: readonly string[], at: number): Reading | null {
  const token = tokens[at] ?? '';
  if (!/\d/.test(token)) return null;
  const ordinal = ORDINAL.exec(token);
  if (ordinal !== null) return { text: ordinalOf(token, ordinal), length: 1 };
  const figure = plainFigure(token);
  if (figure === null) return null;
  let text = figure;
  let length = 1;
  // Groups of three after one of up to three: `1 000 000`. Anything else stays apart: `9 5`.
  while (/^[1-9]\d{0,2}$/.test(token) && /^\d{3}$/.test(tokens[at + length] ?? '')) {
    text += tokens[at + length] ?? '';
    length += 1;
  }
  const scale = SCALES.get(tokens[at + length] ?? '');
  if (scale === undefined || text.length > 9) return { text, length };
  return { text: scaled(text, scale), length: length + 1 };
}

function plainFigure(token: string): string | null {
  if (GROUPED.test(token)) return token.replaceAll(',', '');
  if (PLAIN.test(token)) return token;
  return /^\.\d+$/.test(token) ? `0${token}` : null;
}

/** Thousandths are kept, so that `2.5 million` and `1.25 thousand` come out exact. */
function scaled(figure: string, scale: number): string {
  return String(Math.round(Number(figure) * scale * 1000) / 1000);
}

/** `21st` reads as an ordinal, `21th` is not one. */
function ordinalOf(token: string, match: RegExpExecArray): string {
  const value = Number(match[1]);
  const isTeen = value % 100 >= 11 && value % 100 <= 13;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return suffix === match[2] ? `#${value}` : token;
}
