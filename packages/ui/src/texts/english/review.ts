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
    whitespace: 'Correct: spaces make no difference.',
    hyphen: 'Correct: the hyphen is optional.',
    number_form: 'Correct: a number may be written in figures or words.',
    spelling_variant: 'Correct: British and American spelling both count.',
    optional_word: 'Correct: the word in brackets is optional.',
    void: 'This question was cancelled. Everyone gets the mark.',
    blank: 'No answer.',
    over_limit: 'More words than the instruction allows.',
    extra_word: 'There is one word too many.',
    missing_word: 'A word is missing.',
    plural: 'Check singular and plural.',
    misspelt: 'Check the spelling.',
    repeated: 'This answer was given twice. It counts once.',
    too_many: 'More answers than the question asks for.',
    wrong: 'Wrong.',
    unscorable: 'This question has no correct answer yet.',
  },
} as const);
