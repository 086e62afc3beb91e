/**
 * Matches each answer with at most one key, and each key with at most one answer, so that as many answers as possible have a key (maximum
 * bipartite matching). An answer that has a key keeps having one when later answers are matched, so the result is deterministic.
 *
 * @param accepts - for each answer the keys that accept it, in the order in which they are tried.
 * @returns for each answer its key, or null.
 */
export function matchKeys(accepts: readonly (readonly number[])[]): readonly (number | null)[] {
  const answerOf = new Map<number, number>();
  const findKey = (answer: number, tried: Set<number>): boolean => {
    for (const key of accepts[answer] ?? []) {
      if (tried.has(key)) continue;
      tried.add(key);
      const other = answerOf.get(key);
      if (other !== undefined && !findKey(other, tried)) continue;
      answerOf.set(key, answer);
      return true;
    }
    return false;
  };
  for (const answer of accepts.keys()) findKey(answer, new Set());
  const keyOf = new Map([...answerOf].map(([key, answer]) => [answer, key]));
  return accepts.map((_, answer) => keyOf.get(answer) ?? null);
}
