import { expect, expectTypeOf, it } from 'vitest';
import { texts, type Texts } from './texts.ts';

it('takes any words of another language, under the same names', () => {
  expectTypeOf(texts).toExtend<Texts>();
  expectTypeOf<Texts['common']['cancel']>().toEqualTypeOf<string>();
  expectTypeOf<Texts['groups']['types']['TFNG']>().toEqualTypeOf<string>();
  expectTypeOf<Texts['users']['select']>().toEqualTypeOf<(name: string) => string>();
  expectTypeOf<Omit<Texts, 'editor'>>().not.toExtend<Texts>();
});

it('holds nothing but texts and what makes texts', () => {
  expect(leavesOf(texts).filter((leaf) => typeof leaf !== 'string' && typeof leaf !== 'function')).toEqual([]);
});

it.each([
  ['14', 'Question 14', 'question 14'],
  ['14-2', 'Question 14 (blank 2)', 'question 14 (blank 2)'],
  ['21–22', 'Questions 21–22', 'questions 21–22'],
])('names the question %j by its numbers and its blank', (numbers, name, called) => {
  expect([texts.questions.name(numbers), texts.questions.called(numbers)]).toEqual([name, called]);
});

it('has each sentence once', () => {
  const sentences = leavesOf(texts)
    .filter((leaf) => typeof leaf === 'string')
    .filter((leaf) => /[^.]\.$/.test(leaf));
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

function leavesOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}
