import type { Answers, FullGroup, SectionContent } from '../exam-file/section-content.ts';
import { keysOf } from '../marking/keys-of.ts';
import { markSection } from '../marking/mark-section.ts';
import type { MarkingProfile } from '../marking/verdict.ts';

export interface SelfCheck {
  readonly marks: number;
  readonly total: number;
  /** The key marked against itself earned everything. */
  readonly ok: boolean;
}

/** Marks a section's key against itself; anything but N/N is a fault in the content. */
export function selfCheck(
  content: Pick<SectionContent, 'groups'>,
  options: { readonly profile?: MarkingProfile } = {},
): SelfCheck {
  const profile = options.profile ?? 'spec';
  const { marks, total } = markSection(content, answersOfKey(content.groups), { profile });
  return { marks, total, ok: marks === total };
}

function answersOfKey(groups: readonly FullGroup[]): Answers {
  const answers: Record<string, readonly string[]> = {};
  for (const key of keysOf(groups)) {
    // More than one number means several answers are wanted; a list of one is one answer.
    answers[key.address] = key.answers.slice(0, key.numbers.length);
  }
  return answers;
}
