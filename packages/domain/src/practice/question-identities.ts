import { markedUnits } from '../numbering/marked-units.ts';
import type { DeliveryGroup, DeliveryQuestion } from '../question-types/group.ts';
import { foldText } from '../search/fold-text.ts';
import { questionWords } from '../delivery/question-html.ts';

/**
 * Identifies the questions of a section across its versions by type and words; number, key and markup don't matter. Equal questions are
 * counted in order.
 *
 * @returns unique identities by the first number of a question.
 */
export function questionIdentities(groups: readonly DeliveryGroup[]): ReadonlyMap<number, string> {
  const seen = new Map<string, number>();
  return new Map(
    markedUnits(groups).map(({ groupIndex, questionIndexes, number, type }) => {
      const group = groups[groupIndex];
      const words = questionIndexes.map((index) => comparedWords(group, group?.questions[index])).join(' / ');
      const before = seen.get(`${type} ${words}`) ?? 0;
      seen.set(`${type} ${words}`, before + 1);
      return [number, `${type} ${before} ${words}`];
    }),
  );
}

/** The words of a question for the comparison of versions: without case, accents, punctuation and markup. */
export function comparedWords(group: DeliveryGroup | undefined, question: DeliveryQuestion | undefined): string {
  if (!group || !question) return '';
  // Punctuation and spaces are layout, not words.
  return foldText(questionWords(group, question))
    .replace(/[^\p{L}\p{N}_…]+/gu, ' ')
    .trim();
}
