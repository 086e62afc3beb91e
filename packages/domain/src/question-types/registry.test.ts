import { describe, expect, expectTypeOf, it } from 'vitest';
import type { FullGroup, GroupOf, QuestionOf } from './group.ts';
import { QUESTION_SHAPES } from './question-shapes.ts';
import { QUESTION_TYPES } from './question-type.ts';
import { definitionOf } from './registry.ts';
import { specRulesOf } from './spec-rules.ts';

describe('a question type', () => {
  it.each(QUESTION_TYPES)('is marked in the way it is answered: %s', (type) => {
    expect(definitionOf(type).marking.ielts.kind).toBe(QUESTION_SHAPES[type].answer);
    expect(specRulesOf(type)).toBe(definitionOf(type).marking.spec);
  });

  it('has rules that see only its own fields', () => {
    expectTypeOf<QuestionOf<'MCQ'>>().toHaveProperty('options');
    expectTypeOf<QuestionOf<'TFNG'>>().not.toHaveProperty('options');
    expectTypeOf<GroupOf<'MCQ'>>().not.toHaveProperty('choices');
    expectTypeOf<GroupOf<'DRAG_DROP'>>().toHaveProperty('reuse_choices');
    expectTypeOf<GroupOf<'DROPDOWN'>>().not.toHaveProperty('reuse_choices');
    expectTypeOf<FullGroup>().toExtend<GroupOf<'FILL_BLANKS'>>();
  });
});
