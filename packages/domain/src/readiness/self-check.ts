import type { Answers } from '../marking/answers.ts';
import type { FullGroup } from '../question-types/group.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { addressOf } from '../numbering/address.ts';
import { countedKeys } from '../question-types/counted-keys.ts';
import { answerKindOf } from '../question-types/question-shapes.ts';
import { distinctAnswers } from '../marking/any-order/distinct-answers.ts';
import { isPool, membersOf } from '../marking/any-order/members.ts';
import { markSection } from '../marking/mark-section.ts';
import type { MarkingProfile } from '../marking/verdict.ts';

/**
 * The result of marking a section with its own key as the answers.
 *
 * @example
 * ```ts
 * import { selfCheck, type SelfCheck } from '@bandwise/domain';
 * import { buildContent } from '@bandwise/domain/testing';
 *
 * const check: SelfCheck = selfCheck(buildContent()); // => { marks: 0, total: 0, ok: true }
 * ```
 */
export interface SelfCheck {
  /** The marks of the key, from 0 to `total`. */
  readonly marks: number;
  /** The highest possible marks. */
  readonly total: number;
  /** Whether the key as the answers earns full marks. */
  readonly ok: boolean;
}

/**
 * Marks a section with its own key as the answers. Anything but full marks is a mistake in the content.
 *
 * @param options - `profile`: by which rules; `ielts`, by which a new installation marks, if it is left out.
 * @throws RangeError for no profile of `MARKING_PROFILES`.
 *
 * @example
 * ```ts
 * import { selfCheck } from '@bandwise/domain';
 * import { buildGroup, buildKeyedGroup, buildQuestion } from '@bandwise/domain/testing';
 *
 * const unkeyed = buildGroup('TFNG', { questions: [buildQuestion({ number: 2 })] });
 * selfCheck({ groups: [buildKeyedGroup('MCQ', 1), unkeyed] }); // => { marks: 1, total: 2, ok: false }
 * ```
 */
export function selfCheck(
  content: Pick<SectionContent, 'groups'>,
  options: { readonly profile?: MarkingProfile } = {},
): SelfCheck {
  const profile = options.profile ?? 'ielts';
  const { marks, total } = markSection(content, answersOfKey(content.groups), { profile });
  return { marks, total, ok: marks === total };
}

/** Distributes a shared pool: each number gets a different answer, starting with its own. null: there is no pool. */
function poolFrom(group: FullGroup, number: number): readonly string[] | null {
  const members = membersOf(group, number);
  const own = members.findIndex((member) => member.number === number);
  return isPool(members) ? distinctAnswers(members[0]?.keys ?? []).slice(own) : null;
}

function answersOfKey(groups: readonly FullGroup[]): Answers {
  const answers: Record<string, string | readonly string[]> = {};
  for (const group of groups) {
    const { type, questions } = group;
    for (const question of questions) {
      const keys = countedKeys(type, question.answers);
      answers[addressOf(question)] = answerKindOf(type).rightAnswer(poolFrom(group, question.number) ?? keys);
    }
  }
  return answers;
}
