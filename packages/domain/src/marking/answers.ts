/**
 * What a learner gave to one question: a text, or a list of texts where it is answered with several. In a list where the
 * place counts, a place that was left empty is `''`.
 */
export type Answer = string | readonly string[];

/** What a learner gave, keyed by address (`"14"` or `"14-1"`). A missing key is a blank. */
export type Answers = Readonly<Record<string, Answer>>;
