import type { UserStats } from '@bandwise/api-contract/learner';
import { percentOf } from './percent.ts';

type TypeTally = UserStats['types'][number];

export interface TypeAccuracy extends Pick<TypeTally, 'type' | 'marks' | 'total'> {
  readonly percent: number;
}

/** The types that were met, the weakest first: what to practise next. */
export function typeAccuracies(types: readonly TypeTally[]): readonly TypeAccuracy[] {
  return types
    .flatMap(({ type, marks, total }) => {
      const percent = percentOf(marks, total);
      return percent === null ? [] : [{ type, marks, total, percent }];
    })
    .sort((a, b) => a.marks / a.total - b.marks / b.total);
}
