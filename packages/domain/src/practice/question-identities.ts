import { markedUnits } from '../numbering/marked-units.ts';
import type { DeliveryGroup, DeliveryQuestion } from '../question-types/group.ts';
import { foldText } from '../search/fold-text.ts';
import { wordsAsked } from '../delivery/question-html.ts';

/**
 * What makes each question of a section the same question in another version of it: its type and the words that ask it,
 * whatever its number, its key and its markup. Of several that ask alike, the first is the first and so on.
 *
 * @returns by the first number that a question takes. No two are equal.
 */
export function questionIdentities(groups: readonly DeliveryGroup[]): ReadonlyMap<number, string> {
  const seen = new Map<string, number>();
  return new Map(
    markedUnits(groups).map(({ groupIndex, questionIndexes, number, type }) => {
      const group = groups[groupIndex];
      const asked = questionIndexes.map((index) => comparedWords(group, group?.questions[index])).join(' / ');
      const before = seen.get(`${type} ${asked}`) ?? 0;
      seen.set(`${type} ${asked}`, before + 1);
      return [number, `${type} ${before} ${asked}`];
    }),
  );
}

/** What a question asks, as two versions of it are compared: without case, accents, punctuation and markup. */
export function comparedWords(group: DeliveryGroup | undefined, question: DeliveryQuestion | undefined): string {
  if (!group || !question) return '';
  // Marks and spaces are how it is set.
  return foldText(wordsAsked(group, question))
    .replace(/[^\p{L}\p{N}_…]+/gu, ' ')
    .trim();
}
