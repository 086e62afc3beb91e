import type { JudgeSet } from '../../marking/judge-set.ts';

/** MULTI under `spec`: each tick that is in the key as written earns one mark. */
export function judgeTicks(keys: readonly string[]): JudgeSet {
  const exact = new Set(keys);
  const shown = sortedLower(keys);
  return (ticks) => {
    let marks = 0;
    for (const tick of ticks) if (exact.has(tick)) marks += 1;
    if (marks === keys.length) return { marks, correct: true, reason: 'exact' };
    const correct = sortedLower(ticks) === shown;
    return { marks, correct, reason: correct ? 'case' : 'wrong' };
  };
}

function sortedLower(texts: readonly string[]): string {
  return JSON.stringify(texts.map((text) => text.toLowerCase()).sort());
}
