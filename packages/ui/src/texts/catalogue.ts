/** English texts by subject: those of the modules that are loaded. */
const subjects = new Map<string, object>();
let translation: Readonly<Record<string, object>> = {};

/**
 * Registers the English texts of a subject. A translation replaces them in place, also if their module loads after it, so that
 * a screen reads its texts from one object in every language.
 */
export function catalogue<T extends object>(subject: string, english: T): T {
  subjects.set(subject, english);
  replace(english, translation[subject]);
  return english;
}

/** Replaces the English texts of every subject. Called once, before the first screen is drawn. */
export function translate(texts: Readonly<Record<string, object>>): void {
  translation = texts;
  for (const [subject, english] of subjects) replace(english, texts[subject]);
}

function replace(texts: object, by: object = {}): void {
  for (const [name, text] of Object.entries(by)) {
    if (typeof text === 'object') replace(Reflect.get(texts, name), text);
    else Reflect.set(texts, name, text);
  }
}
