/** An article before a word, so not the A of `vitamin A`. */
const ARTICLE = /(?<![^ ])(?:an?|the) (?=.)/g;

/** Removes the articles of a text in lower case. */
export function withoutArticles(text: string): string {
  return text.replace(ARTICLE, '');
}
