import type { JudgeSet } from '../../marking/judge-set.ts';
import { normalise } from '../../marking/ielts/normalise.ts';

/** MULTI under `ielts`: each answer of the key that is ticked earns one mark, whatever its case. */
export function judgeTicks(keys: readonly string[], options: readonly string[]): JudgeSet {
  const exact = new Set(keys);
  const offered = new Set(options.map((option) => option.trim()));
  return (ticks) => {
    const others = ticks.filter((tick) => !exact.has(tick));
    const exactCount = ticks.length - others.length;
    const open = keys.filter((key) => !ticks.includes(key)).map(normalise);
    let foldedCount = 0;
    // An option on offer that is not in the key is wrong, however alike it looks.
    for (const tick of others.filter((other) => !offered.has(other))) {
      const normal = normalise(tick);
      const at = normal === '' ? -1 : open.indexOf(normal);
      if (at === -1) continue;
      open.splice(at, 1);
      foldedCount += 1;
    }
    const marks = exactCount + foldedCount;
    const correct = marks === keys.length;
    if (!correct) return { marks, correct, reason: 'wrong' };
    return { marks, correct, reason: foldedCount === 0 ? 'exact' : 'case' };
  };
}
