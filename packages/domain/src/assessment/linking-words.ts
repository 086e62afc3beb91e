/**
 * The functions of a linking word in an argument.
 *
 * @example
 * ```ts
 * import { LINKING_KINDS } from '@bandwise/domain';
 *
 * LINKING_KINDS; // => ['addition', 'contrast', 'cause', 'example', 'order', 'condition']
 * ```
 */
export const LINKING_KINDS = ['addition', 'contrast', 'cause', 'example', 'order', 'condition'] as const;

/**
 * The function of a linking word in an argument.
 *
 * @example
 * ```ts
 * import { textFigures, type LinkingKind } from '@bandwise/domain';
 *
 * const kind: LinkingKind = 'example';
 * textFigures('Take tea, for example.', '').linking[kind]; // => 1
 * ```
 */
export type LinkingKind = (typeof LINKING_KINDS)[number];

/** Common linking words and phrases of essays, in lower case. Words that mostly do something else (and, so, then) are left out. */
const PHRASES: Readonly<Record<LinkingKind, readonly string[]>> = {
  addition: [
    'additionally',
    'also',
    'as well as',
    'besides',
    'furthermore',
    'in addition',
    'moreover',
    'not only',
    'similarly',
    'what is more',
  ],
  contrast: [
    'although',
    'by contrast',
    'conversely',
    'despite',
    'even though',
    'however',
    'in contrast',
    'in spite of',
    'instead',
    'nevertheless',
    'nonetheless',
    'on the contrary',
    'on the other hand',
    'whereas',
    'while',
    'yet',
  ],
  cause: [
    'accordingly',
    'as a consequence',
    'as a result',
    'because',
    'consequently',
    'due to',
    'for this reason',
    'hence',
    'leads to',
    'since',
    'so that',
    'therefore',
    'this is why',
    'thus',
  ],
  example: ['for example', 'for instance', 'in particular', 'namely', 'such as', 'to illustrate'],
  order: [
    'finally',
    'first of all',
    'firstly',
    'in conclusion',
    'in short',
    'in summary',
    'lastly',
    'on the one hand',
    'overall',
    'secondly',
    'thirdly',
    'to begin with',
    'to conclude',
    'to sum up',
  ],
  condition: ['as long as', 'if', 'otherwise', 'provided that', 'unless', 'whether'],
};

interface Phrase {
  readonly words: readonly string[];
  readonly kind: LinkingKind;
}

/** Phrases by their first word; the longest first, so that a phrase is not counted as a shorter one that it contains. */
const phrasesByFirstWord = groupPhrases();

function groupPhrases(): ReadonlyMap<string, readonly Phrase[]> {
  const groups = new Map<string, Phrase[]>();
  for (const kind of LINKING_KINDS)
    for (const phrase of PHRASES[kind]) {
      const words = phrase.split(' ');
      const [first = ''] = words;
      groups.set(first, [...(groups.get(first) ?? []), { kind, words }]);
    }
  for (const group of groups.values()) group.sort((one, other) => other.words.length - one.words.length);
  return groups;
}

/** Counts linking words and phrases by kind. @param words - of a text, in lower case. */
export function countLinking(words: readonly string[]): Readonly<Record<LinkingKind, number>> {
  const counts = { addition: 0, contrast: 0, cause: 0, example: 0, order: 0, condition: 0 };
  for (let index = 0; index < words.length;) {
    const phrase = phrasesByFirstWord
      .get(words[index] ?? '')
      ?.find((one) => one.words.every((word, offset) => words[index + offset] === word));
    if (phrase) counts[phrase.kind] += 1;
    index += phrase?.words.length ?? 1;
  }
  return counts;
}
