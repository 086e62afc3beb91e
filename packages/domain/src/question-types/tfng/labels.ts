/** Which three labels a TFNG group shows: TRUE / FALSE or YES / NO, each with NOT GIVEN. The first if it does not say. */
export const TFNG_LABELS = ['TFNG', 'YNNG'] as const;
export type TfngLabels = (typeof TFNG_LABELS)[number];

/** The choices of a TFNG group, in the order they are shown (learner specification, section 5). */
export const TFNG_CHOICES = {
  TFNG: ['TRUE', 'FALSE', 'NOT GIVEN'],
  YNNG: ['YES', 'NO', 'NOT GIVEN'],
} as const satisfies Record<TfngLabels, readonly string[]>;

const FORMS: Readonly<Record<string, string>> = {
  TRUE: 'TRUE',
  FALSE: 'FALSE',
  YES: 'YES',
  NO: 'NO',
  'NOT GIVEN': 'NOT GIVEN',
  'NOT-GIVEN': 'NOT GIVEN',
  NOT_GIVEN: 'NOT GIVEN',
  NOTGIVEN: 'NOT GIVEN',
  NG: 'NOT GIVEN',
};

/** A learner can only choose the labels as written, so a key in another form could never be met. */
export function readLabel(answer: string): string {
  return FORMS[answer.toUpperCase().replace(/\s+/g, ' ')] ?? answer;
}
