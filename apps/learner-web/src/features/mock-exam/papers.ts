import type { FullExam } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { suggested } from './suggested.ts';

/** One test of a mock exam, and those that it can be. */
export interface Paper {
  readonly skill: Skill;
  readonly exams: readonly FullExam[];
  /** null: it is left out. */
  readonly chosen: FullExam | null;
}

/** The value in the address for a skipped skill. */
export const LEFT_OUT = 'none';

/** The test that the address names, else the one that is suggested. */
export function paperOf(skill: Skill, exams: readonly FullExam[], params: URLSearchParams): Paper {
  const named = params.get(skill);
  const chosen = exams.find(({ exam_id }) => exam_id === named) ?? (named === LEFT_OUT ? null : suggested(exams));
  return { skill, exams, chosen };
}
