import { describe, expect, it } from 'vitest';
import { activeFilters, changeListParams, isNarrowed, readListParams, sortBy, writeListParams } from './list-params.ts';

const read = (address: string) => readListParams(new URLSearchParams(address));

describe('the address of All Tests', () => {
  it.each([
    'type=reading&view=tests',
    'type=writing&view=parts',
    'type=listening&view=tests&search=salt+marsh&part=4&questions=MCQ&state=archived&sort=title&page=3',
    'type=reading&view=tests&sort=-questions',
    'type=reading&view=tests&sort=created',
  ])('is read and written as the same: %s', (address) => {
    expect(new URLSearchParams(writeListParams(read(address))).toString()).toBe(address);
  });

  it('stands for the first page of reading tests without anything', () => {
    expect(read('')).toEqual(read('type=reading&page=1&view=tests&sort=-created'));
  });

  it('is as at first where it says what there is not', () => {
    const wrong = 'type=drawing&view=x&part=9&questions=ESSAY&state=lost&sort=-colour&page=0';
    expect(writeListParams(read(wrong))).toEqual({ type: 'reading', view: 'tests' });
    expect(read('part=1.5&page=9999999')).toMatchObject({ part: null, page: 1 });
  });
});

describe('a change of the list', () => {
  const params = read('type=reading&search=marsh&part=2&questions=MCQ&sort=title&page=4');

  it('goes to a page', () => {
    expect(changeListParams(params, { page: 2 })).toEqual({ ...params, page: 2 });
  });

  it.each([{ search: 'sea' }, { part: 1 }, { sort: 'time' as const }, { view: 'parts' as const }])(
    'goes back to the first page with %j',
    (change) => {
      expect(changeListParams(params, change)).toEqual({ ...params, ...change, page: 1 });
    },
  );

  it('keeps the search and the sort in another tab, not what is of the skill', () => {
    expect(changeListParams(params, { skill: 'writing' })).toEqual({
      ...params,
      skill: 'writing',
      part: null,
      questions: null,
      page: 1,
    });
  });

  it('sorts by a column, and in the other direction the next time', () => {
    expect(sortBy(params, 'title')).toEqual({ sort: 'title', order: 'desc' });
    expect(sortBy(params, 'attempts')).toEqual({ sort: 'attempts', order: 'desc' });
    expect(sortBy(read('sort=-time'), 'title')).toEqual({ sort: 'title', order: 'asc' });
  });

  it.each([
    ['search=+', false],
    ['search=x', true],
    ['part=1', true],
    ['questions=MCQ', true],
    ['state=archived', true],
    ['sort=title&page=2&view=parts', false],
  ])('knows of %j whether less than all is shown: %s', (address, narrowed) => {
    expect(isNarrowed(read(address))).toBe(narrowed);
  });

  it.each([
    ['search=x', 0],
    ['part=1&questions=MCQ&state=archived', 3],
    ['part=1&state=draft', 1],
    ['part=1&view=parts', 0],
  ])('counts the filters that narrow %j: %s', (address, count) => {
    expect(activeFilters(read(address))).toBe(count);
  });
});
