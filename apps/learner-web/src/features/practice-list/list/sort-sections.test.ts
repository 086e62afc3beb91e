import { expect, it } from 'vitest';
import { buildListItem } from '../../../testing/build-section.ts';
import { sortSections, type Sort } from './sort-sections.ts';

const tests = [
  buildListItem({ title: 'Test 10', questions_count: 13, time: 20 }),
  buildListItem({ title: 'test 9', questions_count: 14, time: 60 }),
  buildListItem({ title: 'Test 1', questions_count: 13, time: 40 }),
];

it.each<[Sort, string[]]>([
  ['title-asc', ['Test 1', 'test 9', 'Test 10']],
  ['title-desc', ['Test 10', 'test 9', 'Test 1']],
  ['questions-asc', ['Test 1', 'Test 10', 'test 9']],
  ['questions-desc', ['test 9', 'Test 1', 'Test 10']],
  ['duration-asc', ['Test 10', 'Test 1', 'test 9']],
  ['duration-desc', ['test 9', 'Test 1', 'Test 10']],
])('sorts by %s [L2-55]', (sort, titles) => {
  expect(sortSections(tests, sort).map((test) => test.title)).toEqual(titles);
});

it('leaves the given list as it was', () => {
  const before = tests.map((test) => test.title);
  sortSections(tests, 'title-desc');
  expect(tests.map((test) => test.title)).toEqual(before);
});
