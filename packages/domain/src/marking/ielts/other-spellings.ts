import type { MarkingOptions } from '../options.ts';
import { americanSpelling } from './american-spelling.ts';
import { keyForms } from './key-forms.ts';
import { normalise } from './normalise.ts';

/** Whether a text has a word in the refused spelling. */
type HasOtherSpelling = (text: string) => boolean;

/**
 * Finds words in the spelling that a caller refuses. Words of the accepted answers are never refused.
 *
 * @returns null if both spellings are accepted.
 */
export function otherSpellings(keys: readonly string[], spelling: MarkingOptions['spelling']): HasOtherSpelling | null {
  if (spelling === undefined || spelling === 'any') return null;
  const wordsOfKeys = new Set(keys.flatMap((key) => [key, ...keyForms(key).map(({ text }) => text)]).flatMap(wordsOf));
  // The key shows that a word such as `center` has a UK spelling.
  const american = new Set([...wordsOfKeys].map((word) => americanSpelling(word)));
  const isRefused = (word: string): boolean =>
    spelling === 'us' ? americanSpelling(word) !== word : american.has(word);
  return (text) => wordsOf(text).some((word) => !wordsOfKeys.has(word) && isRefused(word));
}

function wordsOf(text: string): readonly string[] {
  return normalise(text).match(/\p{L}+/gu) ?? [];
}
