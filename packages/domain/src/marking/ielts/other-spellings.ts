import type { MarkingOptions } from '../options.ts';
import { americanSpelling } from './american-spelling.ts';
import { keyForms } from './key-forms.ts';
import { normalise } from './normalise.ts';

/** Whether a text has a word in the spelling that is refused. */
type HasOtherSpelling = (text: string) => boolean;

/**
 * Finds words in the spelling that a caller refuses. A word that an accepted answer has is never one of them.
 *
 * @returns null if both spellings are accepted.
 */
export function otherSpellings(keys: readonly string[], spelling: MarkingOptions['spelling']): HasOtherSpelling | null {
  if (spelling === undefined || spelling === 'any') return null;
  const own = new Set(keys.flatMap((key) => [key, ...keyForms(key).map(({ text }) => text)]).flatMap(wordsOf));
  // Only the key tells that a word such as `center` has a UK spelling.
  const american = new Set([...own].map((word) => americanSpelling(word)));
  const isRefused = (word: string): boolean =>
    spelling === 'us' ? americanSpelling(word) !== word : american.has(word);
  return (text) => wordsOf(text).some((word) => !own.has(word) && isRefused(word));
}

function wordsOf(text: string): readonly string[] {
  return normalise(text).match(/\p{L}+/gu) ?? [];
}
