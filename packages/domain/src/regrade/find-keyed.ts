import { addressOf } from '../numbering/address.ts';
import type { FullGroup, FullQuestion } from '../question-types/group.ts';

export interface Keyed {
  readonly group: FullGroup;
  readonly groupIndex: number;
  readonly question: FullQuestion;
  readonly questionIndex: number;
}

/** Finds the question with this address; null: there is none. */
export function findKeyed(groups: readonly FullGroup[], address: string): Keyed | null {
  for (const [groupIndex, group] of groups.entries())
    for (const [questionIndex, question] of group.questions.entries())
      if (addressOf(question) === address) return { group, groupIndex, question, questionIndex };
  return null;
}
