import type { SectionContent } from '../exam-file/section-content.ts';
import { isSameQuestion } from './is-same-question.ts';
import { changeKey, keyAt } from './key-change.ts';

/** `same`: there is nothing to merge. `kept`: the key is theirs now. `clash`: both have changed the question. */
export type MergedKey<Content extends Groups = SectionContent> =
  | { readonly outcome: 'same' | 'clash' }
  | { readonly outcome: 'kept'; readonly content: Content };

type Groups = Pick<SectionContent, 'groups'>;

/** A section that its author changed while the key of one question was put right. */
export function mergeKey<Content extends Groups>(
  mine: Content,
  of: { readonly from: Groups; readonly theirs: Groups; readonly address: string },
): MergedKey<Content> {
  const { from, theirs, address } = of;
  const [own, begun, answers] = [mine, from, theirs].map((content) => keyAt(content, address));
  if (answers === undefined || answers === null || isSameKey(begun, answers) || isSameKey(own, answers))
    return { outcome: 'same' };
  if (!isSameKey(own, begun) || !isSameQuestion(from, mine, address)) return { outcome: 'clash' };
  return { outcome: 'kept', content: changeKey(mine, { address, answers }) };
}

export function isSameKey(
  one: readonly string[] | null | undefined,
  other: readonly string[] | null | undefined,
): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
