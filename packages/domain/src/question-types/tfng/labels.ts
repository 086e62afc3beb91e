/**
 * The sets of labels of a TFNG group: TRUE / FALSE or YES / NO, each with NOT GIVEN. The first is the default.
 *
 * @example
 * ```ts
 * import { TFNG_CHOICES, TFNG_LABELS } from '@bandwise/domain';
 *
 * TFNG_LABELS.map((labels) => TFNG_CHOICES[labels][1]); // => ['FALSE', 'NO']
 * ```
 */
export const TFNG_LABELS = ['TFNG', 'YNNG'] as const;

/**
 * The three labels that a TFNG group shows: `TFNG` for TRUE and FALSE, `YNNG` for YES and NO, each with NOT GIVEN.
 *
 * @example
 * ```ts
 * import { TFNG_CHOICES, type TfngLabels } from '@bandwise/domain';
 *
 * const labels: TfngLabels = 'YNNG';
 * TFNG_CHOICES[labels][0]; // => 'YES'
 * ```
 */
export type TfngLabels = (typeof TFNG_LABELS)[number];

/**
 * The choices of a TFNG group by its labels, in the order they are shown.
 *
 * @example
 * ```ts
 * import { TFNG_CHOICES } from '@bandwise/domain';
 *
 * TFNG_CHOICES.TFNG.join(', '); // => 'TRUE, FALSE, NOT GIVEN'
 * ```
 */
export const TFNG_CHOICES = {
  TFNG: ['TRUE', 'FALSE', 'NOT GIVEN'],
  YNNG: ['YES', 'NO', 'NOT GIVEN'],
} as const satisfies Record<TfngLabels, readonly string[]>;

const FORMS: Readonly<Record<string, string>> = {
  TRUE: 'TRUE',
  T: 'TRUE',
  FALSE: 'FALSE',
  F: 'FALSE',
  YES: 'YES',
  Y: 'YES',
  NO: 'NO',
  N: 'NO',
  'NOT GIVEN': 'NOT GIVEN',
  NOTGIVEN: 'NOT GIVEN',
  NG: 'NOT GIVEN',
};

/**
 * The label that an answer means; an answer that means none is left as it is. A learner can only choose the labels as
 * written, so a key in another form could never be met.
 */
export function readLabel(answer: string): string {
  const plain = answer
    .toUpperCase()
    .replaceAll('.', '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return FORMS[plain] ?? answer;
}
