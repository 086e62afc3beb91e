import { expect, it } from 'vitest';
import { catalogue, translate } from './catalogue.ts';
import { plural } from './plural.ts';

it('replaces the texts that were loaded before and after, also where they are held', () => {
  const before = catalogue('before', { title: 'Title', steps: ['One', 'Two'], form: { save: 'Save' } });
  const { form, steps } = before;
  translate({
    before: { title: 'Tiêu đề', steps: ['Một', 'Hai'], form: { save: 'Lưu' } },
    after: { count: (count: number) => `${count} câu` },
  });
  const after = catalogue('after', { count: (count: number) => `${count} questions` });
  expect([before.title, ...steps, form.save, after.count(2)]).toEqual(['Tiêu đề', 'Một', 'Hai', 'Lưu', '2 câu']);
});

it('leaves a subject without a translation in English', () => {
  expect(catalogue('alone', { title: 'Title' }).title).toBe('Title');
});

it.each([
  [0, '0 tests'],
  [1, '1 test'],
  [2, '2 tests'],
  [11, '11 tests'],
])('has the English form for %d', (count, text) => {
  expect(plural(count, '1 test', `${count} tests`)).toBe(text);
});
