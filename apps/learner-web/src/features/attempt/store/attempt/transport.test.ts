import { expect, it } from 'vitest';
import { answersBody } from './transport.ts';

it('sends what was given and leaves blanks out', () => {
  expect(answersBody({ '1': 'TRUE', '2': '  ', '3': [], '4': ['a', 'b'], '14-1': 'tide' })).toEqual({
    '1': 'TRUE',
    '4': ['a', 'b'],
    '14-1': 'tide',
  });
});
