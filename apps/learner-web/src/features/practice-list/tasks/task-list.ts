import { viewList, type ListView } from '../list/list-view.ts';
import type { ListParams } from '../list/list-params.ts';
import { sortTasks, type SortableTask, type TaskSort } from './sort-tasks.ts';

export const TASK_PAGE_SIZE = { wide: 30, narrow: 7 } as const;

interface ListedTask extends SortableTask {
  readonly id: string;
  readonly part_number: number;
}

/** One page of writing or speaking tasks. */
export function viewTasks<T extends ListedTask>(
  tasks: readonly T[],
  params: ListParams<TaskSort>,
  width: keyof typeof TASK_PAGE_SIZE,
): ListView<T> {
  return viewList(tasks, params, { sort: sortTasks, pageSize: TASK_PAGE_SIZE[width] });
}

/** The task whose text is shown: the chosen one where it is in the list, else the first. */
export function shownTask<T extends ListedTask>(rows: readonly T[], chosen: string | null): T | undefined {
  return rows.find((task) => task.id === chosen) ?? rows[0];
}

const CHOSEN = 'task';

/** The id of the task that was chosen, as the address keeps it; null when none was. */
export function readChosen(params: URLSearchParams): string | null {
  return params.get(CHOSEN);
}

/** The address after choosing a task. What else changes in the list takes the choice back. */
export function choose(params: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === null) next.delete(CHOSEN);
  else next.set(CHOSEN, id);
  return next;
}
