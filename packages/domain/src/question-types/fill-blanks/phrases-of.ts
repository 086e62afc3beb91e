import { canonical } from '../../marking/ielts/canonical.ts';
import { keyForms } from '../../marking/ielts/key-forms.ts';
import { wordsOf } from '../../readiness/texts/words-of.ts';

/** Every accepted form, as written and in the form in which marking compares. */
export function phrasesOf(keys: readonly string[]): readonly string[] {
  const forms = keys.flatMap(keyForms);
  return forms.map((form) => wordsOf(form.text)).flatMap((words) => [words, canonical(words)]);
}
