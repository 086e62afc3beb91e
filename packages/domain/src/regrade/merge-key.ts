import type { SectionContent } from '../exam-file/section-content.ts';
import { isSameQuestion } from './is-same-question.ts';
import { changeKey } from './key-change.ts';
import { isSameKey, keyStateAt } from './key-state.ts';

/** `same`: both keys are equal. `kept`: the corrected key was taken over. `clash`: both changed the question. */
export type MergedKey<Content extends Groups = SectionContent> =
  | { readonly outcome: 'same' | 'clash' }
  | { readonly outcome: 'kept'; readonly content: Content };

type Groups = Pick<SectionContent, 'groups'>;

/** Merges a corrected key into a section that its author changed in the meantime. */
export function mergeKey<Content extends Groups>(
  mine: Content,
  of: { readonly from: Groups; readonly theirs: Groups; readonly address: string },
): MergedKey<Content> {
  const { from, theirs, address } = of;
  const [own, begun, corrected] = [mine, from, theirs].map((content) => keyStateAt(content, address));
  if (corrected === undefined || corrected === null || isSameKey(begun, corrected) || isSameKey(own, corrected))
    return { outcome: 'same' };
  if (!isSameKey(own, begun) || !isSameQuestion(from, mine, address)) return { outcome: 'clash' };
  return { outcome: 'kept', content: changeKey(mine, { address, ...corrected }) };
}
