import type { ShownGroup } from '../question-types/group.ts';
import { letterAt, letterIndex, type ChoiceLetters } from './choice-letters.ts';

/**
 * A choice, or an option, with the letter that the screen shows for it.
 *
 * @example
 * ```ts
 * import { letteredChoices, type LetteredChoice } from '@bandwise/domain';
 *
 * const [choice]: readonly LetteredChoice[] = letteredChoices({ choices: ['A. oak', 'B. elm'] }) ?? [];
 * choice; // => { value: 'A. oak', letter: 'A', text: 'oak' }
 * ```
 */
export interface LetteredChoice {
  /** The whole text: the answer that is stored when it is chosen. */
  readonly value: string;
  /** `C`, or `iii`. */
  readonly letter: string;
  /** The text without its letter. */
  readonly text: string;
}

/**
 * The choices of a group with their letters: those that its `letters` names, or those that the author wrote before the texts
 * (`A. …`, `B. …`). A screen shows such a list once, with its letters, and lets each question be answered with a letter; the
 * answer that it sends is the choice's `value`.
 *
 * @returns null if the choices have no letters, also if each is nothing but its letter.
 *
 * @example
 * ```ts
 * import { letteredChoices } from '@bandwise/domain';
 *
 * letteredChoices({ letters: 'i', choices: ['A dry year', 'New wells'] })?.map(({ letter }) => letter); // => ['i', 'ii']
 * letteredChoices({ choices: ['A dry year', 'New wells'] }); // => null
 * ```
 */
export function letteredChoices(group: Pick<ShownGroup, 'choices' | 'letters'>): readonly LetteredChoice[] | null {
  const { choices, letters } = group;
  const authored = authoredLetters(choices);
  if (letters === undefined) return authored;
  if (choices.every((choice, index) => choice === letterAt(letters, index))) return null;
  const isSame = authored?.[0]?.letter.toLowerCase() === letters.toLowerCase();
  return isSame ? authored : choices.map((value, index) => ({ value, letter: letterAt(letters, index), text: value }));
}

/** Returns options with their letters: those that the author wrote before them, or A, B, C…. */
export function letteredOptions(options: readonly string[]): readonly LetteredChoice[] {
  return (
    authoredLetters(options) ?? options.map((value, index) => ({ value, letter: letterAt('A', index), text: value }))
  );
}

/** Finds the choice that a text means: its text, or else its letter in any case; null: none. */
export function choiceNamed(choices: readonly LetteredChoice[], name: string): LetteredChoice | null {
  const exact = choices.find(({ value }) => value === name.trim());
  if (exact !== undefined) return exact;
  const letters: ChoiceLetters = choices[0]?.letter.toLowerCase() === 'i' ? 'i' : 'A';
  const index = letterIndex(letters, name);
  return index === null ? null : (choices[index] ?? null);
}

/** Returns a choice with its letter, as results show it: `C — when the sun sets`. Other texts stay unchanged. */
export function withLetter(choices: readonly LetteredChoice[] | null, value: string): string {
  const choice = choices?.find((one) => one.value === value);
  return choice === undefined ? value : `${choice.letter} — ${choice.text}`;
}

const MARK = /^([a-z]{1,5})(?:[.):]\s*|\s+)(\S.*)$/is;

/** Returns the letters that the author wrote before the texts, in order; null: a letter is missing. */
function authoredLetters(texts: readonly string[]): readonly LetteredChoice[] | null {
  if (texts.length < 2) return null;
  const lettered = texts.map((value, index) => {
    const [, letter = '', text = ''] = MARK.exec(value) ?? [];
    const isInTurn = letterIndex('A', letter) === index || letterIndex('i', letter) === index;
    return isInTurn ? { value, letter, text } : null;
  });
  const marked = lettered.filter((choice) => choice !== null);
  return marked.length === texts.length ? marked : null;
}
