/** What is told of one question after submission. */
export const review = {
  partly: 'Not all of it is right.',
  /** Why an answer counts or does not, by the reason of its verdict. */
  reasons: {
    exact: () => 'Right.',
    case: () => 'Right: capital and small letters make no difference.',
    whitespace: () => 'Right: spaces make no difference.',
    hyphen: () => 'Right: it may be written with or without a hyphen.',
    number_form: () => 'Right: a number may be written in figures or in words.',
    spelling_variant: () => 'Right: British and American spelling both count.',
    optional_word: () => 'Right: the word in brackets may be left out.',
    void: () => 'This question does not count any more: everybody gets its mark.',
    blank: (key: string) => `No answer. The key is ${key}.`,
    over_limit: (key: string) => `More words than the instruction allows: the key is ${key}.`,
    extra_word: (key: string) => `A word too many: the key is ${key}.`,
    missing_word: (key: string) => `A word is missing: the key is ${key}.`,
    plural: (key: string) => `Singular or plural: the key is ${key}.`,
    misspelt: (key: string) => `Spelling: the key is ${key}.`,
    repeated: () => 'You gave this answer twice: it counts once.',
    too_many: () => 'More answers than the question asks for.',
    wrong: (key: string) => `Wrong: the key is ${key}.`,
    unscorable: () => 'This question has no key.',
  },
} as const;
