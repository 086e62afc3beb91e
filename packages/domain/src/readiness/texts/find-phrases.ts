/** Longer than any word limit. Of longer phrases only the first words are searched. */
const WORDS_MAX = 10;

/**
 * Finds the phrases that one of the texts contains as whole words. The cost is one pass for each distinct length of a phrase.
 *
 * @param texts and `phrases` have single spaces between words, and none around.
 */
export function findPhrases(texts: readonly string[], phrases: readonly string[]): ReadonlySet<string> {
  const phrasesByLength = new Map<number, Map<string, string[]>>();
  for (const phrase of new Set(phrases)) {
    const words = phrase.split(' ').slice(0, WORDS_MAX);
    const ofLength = getOrAdd(phrasesByLength, words.length, () => new Map<string, string[]>());
    getOrAdd(ofLength, words.join(' '), (): string[] => []).push(phrase);
  }
  const matches = new Set<string>();
  for (const text of texts) {
    const starts = wordStarts(text);
    for (const [length, ofLength] of phrasesByLength)
      for (let at = 0; at + length < starts.length; at += 1) {
        const start = starts[at] ?? 0;
        const end = (starts[at + length] ?? 0) - 1;
        for (const phrase of ofLength.get(text.slice(start, end)) ?? []) matches.add(phrase);
      }
  }
  return matches;
}

/** Returns the offset of each word, and the offset after the last word. */
function wordStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) starts.push(at + 1);
  starts.push(text.length + 1);
  return starts;
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const value = make();
  map.set(key, value);
  return value;
}
