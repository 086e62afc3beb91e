import type { ChoiceLetters } from '@bandwise/domain';
import { letterAt } from '@bandwise/domain/internal';
import type { OptionForm } from './form.ts';

/** The letters that rows are published with, one for each; empty rows are left out there, so they have none. */
export function rowLetters(rows: readonly OptionForm[], letters: ChoiceLetters): readonly string[] {
  let next = 0;
  return rows.map(({ text }) => {
    if (text.trim() === '') return '';
    next += 1;
    return letterAt(letters, next - 1);
  });
}
