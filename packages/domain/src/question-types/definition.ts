import type { AnswerRules } from '../marking/answer-rules.ts';
import type { MarkingRule } from '../marking/rules.ts';
import type { MarkingProfile } from '../marking/verdict.ts';
import type { Finding } from '../readiness/finding.ts';
import type { GroupPlace, KeyedPlace } from '../readiness/key-finding.ts';
import type { AnswerKind } from './answer-kinds.ts';
import type { CommonGroup, GroupOf } from './group.ts';
import type { ShapeOf } from './question-shapes.ts';
import type { QuestionType } from './question-type.ts';

/**
 * All rules of a question type besides its shape. Other code uses this definition and names no type. `Group` has only the fields of the
 * shape.
 */
export interface QuestionTypeDefinition<Kind extends AnswerKind, Group extends CommonGroup> {
  /** How an answer is marked under each profile. */
  readonly marking: Readonly<Record<MarkingProfile, AnswerRules<Kind, Group>>>;
  /** The heading of docs/marking.md with the rules of this type. */
  readonly rule: Readonly<Record<MarkingProfile, MarkingRule>>;
  /** Converts an answer of a stored key into the form that a learner can give. */
  readonly readAnswer: (answer: string) => string;
  /** Returns the options of a question for learners, without anything that shows the key. */
  readonly deliverOptions: (question: Group['questions'][number]) => readonly string[];
  /** Whether each question asks by its own text; otherwise the paragraph or the instruction asks. */
  readonly asksByText: boolean;
  /** Findings about the key of one question. */
  readonly checkKey: (place: KeyedPlace<Group>) => readonly Finding[];
  /** Findings about all keys of a group. */
  readonly checkKeys: (place: GroupPlace<Group>) => readonly Finding[];
  /** The passage should contain one of these texts; empty if the key is not a quotation. */
  readonly quotes: (keys: readonly string[]) => readonly string[];
}

export type DefinitionOf<T extends QuestionType> = QuestionTypeDefinition<ShapeOf<T>['answer'], GroupOf<T>>;

/** The rules of most types: a key as written, without choices and quotations. */
export const COMMON_RULES = {
  readAnswer: (answer) => answer,
  deliverOptions: () => [],
  checkKeys: () => [],
  quotes: () => [],
} as const satisfies Partial<QuestionTypeDefinition<AnswerKind, CommonGroup>>;
