import type { SectionContent } from '../exam-file/section-content.ts';
import type { Answers } from '../marking/answers.ts';
import { compileKey } from '../marking/compile-key.ts';
import { readAnswers } from '../marking/read-answers.ts';
import type { MarkingProfile, Verdict } from '../marking/verdict.ts';
import { markedUnits } from '../numbering/marked-units.ts';
import { unitsMarkedWith } from './marked-together.ts';

/** A question of a section that can be marked separately. */
export interface CompiledQuestion {
  /** The index of its verdict in a result. */
  readonly place: number;
  /** The addresses of its answers; several if one number has several blanks. */
  readonly addresses: readonly string[];
  /** Returns the same verdict as marking the whole section. It reads the answers of all returned questions. */
  readonly judge: (answers: Answers) => Verdict;
}

/**
 * The questions whose verdicts the key of a question decides: itself, and those whose answers may come in any order with its own.
 * Empty: there is no such question. Every other question of the section stays as it is.
 */
export function compileQuestions(
  { groups }: Pick<SectionContent, 'groups'>,
  address: string,
  profile: MarkingProfile,
): readonly CompiledQuestion[] {
  const units = unitsMarkedWith(groups, address);
  const group = groups[units[0]?.unit.groupIndex ?? -1];
  if (group === undefined) return [];
  const { judges } = compileKey([group], { profile });
  const own = markedUnits([group]);
  return units.flatMap(({ unit, place }) => {
    const judge = judges[own.findIndex(({ addresses }) => addresses.join() === unit.addresses.join())];
    if (judge === undefined) return [];
    return [{ place, addresses: unit.addresses, judge: (answers: Answers) => judge(readAnswers(answers)) }];
  });
}
