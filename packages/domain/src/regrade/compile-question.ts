import type { SectionContent } from '../exam-file/section-content.ts';
import type { Answers } from '../marking/answers.ts';
import { compileKey } from '../marking/compile-key.ts';
import { readAnswers } from '../marking/given.ts';
import type { MarkingProfile, Verdict } from '../marking/verdict.ts';
import { markedUnits } from '../numbering/marked-units.ts';
import { unitOf } from './marked-together.ts';

/** One question of a section, ready to be judged by itself. */
export interface CompiledQuestion {
  /** Where its verdict stands among those of a result. */
  readonly place: number;
  /** What its answers are filed under; several where one number has several blanks. */
  readonly addresses: readonly string[];
  /** The verdict that marking the whole section would have at that place. */
  readonly judge: (answers: Answers) => Verdict;
}

/** null: there is no such question. Every other question of the section is left alone, and needs no look. */
export function compileQuestion(
  { groups }: Pick<SectionContent, 'groups'>,
  address: string,
  profile: MarkingProfile,
): CompiledQuestion | null {
  const found = unitOf(groups, address);
  const group = found === null ? undefined : groups[found.unit.groupIndex];
  if (found === null || group === undefined) return null;
  const own = markedUnits([group]).findIndex(({ addresses }) => addresses.includes(address));
  const judge = compileKey([group], { profile }).judges[own];
  if (judge === undefined) return null;
  return { place: found.place, addresses: found.unit.addresses, judge: (answers) => judge(readAnswers(answers)) };
}
