/**
 * What a learner gave, keyed by address (`"14"` or `"14-1"`): a text, or a list of texts for questions that are answered
 * with several. In a list where the place counts, a place that was left empty is `''`. A missing key is a blank.
 */
export type Answers = Readonly<Record<string, string | readonly string[]>>;
