import { MARKING_PROFILES, type MarkingProfile } from './verdict.ts';

/**
 * The choices of a caller about typed answers under the profile `ielts`; the first of each list is the default.
 *
 * - `articles`: `count` makes `the river` another answer than `river` unless the key has the article in brackets; `ignore`
 *   accepts it, and accepts `river` for a key with an article. A word limit counts articles in any case.
 * - `abbreviations`: `accept` takes standard abbreviations for their words (`Jan`, `Rd`, `Dr`), and words for abbreviations;
 *   `refuse` takes neither. Abbreviated units, and months in a date, are ways to write a value and always accepted.
 * - `ampersand`: `accept` takes `&` for `and`; `refuse` does not.
 * - `spelling`: `any` accepts UK and US spelling; `uk` and `us` refuse the other one, but for words as the key has them.
 *
 * @example
 * ```ts
 * import { MARKING_CHOICES } from '@bandwise/domain';
 *
 * Object.values(MARKING_CHOICES).map(([byDefault]) => byDefault); // => ['count', 'accept', 'accept', 'any']
 * ```
 */
export const MARKING_CHOICES = {
  articles: ['count', 'ignore'],
  abbreviations: ['accept', 'refuse'],
  ampersand: ['accept', 'refuse'],
  spelling: ['any', 'uk', 'us'],
} as const;

type ChoiceName = keyof typeof MARKING_CHOICES;

/**
 * The profile, and the choices of `MARKING_CHOICES` that differ from the defaults. The choices do not affect the profile `spec`, or
 * questions that are answered by choosing.
 *
 * @example
 * ```ts
 * import { markText, type MarkingOptions } from '@bandwise/domain';
 *
 * const options: MarkingOptions = { profile: 'ielts', articles: 'ignore', spelling: 'uk' };
 * const mark = (answer: string) => markText({ type: 'FILL_BLANKS', key: 'harbour', answer, ...options }).marks;
 * [mark('the harbour'), mark('harbor')]; // => [1, 0]
 * ```
 */
export interface MarkingOptions {
  /** The rules that mark. */
  readonly profile: MarkingProfile;
  /** `count` if it is left out. */
  readonly articles?: (typeof MARKING_CHOICES)['articles'][number];
  /** `accept` if it is left out. */
  readonly abbreviations?: (typeof MARKING_CHOICES)['abbreviations'][number];
  /** `accept` if it is left out. */
  readonly ampersand?: (typeof MARKING_CHOICES)['ampersand'][number];
  /** `any` if it is left out. */
  readonly spelling?: (typeof MARKING_CHOICES)['spelling'][number];
}

/**
 * @param options undefined if a JavaScript caller omits it.
 * @throws RangeError for an unknown profile or an unknown choice.
 */
export function checkOptions(options: MarkingOptions | undefined): void {
  if (!options) throw new RangeError('Marking needs options with a profile, such as { profile: "ielts" }');
  if (!MARKING_PROFILES.includes(options.profile))
    throw new RangeError(`A marking profile must be one of ${MARKING_PROFILES.join(', ')}`);
  // The keys of this object are the names of the choices.
  for (const name of Object.keys(MARKING_CHOICES) as ChoiceName[]) {
    const values: readonly string[] = MARKING_CHOICES[name];
    const value = options[name];
    if (value !== undefined && !values.includes(value))
      throw new RangeError(`The marking option ${name} must be one of ${values.join(', ')}`);
  }
}
