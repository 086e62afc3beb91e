import { compareTitles } from '../../../shared/practice/compare-titles.ts';
import { compareInTests, type InTest } from '../../../shared/practice/compare-in-tests.ts';

export const TASK_SORTS = ['test', 'title-asc', 'title-desc', 'newest', 'oldest'] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

export interface SortableTask extends InTest {
  /** ISO 8601. */
  readonly created_at: string;
}

type Compare = (a: SortableTask, b: SortableTask) => number;
const byAge: Compare = (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at);

const COMPARE = {
  'title-asc': compareTitles,
  'title-desc': (a, b) => compareTitles(b, a),
  newest: (a, b) => byAge(b, a),
  oldest: byAge,
} as const satisfies Record<Exclude<TaskSort, 'test'>, Compare>;

/** A sorted copy; tasks that compare equal come by title. */
export function sortTasks<T extends SortableTask>(tasks: readonly T[], sort: TaskSort): readonly T[] {
  const compare = sort === 'test' ? compareInTests(tasks) : COMPARE[sort];
  return [...tasks].sort((a, b) => compare(a, b) || compareTitles(a, b));
}
