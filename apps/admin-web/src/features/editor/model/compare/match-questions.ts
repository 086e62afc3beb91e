import { addressOf, type FullGroup, type FullQuestion } from '@bandwise/domain';

export interface Match<T> {
  /** The question in the earlier version; null for a new one. */
  readonly old: T | null;
  readonly now: T;
}

/**
 * Matches questions of two versions: by equal words wherever they moved, otherwise by number. Stored questions have no ids.
 */
export function matchQuestions(
  before: readonly FullQuestion[],
  after: readonly FullQuestion[],
): readonly Match<FullQuestion>[] {
  const left = new Set(before);
  const matched = new Map<FullQuestion, FullQuestion>();
  const pair = (isSame: (old: FullQuestion, now: FullQuestion) => boolean) => {
    for (const now of after) {
      const old = matched.has(now) ? undefined : [...left].find((one) => isSame(one, now));
      if (old === undefined) continue;
      matched.set(now, old);
      left.delete(old);
    }
  };
  pair((old, now) => addressOf(old) === addressOf(now) && wordsOf(old) === wordsOf(now));
  pair((old, now) => old.question !== '' && wordsOf(old) === wordsOf(now));
  pair((old, now) => addressOf(old) === addressOf(now));
  return after.map((now) => ({ old: matched.get(now) ?? null, now }));
}

function wordsOf({ question, options }: FullQuestion): string {
  return JSON.stringify([question, options]);
}

/** Groups with the most questions in common; without any, those of the same type in the same place. */
export function matchGroups(before: readonly FullGroup[], after: readonly FullGroup[]): readonly Match<FullGroup>[] {
  const left = new Set(before);
  return after.map((now, index) => {
    const scored = [...left].map((old) => ({ old, score: likeness(old, now, before.indexOf(old) === index) }));
    const best = scored.sort((one, other) => other.score - one.score)[0];
    if (best === undefined || best.score === 0) return { old: null, now };
    left.delete(best.old);
    return { old: best.old, now };
  });
}

function likeness(old: FullGroup, now: FullGroup, isSamePlace: boolean): number {
  const addresses = new Set(old.questions.map(addressOf));
  const words = new Set(old.questions.filter(({ question }) => question !== '').map(wordsOf));
  const shared = now.questions.filter((one) => addresses.has(addressOf(one)) || words.has(wordsOf(one))).length;
  return shared + (isSamePlace && old.type === now.type ? 0.5 : 0);
}
