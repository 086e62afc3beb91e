import { expectTypeOf, it } from 'vitest';
import { texts, type Texts } from './texts.ts';

it('takes any words of another language, under the same names', () => {
  expectTypeOf(texts).toExtend<Texts>();
  expectTypeOf<Texts['questions']['correct']>().toEqualTypeOf<string>();
  expectTypeOf<Omit<Texts, 'questions'>>().not.toExtend<Texts>();
});
