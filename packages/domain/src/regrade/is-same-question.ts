import type { SectionContent } from '../exam-file/section-content.ts';
import { splitBlocks } from '../html/split-blocks.ts';
import { textOf } from '../html/text-of.ts';
import { isMarkedTogether, unitsMarkedWith } from './marked-together.ts';
import { findKeyed, type Keyed } from './find-keyed.ts';

/**
 * Whether two versions of a section ask the same under an address: the same type, the same words and the same to choose from.
 * So must every question whose answers may come in any order with its own. Of a paragraph with blanks, the blocks around the blank count. What explains the key does not, nor does the key.
 */
export function isSameQuestion(
  one: Pick<SectionContent, 'groups'>,
  other: Pick<SectionContent, 'groups'>,
  address: string,
): boolean {
  if (!isMarkedTogether(one.groups, other.groups, address)) return false;
  // Numbers with answers in any order share one key.
  const units = unitsMarkedWith(one.groups, address);
  const addresses = units.length > 1 ? units.flatMap(({ unit }) => unit.addresses) : [address];
  return addresses.every((asked) => {
    const [a, b] = [findKeyed(one.groups, asked), findKeyed(other.groups, asked)];
    return a !== null && b !== null && JSON.stringify(wordingOf(a)) === JSON.stringify(wordingOf(b));
  });
}

function wordingOf({ group, question }: Keyed) {
  const { type, labels, choices, paragraph } = group;
  return {
    type,
    labels,
    choices,
    options: question.options,
    question: wordsIn(question.question),
    around: paragraph === null ? null : around(paragraph, question.number),
  };
}

/** The blocks in which a blank stands; the whole paragraph where it has no place. */
function around(paragraph: string, number: number): string {
  const blocks = splitBlocks(paragraph);
  const marker = new RegExp(`\\{\\s*${number}(?:\\s*[-–]\\s*\\d+)?\\s*\\}`);
  const own = blocks.filter((block) => marker.test(block));
  return wordsIn((own.length === 0 ? blocks : own).join(' '));
}

function wordsIn(html: string): string {
  return textOf(html).replace(/\s+/g, ' ').trim();
}
