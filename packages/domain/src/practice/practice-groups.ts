import { addressOf, type AddressParts } from '../numbering/address.ts';
import { splitBlanks } from '../numbering/blanks.ts';
import { markedUnits } from '../numbering/marked-units.ts';
import type { DeliveryGroup } from '../question-types/group.ts';

/** The maximum number of items in a round of practice. */
export const PRACTICE_ITEMS_MAX = 20;

/**
 * Groups the questions of a section for practice: questions that share a text, a picture or a list of choices stay together, every other
 * question is single.
 *
 * @param numbers - the first numbers of questions; unknown numbers are ignored.
 * @returns lists of such numbers, in the order of the section.
 */
export function practiceItems(
  groups: readonly DeliveryGroup[],
  numbers: ReadonlySet<number>,
): readonly (readonly number[])[] {
  const units = markedUnits(groups).filter(({ number }) => numbers.has(number));
  return groups.flatMap((group, index) => {
    const own = units.filter(({ groupIndex }) => groupIndex === index).map(({ number }) => number);
    if (own.length === 0) return [];
    return sharesSomething(group) ? [own] : own.map((number) => [number]);
  });
}

function sharesSomething({ paragraph, imgContent, choices }: DeliveryGroup): boolean {
  return paragraph !== null || imgContent !== null || choices.length > 0;
}

/**
 * Returns the group of some questions without its other questions; blanks of other questions become dots.
 *
 * @returns null unless all of them are questions of one group.
 */
export function practiceGroup(groups: readonly DeliveryGroup[], numbers: readonly number[]): DeliveryGroup | null {
  const units = markedUnits(groups).filter(({ number }) => numbers.includes(number));
  const group = groups[units[0]?.groupIndex ?? -1];
  if (!group || units.length !== numbers.length || units.some(({ groupIndex }) => groups[groupIndex] !== group))
    return null;
  const addresses = new Set(units.flatMap((unit) => unit.addresses));
  const isPractised = (question: AddressParts) => addresses.has(addressOf(question));
  return {
    ...group,
    paragraph: group.paragraph === null ? null : withoutOthers(group.paragraph, addresses),
    questions: group.questions.filter(isPractised),
  };
}

function withoutOthers(paragraph: string, addresses: ReadonlySet<string>): string {
  return splitBlanks(paragraph)
    .map((piece) => (piece.kind === 'text' ? piece.text : addresses.has(piece.address) ? `{${piece.address}}` : '……'))
    .join('');
}
