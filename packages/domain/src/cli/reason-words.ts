import type { VerdictReason } from '../marking/verdict.ts';

/** The rule that each reason stands for, in a few words; docs/marking.md has them whole. */
export const REASON_WORDS: Readonly<Record<VerdictReason, string>> = {
  exact: 'is an accepted answer',
  case: 'differs from an accepted answer in capital letters only',
  whitespace: 'differs from an accepted answer in spaces only',
  hyphen: 'differs from an accepted answer in hyphens only',
  number_form: 'is an accepted number, unit, time or date in another form',
  spelling_variant: 'is an accepted answer in British or American spelling',
  optional_word: 'is an accepted answer with or without what is optional',
  blank: 'nothing was given',
  over_limit: 'has more words or numbers than the question allows',
  extra_word: 'has a word more than an accepted answer',
  missing_word: 'lacks a word of an accepted answer',
  plural: 'is singular where the key is plural, or the other way round',
  misspelt: 'is an accepted answer misspelt',
  too_many: 'more was chosen than the question asks for',
  wrong: 'is no accepted answer, or not all of it is',
  unscorable: 'the question has no key',
};
