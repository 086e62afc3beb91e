/** An article precedes a word: `vitamin A` has none. */
const ARTICLE = /(?<![^ ])(?:an?|the) (?=.)/g;

/** A text in lower case without its articles. */
export function withoutArticles(text: string): string {
  return text.replace(ARTICLE, '');
}
