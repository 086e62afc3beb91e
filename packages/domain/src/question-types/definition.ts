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
 * All that the rules know of one question type beside its shape. Everything else asks this and names no type.
 * `Group` has only the fields that the shape names.
 */
export interface QuestionTypeDefinition<Kind extends AnswerKind, Group extends CommonGroup> {
  /** How an answer is marked under each profile. */
  readonly marking: Readonly<Record<MarkingProfile, AnswerRules<Kind, Group>>>;
  /** The heading of docs/marking.md that says so. */
  readonly rule: Readonly<Record<MarkingProfile, MarkingRule>>;
  /** Puts an answer of a stored key into the form in which a learner can give it. */
  readonly readAnswer: (answer: string) => string;
  /** A question's options as a learner may hold them: nothing of them may tell the key. */
  readonly deliverOptions: (question: Group['questions'][number]) => readonly string[];
  /** A question without a text asks nothing; else a paragraph or the instruction may ask it. */
  readonly asksByText: boolean;
  /** Findings about the key of one question. */
  readonly checkKey: (place: KeyedPlace<Group>) => readonly Finding[];
  /** Findings about the keys of a group together. */
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
