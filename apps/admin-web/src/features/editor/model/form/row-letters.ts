import type { ChoiceLetters } from '@bandwise/domain';
import { letterAt } from '@bandwise/domain/internal';
import type { OptionForm } from './form.ts';

/** The published letters of rows; empty rows are not published and have none. */
export function rowLetters(rows: readonly OptionForm[], letters: ChoiceLetters): readonly string[] {
  let next = 0;
  return rows.map(({ text }) => {
    if (text.trim() === '') return '';
    next += 1;
    return letterAt(letters, next - 1);
  });
}
