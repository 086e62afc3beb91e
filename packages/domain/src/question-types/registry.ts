import type { AnswerKind } from './answer-kinds.ts';
import type { DefinitionOf, QuestionTypeDefinition } from './definition.ts';
import { dragDrop } from './drag-drop/definition.ts';
import { dropdown } from './dropdown/definition.ts';
import { fillBlanks } from './fill-blanks/definition.ts';
import type { FullGroup } from './group.ts';
import { matchTable } from './match-table/definition.ts';
import { mcq } from './mcq/definition.ts';
import { multi } from './multi/definition.ts';
import type { QuestionType } from './question-type.ts';
import { tfng } from './tfng/definition.ts';

/** The rules of every question type. Their shapes are separate (`question-shapes.ts`) because screens need no marking. */
export const questionTypes = {
  TFNG: tfng,
  MCQ: mcq,
  MULTI: multi,
  FILL_BLANKS: fillBlanks,
  MATCH_TABLE: matchTable,
  DRAG_DROP: dragDrop,
  DROPDOWN: dropdown,
} as const satisfies { readonly [T in QuestionType]: DefinitionOf<T> };

/** Returns the rules of a type from data. */
export function definitionOf(type: QuestionType): QuestionTypeDefinition<AnswerKind, FullGroup> {
  return questionTypes[type];
}
