/**
 * The letterings of a list of choices: `A`, `B`, `C`… or `i`, `ii`, `iii`….
 *
 * @example
 * ```ts
 * import { CHOICE_LETTERS } from '@bandwise/domain';
 *
 * CHOICE_LETTERS.length; // => 2
 * ```
 */
export const CHOICE_LETTERS = ['A', 'i'] as const;

/**
 * The lettering of a group's choices, by its first letter: `A` for capital letters, `i` for small roman numerals. It only
 * says how the list is shown and answered. Choices are stored without letters, and answers and keys are choice texts.
 *
 * @example
 * ```ts
 * import { parseGroups, type ChoiceLetters } from '@bandwise/domain';
 * import { valueOf } from '@bandwise/domain/testing';
 *
 * const letters: ChoiceLetters = 'i';
 * const [group] = valueOf(parseGroups([{ type: 'DROPDOWN', letters, choices: ['A dry year', 'New wells'], questions: [] }]));
 * [group?.letters, group?.choices]; // => ['i', ['A dry year', 'New wells']]
 * ```
 */
export type ChoiceLetters = (typeof CHOICE_LETTERS)[number];

const NUMERALS =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv xxvi'.split(' ');
const A = 65;

/** The letter of the choice at an index from 0 to 25: `C`, or `iii`. */
export function letterAt(letters: ChoiceLetters, index: number): string {
  return letters === 'A' ? String.fromCodePoint(A + (index % NUMERALS.length)) : (NUMERALS[index] ?? String(index + 1));
}

const SIGNS = /^[([]?([a-z]{1,5})[.):\]]?$/i;

/**
 * Reads a letter as it is typed or written in a key: `c`, `C`, `C.` and `(C)` are 2; `iv` is 3 only where the list has
 * numerals, and `C` is no numeral. A letter of a longer text ("A lot") is none.
 *
 * @returns its index from 0, or null.
 */
export function letterIndex(letters: ChoiceLetters, text: string): number | null {
  const name = SIGNS.exec(text.trim())?.[1]?.toLowerCase() ?? '';
  const index = NUMERALS.findIndex((_, at) => letterAt(letters, at).toLowerCase() === name);
  return index === -1 ? null : index;
}
