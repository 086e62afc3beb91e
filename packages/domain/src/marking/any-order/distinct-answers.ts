import { canonical } from '../ielts/canonical.ts';
import { keyForms } from '../ielts/key-forms.ts';
import { normalise } from '../ielts/normalise.ts';

/** Returns the accepted answers of a pool, without other forms of an earlier one. */
export function distinctAnswers(keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return keys.filter((key) => {
    const forms = formsOf(key);
    const isNew = !forms.some((form) => seen.has(form));
    for (const form of forms) seen.add(form);
    return isNew;
  });
}

/** Returns every form of an accepted answer for comparison. */
export function formsOf(key: string): readonly string[] {
  return [...new Set(keyForms(key).map(({ text }) => canonical(normalise(text))))];
}
