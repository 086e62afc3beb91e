import type { FullGroup } from '../question-types/group.ts';
import { countedKeys } from '../question-types/counted-keys.ts';
import { numberQuestions } from '../numbering/number-questions.ts';

/** The key of one question, as it may be shown after submission. */
export interface QuestionKey {
  readonly number: number;
  readonly numbers: readonly number[];
  readonly address: string;
  /** The right answer; all of them for MULTI; every accepted form for FILL_BLANKS. */
  readonly answers: readonly string[];
}

/** The keys of a section, one per question. Never hand them to a learner before submission. */
export function keysOf(groups: readonly FullGroup[]): readonly QuestionKey[] {
  return numberQuestions(groups).map(({ groupIndex, questionIndex, number, numbers, address, type }) => {
    const answers = groups[groupIndex]?.questions[questionIndex]?.answers ?? [];
    return { number, numbers, address, answers: countedKeys(type, answers) };
  });
}
