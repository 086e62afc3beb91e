import { NUMBER_WORDS, readDecimals, readNumberWords, SCALES, type NumberReading } from './number-words.ts';
import { readOrdinal } from './ordinals.ts';
import { rewrite, type Reading } from './rewrite.ts';
import { mayBeOneOf, startsWithLetter } from './word-filter.ts';

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const mayBeginNumber = mayBeOneOf(NUMBER_WORDS);
const PLAIN = /^\d+(?:\.\d+)?$/;

/**
 * Writes every number as plain figures: `twenty one`, `1,000`, `1 000`, `two million`, `.5`; and
 * every ordinal as `O21`, whether it was `21st` or `twenty first`. A capital can't be typed: tidied
 * texts hold none.
 */
export function readNumbers(tokens: readonly string[]): readonly string[] {
  return rewrite(tokens, (all, at) => readWords(all, at) ?? readFigure(all, at));
}

function readWords(tokens: readonly string[], at: number): Reading | null {
  const token = tokens[at] ?? '';
  const words = mayBeginNumber(token, 0, token.length) ? readNumberWords(tokens, at) : null;
  if (words === null) return null;
  if (words.ordinal) return { text: `O${words.value}`, length: words.length };
  const decimals = readDecimals(tokens, at + words.length);
  if (decimals !== '') return { text: `${words.value}.${decimals}`, length: words.length + 1 + decimals.length };
  const minutes = readSpokenMinutes(tokens, at, words);
  if (minutes === null) return { text: String(words.value), length: words.length };
  return { text: `${words.value}.${minutes.value}`, length: words.length + minutes.length };
}

/** The minutes of a time in words, such as `nine thirty`: no other two numbers in words stand for one. */
function readSpokenMinutes(tokens: readonly string[], at: number, hour: NumberReading): NumberReading | null {
  if (hour.length > 1 || hour.value < 1 || hour.value > 12) return null;
  const minutes = readNumberWords(tokens, at + hour.length);
  return minutes !== null && !minutes.ordinal && minutes.value >= 10 && minutes.value <= 59 ? minutes : null;
}

function readFigure(tokens: readonly string[], at: number): Reading | null {
  const token = tokens[at] ?? '';
  if (startsWithLetter(token) || !/\d/.test(token)) return null;
  const ordinal = readOrdinal(token);
  if (ordinal !== null) return { text: `O${ordinal}`, length: 1 };
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
