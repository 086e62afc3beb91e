/**
 * The rules that decide verdicts, by the headings of docs/marking.md, which explains each with examples.
 *
 * @example
 * ```ts
 * import { MARKING_RULES } from '@bandwise/domain';
 *
 * MARKING_RULES.includes('word-limit'); // => true
 * ```
 */
export const MARKING_RULES = [
  'blanks',
  'several-blanks',
  'any-order',
  'no-key',
  'void',
  'spec-text',
  'spec-choice',
  'spec-ticks',
  'accepted-answers',
  'case',
  'spaces-and-punctuation',
  'key-syntax',
  'hyphens',
  'spelling',
  'numbers',
  'ranges',
  'times',
  'dates',
  'shares-and-money',
  'units',
  'codes',
  'abbreviations-and-accents',
  'word-limit',
  'whole-answer',
  'articles',
  'true-false-not-given',
  'choice',
  'ticks',
] as const;

/**
 * One of `MARKING_RULES`.
 *
 * @example
 * ```ts
 * import { MARKING_RULES, type MarkingRule } from '@bandwise/domain';
 *
 * const rule: MarkingRule = 'spelling';
 * MARKING_RULES.includes(rule); // => true
 * ```
 */
export type MarkingRule = (typeof MARKING_RULES)[number];
