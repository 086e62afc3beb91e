/** Texts about one question after submission. */
export const review = {
  partly: 'Not all of it is right.',
  /** One of several blanks. */
  part: (answer: string, isRight: boolean) => `${answer} (${isRight ? 'correct' : 'wrong'})`,
  /** Why an answer counts or does not, by the reason of its verdict. */
  reasons: {
    exact: 'Right.',
    case: 'Right: capital and small letters make no difference.',
    whitespace: 'Right: spaces make no difference.',
    hyphen: 'Right: it may be written with or without a hyphen.',
    number_form: 'Right: a number may be written in figures or in words.',
    spelling_variant: 'Right: British and American spelling both count.',
    optional_word: 'Right: the word in brackets may be left out.',
    void: 'This question does not count any more: everybody gets its mark.',
    blank: 'No answer.',
    over_limit: 'More words than the instruction allows.',
    extra_word: 'A word too many.',
    missing_word: 'A word is missing.',
    plural: 'Singular or plural.',
    misspelt: 'Spelling.',
    repeated: 'You gave this answer twice: it counts once.',
    too_many: 'More answers than the question asks for.',
    wrong: 'Wrong.',
    unscorable: 'This question has no key.',
  },
} as const;
