import { describe, expect, it } from 'vitest';
import { searchExams } from './search-exams.ts';

const tests = ['Reading 1', 'READING 2', 'Listening 1'].map((title) => ({ title }));

describe('the search', () => {
  it('finds a title with accents by one without', () => {
    expect(searchExams([{ title: 'Nguyễn Đức' }], 'nguyen duc')).toHaveLength(1);
  });

  it.each([
    ['reading', ['Reading 1', 'READING 2']],
    ['  ING 1 ', ['Reading 1', 'Listening 1']],
    ['', ['Reading 1', 'READING 2', 'Listening 1']],
    ['writing', []],
  ])('finds by title in any case: "%s" [A2-22 A9-14]', (search, titles) => {
    expect(searchExams(tests, search).map((test) => test.title)).toEqual(titles);
  });
});
