import { canonical } from '../ielts/canonical.ts';
import { keyForms } from '../ielts/key-forms.ts';
import { normalise } from '../ielts/normalise.ts';

/** The accepted answers of a pool without those that are another form of one before them. */
export function distinctAnswers(keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return keys.filter((key) => {
    const forms = formsOf(key);
    const isNew = !forms.some((form) => seen.has(form));
    for (const form of forms) seen.add(form);
    return isNew;
  });
}

/** Every form of an accepted answer, as marking compares it. */
export function formsOf(key: string): readonly string[] {
  return [...new Set(keyForms(key).map(({ text }) => canonical(normalise(text))))];
}
