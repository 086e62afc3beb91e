import { compareTitles } from '../../../shared/practice/compare-titles.ts';
import { compareInTests, type InTest } from '../../../shared/practice/compare-in-tests.ts';

/** The orders of whole tests. */
export const TEST_SORTS = [
  'title-asc',
  'title-desc',
  'questions-asc',
  'questions-desc',
  'duration-asc',
  'duration-desc',
] as const;
export const SORTS = ['test', ...TEST_SORTS] as const;
export type Sort = (typeof SORTS)[number];

export interface SortableSection extends InTest {
  readonly questions_count: number;
  readonly time: number;
}

type Compare = (a: SortableSection, b: SortableSection) => number;
const byQuestions: Compare = (a, b) => a.questions_count - b.questions_count;
const byDuration: Compare = (a, b) => a.time - b.time;
const reverse =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a);

const COMPARE = {
  'title-asc': compareTitles,
  'title-desc': reverse(compareTitles),
  'questions-asc': byQuestions,
  'questions-desc': reverse(byQuestions),
  'duration-asc': byDuration,
  'duration-desc': reverse(byDuration),
} as const satisfies Record<Exclude<Sort, 'test'>, Compare>;

/** A sorted copy; tests that compare equal come by title. */
export function sortSections<T extends SortableSection>(tests: readonly T[], sort: Sort): readonly T[] {
  const compare = sort === 'test' ? compareInTests(tests) : COMPARE[sort];
  return [...tests].sort((a, b) => compare(a, b) || compareTitles(a, b));
}
