import { LIMITS } from '../../limits.ts';
import { hasTooManyForms, keyForms, plainMarks } from './key-forms.ts';

/**
 * Expands the brackets and slashes of accepted answers for the profile `spec`, which compares texts literally. An answer with more forms
 * than a key may have stays, with its shortest form added.
 *
 * @param fits whether a form with optional words fits the word limit of its group; other forms are omitted.
 *
 * @example plainAnswers(['(the) market / bazaar']) // market, the market, bazaar
 */
export function plainAnswers(
  answers: readonly string[],
  fits: (form: string) => boolean = () => true,
): readonly string[] {
  const plain = new Set<string>();
  for (const [index, answer] of answers.entries()) {
    const room = LIMITS.answersMax - plain.size - (answers.length - index - 1);
    for (const form of expandAnswer(answer, fits, room)) plain.add(form);
  }
  return [...plain].slice(0, LIMITS.answersMax);
}

function expandAnswer(answer: string, fits: (form: string) => boolean, room: number): readonly string[] {
  const all = keyForms(answer);
  const [shortest = answer] = all.map(({ text }) => text);
  if (all.length === 1 && shortest === plainMarks(answer).replace(/\s+/g, ' ').trim()) return [answer];
  const forms = all.flatMap(({ text, optional }) => (optional && !fits(text) ? [] : [text]));
  if (forms.length > room || hasTooManyForms(answer)) return [shortest, answer].slice(0, Math.max(1, room));
  return forms.length === 0 ? [shortest] : forms;
}
