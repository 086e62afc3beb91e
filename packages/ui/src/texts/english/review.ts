import { catalogue } from '../catalogue.ts';

/** Texts about one question after submission. */
export const review = catalogue('review', {
  partly: 'Partly correct.',
  /** One of several blanks. */
  part: (answer: string, isRight: boolean) => `${answer} (${isRight ? 'correct' : 'wrong'})`,
  /** Why an answer counts or does not, by the reason of its verdict. */
  reasons: {
    exact: 'Correct.',
    case: 'Correct: capital letters make no difference.',
    whitespace: 'Correct: spaces and punctuation around the answer make no difference.',
    hyphen: 'Correct: the hyphen is optional.',
    number_form: 'Correct: this is another way to write the same number, time, date or amount.',
    spelling_variant: 'Correct: this is an accepted spelling or short form.',
    optional_word: 'Correct: with or without the optional word.',
    void: 'This question was cancelled. Everyone gets the mark.',
    blank: 'No answer.',
    over_limit: 'More words than the instruction allows.',
    extra_word: 'At least one word too many.',
    missing_word: 'At least one word is missing.',
    plural: 'Check singular and plural.',
    misspelt: 'Check the spelling.',
    repeated: 'This answer was given twice. It counts once.',
    too_many: 'More answers than the question asks for.',
    wrong: 'Wrong.',
    unscorable: 'This question has no correct answer yet.',
  },
} as const);
