import { fold, stripPunctuation, tidy } from '../marking/ielts/normalise.ts';

/** The words of a text without the punctuation around each, in which a passage is searched. */
export function wordsOf(text: string): string {
  return fold(tidy(text)).split(' ').map(stripPunctuation).join(' ');
}
