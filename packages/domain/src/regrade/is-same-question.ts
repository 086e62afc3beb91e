import type { SectionContent } from '../exam-file/section-content.ts';
import { splitBlocks } from '../html/split-blocks.ts';
import { textOf } from '../html/text-of.ts';
import { isMarkedTogether } from './marked-together.ts';
import { findKeyed, type Keyed } from './find-keyed.ts';

/**
 * Whether two versions of a section ask the same under an address: the same type, the same words and the same to choose from.
 * Of a paragraph with blanks, the blocks around the blank count. What explains the key does not, nor does the key.
 */
export function isSameQuestion(
  one: Pick<SectionContent, 'groups'>,
  other: Pick<SectionContent, 'groups'>,
  address: string,
): boolean {
  const [a, b] = [findKeyed(one.groups, address), findKeyed(other.groups, address)];
  if (a === null || b === null) return false;
  if (!isMarkedTogether(one.groups, other.groups, address)) return false;
  return JSON.stringify(wordingOf(a)) === JSON.stringify(wordingOf(b));
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
