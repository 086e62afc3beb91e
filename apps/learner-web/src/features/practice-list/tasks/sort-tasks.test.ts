import { expect, it } from 'vitest';
import { sortTasks, type TaskSort } from './sort-tasks.ts';

const tasks = [
  { exam_id: 'a', part_number: 2, title: 'Task 10', created_at: '2026-03-01T00:00:00.000Z' },
  { exam_id: 'a', part_number: 1, title: 'task 9', created_at: '2026-01-01T00:00:00.000Z' },
  { exam_id: 'b', part_number: 2, title: 'Bar chart', created_at: '2026-03-01T07:00:00.000+07:00' },
  { exam_id: 'b', part_number: 1, title: 'Task 1', created_at: '2026-02-01T00:00:00.000Z' },
];

it.each<[TaskSort, string[]]>([
  ['test', ['Task 1', 'Bar chart', 'task 9', 'Task 10']],
  ['title-asc', ['Bar chart', 'Task 1', 'task 9', 'Task 10']],
  ['title-desc', ['Task 10', 'task 9', 'Task 1', 'Bar chart']],
  ['newest', ['Bar chart', 'Task 10', 'Task 1', 'task 9']],
  ['oldest', ['task 9', 'Task 1', 'Bar chart', 'Task 10']],
])('sorts by %s, the same moment by title [L2-73]', (sort, titles) => {
  expect(sortTasks(tasks, sort).map((task) => task.title)).toEqual(titles);
});
