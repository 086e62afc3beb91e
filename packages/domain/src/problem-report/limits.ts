/** Characters in which a learner says what is wrong with a question: a few words, not a letter. */
export const PROBLEM_WORDS_MAX = 500;
/** Characters of what an administrator replies. */
export const PROBLEM_REPLY_MAX = 1_000;
