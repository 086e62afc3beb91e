import { describe, expect, it } from 'vitest';
import { buildListItem } from '../../../testing/build-section.ts';
import { changeListParams, readListParams } from '../list/list-params.ts';
import { TASK_SORTS } from './sort-tasks.ts';
import { choose, readChosen, shownTask, viewTasks } from './task-list.ts';

const tasks = Array.from({ length: 33 }, (_, index) =>
  buildListItem({ title: `Task ${index + 1}`, exam_id: `exam ${index}`, part_number: 1 + (index % 2) }),
);
const view = (query: string, width: 'wide' | 'narrow') =>
  viewTasks(tasks, readListParams(new URLSearchParams(query), TASK_SORTS), width);

it.each([
  ['', 'wide', 30, 2, 'Task 1'],
  ['page=2', 'wide', 3, 2, 'Task 31'],
  ['', 'narrow', 7, 5, 'Task 1'],
  ['page=5', 'narrow', 5, 5, 'Task 29'],
  ['part=2&sort=title-desc', 'wide', 16, 1, 'Task 32'],
  ['part=1&search=task%203', 'narrow', 3, 1, 'Task 3'],
] as const)('cuts %j on a %s screen to %i rows of %i pages [L2-74]', (query, width, rows, pages, first) => {
  const shown = view(query, width);
  expect(shown.rows).toHaveLength(rows);
  expect(shown.pages).toBe(pages);
  expect(shown.rows[0]?.title).toBe(first);
});

describe('the shown task', () => {
  const rows = tasks.slice(0, 3);

  it.each([
    ['the first before any is chosen', null, rows[0]],
    ['the chosen one', rows[2]?.id ?? '', rows[2]],
    ['the first when the chosen one is not in the list', tasks[9]?.id ?? '', rows[0]],
  ])('is %s', (_, chosen, shown) => {
    expect(shownTask(rows, chosen)).toBe(shown);
  });

  it('is none in an empty list', () => {
    expect(shownTask([], null)).toBeUndefined();
  });
});

it('keeps the choice in the address beside the rest', () => {
  const params = choose(new URLSearchParams('part=2&page=3'), 'abc');
  expect(params.toString()).toBe('part=2&page=3&task=abc');
  expect(readChosen(params)).toBe('abc');
  expect(choose(params, null).toString()).toBe('part=2&page=3');
});

it.each([[{ part: 1 }], [{ search: 'x' }], [{ sort: 'newest' as const }]])(
  'forgets the choice and the page when %j changes',
  (change) => {
    const params = changeListParams(new URLSearchParams('part=2&page=3&task=abc'), TASK_SORTS, change);
    expect(readChosen(params)).toBeNull();
    expect(params.has('page')).toBe(false);
  },
);
