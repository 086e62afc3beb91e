import { expect, it } from 'vitest';
import { countScores } from './count-scores.ts';

it('counts attempts by what they earned at each question and at all', () => {
  expect(countScores('1,0,12;1,0,12;0,1,0', [1, 1, 12])).toEqual([
    {
      total: 1,
      cells: [
        { marks: 0, sum: 1, count: 1 },
        { marks: 1, sum: 13, count: 2 },
      ],
    },
    {
      total: 1,
      cells: [
        { marks: 0, sum: 13, count: 2 },
        { marks: 1, sum: 1, count: 1 },
      ],
    },
    {
      total: 12,
      cells: [
        { marks: 0, sum: 1, count: 1 },
        { marks: 12, sum: 13, count: 2 },
      ],
    },
  ]);
});

it.each([
  ['nothing', ''],
  ['an attempt without a question', ';'],
  ['an attempt with another number of questions', '1,1'],
  ['more marks than there are', '2'],
])('leaves out %s', (_, scores) => {
  expect(countScores(scores, [1])).toEqual([{ total: 1, cells: [] }]);
  expect(countScores(`${scores};1`, [1])[0]?.cells).toEqual([{ marks: 1, sum: 1, count: 1 }]);
});
