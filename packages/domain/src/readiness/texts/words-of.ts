import { fold, stripPunctuation, tidy } from '../../marking/ielts/normalise.ts';

const BRACKET_AT_END = /^[([{]+|(?<![)\]}])[)\]}]+$/g;

/** Returns the words of a text without punctuation around them, for searching. */
export function wordsOf(text: string): string {
  return fold(tidy(text)).split(' ').map(bare).join(' ');
}

/** In a bracketed phrase the first word has one bracket and the last word the other. */
function bare(word: string): string {
  const stripped = stripPunctuation(word);
  const inner = stripped.replace(BRACKET_AT_END, '');
  return inner === stripped || inner === '' ? stripped : stripPunctuation(inner);
}
