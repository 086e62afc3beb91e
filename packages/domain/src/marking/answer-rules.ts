import type { FullGroup, FullQuestion, QuestionType } from '../exam-file/section-content.ts';
import type { JudgeTicks } from './judge-set.ts';
import type { JudgeText } from './outcome.ts';

/** A key that holds at least one answer; each is trimmed and not empty. */
export interface KeyedQuestion {
  readonly group: FullGroup;
  readonly question: FullQuestion;
  /** The answer that counts for types with one; the first accepted one for FILL_BLANKS. */
  readonly key: string;
  readonly keys: readonly string[];
}

/** The types that are answered with one text. */
export type TextType = Exclude<QuestionType, 'MULTI'>;

/** A profile: how each question type is marked. Total, so that no type is left unmarked. */
export type MarkingRules = Readonly<Record<TextType, (keyed: KeyedQuestion) => JudgeText>> & {
  readonly MULTI: (keys: readonly string[], options: readonly string[]) => JudgeTicks;
};
