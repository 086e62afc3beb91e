import { addressOf, type AddressParts } from '../numbering/address.ts';
import { splitBlanks } from '../numbering/blanks.ts';
import { markedUnits } from '../numbering/marked-units.ts';
import type { DeliveryGroup } from '../question-types/group.ts';

/**
 * Which questions of a section are practised at once: those that share a text, a picture or a list to choose from with one
 * another, and every other one by itself.
 *
 * @param numbers - the first numbers of questions; those that are not there are left out.
 * @returns lists of such numbers, in the order of the section.
 */
export function practiceItems(
  groups: readonly DeliveryGroup[],
  numbers: ReadonlySet<number>,
): readonly (readonly number[])[] {
  const wanted = markedUnits(groups).filter(({ number }) => numbers.has(number));
  return groups.flatMap((group, index) => {
    const own = wanted.filter(({ groupIndex }) => groupIndex === index).map(({ number }) => number);
    if (own.length === 0) return [];
    return sharesSomething(group) ? [own] : own.map((number) => [number]);
  });
}

function sharesSomething({ paragraph, imgContent, choices }: DeliveryGroup): boolean {
  return paragraph !== null || imgContent !== null || choices.length > 0;
}

/**
 * The group of some questions without its other questions: of their blanks, dots stay.
 *
 * @returns null unless all of them are questions of one group.
 */
export function practiceGroup(groups: readonly DeliveryGroup[], numbers: readonly number[]): DeliveryGroup | null {
  const asked = markedUnits(groups).filter(({ number }) => numbers.includes(number));
  const group = groups[asked[0]?.groupIndex ?? -1];
  if (!group || asked.length !== numbers.length || asked.some(({ groupIndex }) => groups[groupIndex] !== group))
    return null;
  const addresses = new Set(asked.flatMap((unit) => unit.addresses));
  const isAsked = (question: AddressParts) => addresses.has(addressOf(question));
  return {
    ...group,
    paragraph: group.paragraph === null ? null : withoutOthers(group.paragraph, addresses),
    questions: group.questions.filter(isAsked),
  };
}

function withoutOthers(paragraph: string, addresses: ReadonlySet<string>): string {
  return splitBlanks(paragraph)
    .map((piece) => (piece.kind === 'text' ? piece.text : addresses.has(piece.address) ? `{${piece.address}}` : '……'))
    .join('');
}
