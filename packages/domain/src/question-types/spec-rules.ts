import type { AnswerRules } from '../marking/answer-rules.ts';
import type { AnswerKind } from './answer-kinds.ts';
import { blanksBySpec } from './fill-blanks/marking-spec.ts';
import type { FullGroup, GroupOf } from './group.ts';
import { ticksBySpec } from './multi/marking-spec.ts';
import { choiceBySpec } from './one-choice/marking-spec.ts';
import type { ShapeOf } from './question-shapes.ts';
import type { QuestionType } from './question-type.ts';

/** The `spec` rules of every type without the code for `ielts`, so that a program that only marks by `spec` stays small. */
const specRules = {
  TFNG: choiceBySpec,
  MCQ: choiceBySpec,
  MULTI: ticksBySpec,
  FILL_BLANKS: blanksBySpec,
  MATCH_TABLE: choiceBySpec,
  DRAG_DROP: choiceBySpec,
  DROPDOWN: choiceBySpec,
} as const satisfies { readonly [T in QuestionType]: AnswerRules<ShapeOf<T>['answer'], GroupOf<T>> };

/** The rules of a type under `spec`. */
export function specRulesOf(type: QuestionType): AnswerRules<AnswerKind, FullGroup> {
  return specRules[type];
}
