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

it('sorts by test in the order of their first titles, and by part inside a test', () => {
  const parts = [
    buildListItem({ title: 'Test 2: Zebras', exam_id: 'two', part_number: 1 }),
    buildListItem({ title: 'Test 10: Boats', exam_id: 'ten', part_number: 1 }),
    buildListItem({ title: 'Test 2: Ants', exam_id: 'two', part_number: 3 }),
    buildListItem({ title: 'Test 2: Bees', exam_id: 'two', part_number: 2 }),
    buildListItem({ title: 'Test 10: Boats', exam_id: 'another', part_number: 1 }),
    buildListItem({ title: 'Test 10: Cranes', exam_id: 'ten', part_number: 2 }),
  ];
  expect(sortSections(parts, 'test').map(({ title }) => title.slice(5))).toEqual([
    '2: Zebras',
    '2: Bees',
    '2: Ants',
    '10: Boats',
    '10: Boats',
    '10: Cranes',
  ]);
});

it('leaves the given list as it was', () => {
  const before = tests.map((test) => test.title);
  sortSections(tests, 'title-desc');
  expect(tests.map((test) => test.title)).toEqual(before);
});
