import type { VerdictReason } from '../marking/verdict.ts';

/** The text of each reason; a test compares it with the table of docs/marking.md. */
export const REASON_WORDS: Readonly<Record<VerdictReason, string>> = {
  exact: 'exactly as in the key',
  case: 'other capital letters',
  whitespace: 'other spaces or outer punctuation',
  hyphen: 'with or without a hyphen',
  number_form: 'another way to write a number, time, date, amount or unit',
  spelling_variant: 'UK or US spelling, accents, short forms of TRUE and FALSE',
  optional_word: 'with words that the key puts in brackets',
  void: 'the question is void: every learner gets its marks',
  blank: 'no answer',
  over_limit: 'more words than the limit allows',
  extra_word: 'the key with extra words',
  missing_word: 'the key with words missing',
  plural: 'a singular instead of a plural, or the other way round',
  misspelt: 'within two letters of the key; it earns no mark',
  repeated: 'an answer that has already counted in an any-order list',
  too_many: 'more ticks than the key has answers',
  wrong: 'different from the key',
  unscorable: 'the question has no key',
};
