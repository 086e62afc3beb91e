import type { VerdictReason } from '../marking/verdict.ts';

/** The text of each reason; a test compares it with the table of docs/marking.md. */
export const REASON_WORDS: Readonly<Record<VerdictReason, string>> = {
  exact: 'as the key has it',
  case: 'another case',
  whitespace: 'other spaces or outer punctuation',
  hyphen: 'a hyphen more or less',
  number_form: 'another way to write a number, time, date, amount or unit',
  spelling_variant: 'UK or US spelling, accents, short forms of TRUE and FALSE',
  optional_word: 'with words that the key puts in brackets',
  void: 'the question is void: everybody gets its marks',
  blank: 'nothing was given',
  over_limit: 'more words than the limit allows',
  extra_word: 'the key with words too many',
  missing_word: 'the key with words missing',
  plural: 'one word in the singular for a plural, or the other way',
  misspelt: 'within two letters of the key; an explanation, never a mark',
  repeated: 'an answer that another number of an any-order list has',
  too_many: 'more ticks than the key has answers',
  wrong: 'something else than the key',
  unscorable: 'the question has no key',
};
