import type { ChoiceLetters } from '@bandwise/domain';
import { letterIndex } from '@bandwise/domain/internal';
import type { DraftGroup } from '../block.ts';
import { squeezed } from '../lines/clean-text.ts';
import { isText, type Outlined } from './block-words.ts';

interface NamedChoice {
  /** Its place in the list, from 0, as its letter or numeral says. */
  readonly place: number;
  readonly name: string;
  readonly text: string;
}

type ChoiceList = Pick<DraftGroup, 'choices' | 'letters'>;

/**
 * A list with letters in the order of its letters, whatever the order of its lines: columns are read in any. A list with a letter
 * that is missing or repeated can't be lettered again, so it stays without.
 */
export function letteredList(found: readonly NamedChoice[], letters: ChoiceLetters): ChoiceList | null {
  const choices = [...found].sort((one, other) => one.place - other.place);
  if (choices.some(({ place, text }, index) => place !== index || text === '')) return null;
  return { choices: choices.map(({ name, text }) => ({ name, text })), letters };
}

/** A list whose choices are named with capital letters; letters that have no texts of their own stay as they are. */
export function capitalList(choices: DraftGroup['choices']): ChoiceList {
  const namedChoices = choices.map(({ name, text }) => ({
    place: letterIndex('A', name) ?? choices.length,
    name,
    text,
  }));
  const areBare = choices.every(({ name, text }) => name === text);
  return (areBare ? null : letteredList(namedChoices, 'A')) ?? { choices };
}

const TITLE = /^list of (?!.*\b(?:below|above|following)\b)[\p{L} '’-]{3,60}$/iu;

/** "List of Headings" above a list; null if the list has no title. */
export function titleOf({ entries }: Outlined): { readonly title: string; readonly lines: readonly number[] } | null {
  const titleEntry = entries.find((entry) => isText(entry) && TITLE.test(squeezed(entry.text)));
  return titleEntry === undefined ? null : { title: squeezed(titleEntry.text), lines: titleEntry.lines };
}
