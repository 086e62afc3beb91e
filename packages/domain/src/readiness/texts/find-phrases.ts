/** No word limit allows more; of a longer phrase, its first words are looked for. */
const WORDS_MAX = 10;

/**
 * The phrases that stand in one of the texts, as whole words. The texts are gone through once for each length that a
 * phrase has, however many phrases there are.
 *
 * @param texts and `phrases` have single spaces between words, and none around.
 */
export function findPhrases(texts: readonly string[], phrases: readonly string[]): ReadonlySet<string> {
  const wanted = new Map<number, Map<string, string[]>>();
  for (const phrase of new Set(phrases)) {
    const words = phrase.split(' ').slice(0, WORDS_MAX);
    const ofLength = getOrAdd(wanted, words.length, () => new Map<string, string[]>());
    getOrAdd(ofLength, words.join(' '), (): string[] => []).push(phrase);
  }
  const found = new Set<string>();
  for (const text of texts) {
    const starts = wordStarts(text);
    for (const [length, ofLength] of wanted)
      for (let at = 0; at + length < starts.length; at += 1) {
        const start = starts[at] ?? 0;
        const end = (starts[at + length] ?? 0) - 1;
        for (const phrase of ofLength.get(text.slice(start, end)) ?? []) found.add(phrase);
      }
  }
  return found;
}

/** The offset of each word, and of the one that would come next. */
function wordStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) starts.push(at + 1);
  starts.push(text.length + 1);
  return starts;
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
