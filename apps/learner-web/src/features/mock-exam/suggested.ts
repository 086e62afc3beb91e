import type { FullExam } from '@bandwise/api-contract/learner';
import { compareTitles } from '../../shared/practice/compare-titles.ts';

/** The exam to take next: one not taken yet, in the order of titles; else the one that was taken longest ago. */
export function suggested(exams: readonly FullExam[]): FullExam | null {
  const [first = null] = [...exams].sort(
    (one, other) =>
      Number(one.locked) - Number(other.locked) ||
      (one.last_result?.date ?? '').localeCompare(other.last_result?.date ?? '') ||
      compareTitles(one, other),
  );
  return first;
}
