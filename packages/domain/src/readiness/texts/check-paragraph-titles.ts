import type { SectionContent } from '../../exam-file/section-content.ts';
import { hasContent } from '../../html/has-content.ts';
import { splitBlocks } from '../../html/split-blocks.ts';
import { textOf } from '../../html/text-of.ts';
import type { FullGroup } from '../../question-types/group.ts';
import type { Finding } from '../finding.ts';

/** Finds paragraphs without a letter and texts with blanks without a title if the others have one. */
export function checkParagraphTitles({ passage, groups }: SectionContent): readonly Finding[] {
  return [...checkLetters(passage), ...checkTitles(groups)];
}

/** A capital letter before the text of a paragraph: `A.`, `Paragraph A`, or `A` before another capital. */
const LETTER = /^(?:Paragraph |Section )?([A-Z])(?:[.):]|(?=\s+[\p{Lu}\d“"‘'])|\s*$)/u;
const LETTER_IN_BOLD =
  /^\s*(?:<[a-z][^<>]*>\s*)*<(?:strong|b)\b[^<>]*>\s*(?:Paragraph |Section )?[A-Z][.):]?\s*<\/(?:strong|b)>/i;
const HEADING = /^<h[1-6]\b/i;
/** Two letters may be the first words of two sentences. */
const LETTERED_MIN = 3;
const WORDS_SHOWN = 12;

interface Block {
  readonly text: string;
  readonly isLettered: boolean;
  /** The line has only the letter. */
  readonly isLetter: boolean;
  readonly isHeading: boolean;
}

function checkLetters(passage: readonly string[]): readonly Finding[] {
  const blocks = passage
    .flatMap(splitBlocks)
    .map(readBlock)
    .filter(({ text }) => text !== '');
  if (blocks.filter(({ isLettered }) => isLettered).length < LETTERED_MIN) return [];
  const first = blocks.findIndex(({ isLettered }) => isLettered);
  const bare = blocks.filter(
    ({ isLettered, isHeading }, at) => at > first && !isLettered && !isHeading && blocks[at - 1]?.isLetter !== true,
  );
  const [only] = bare;
  // If more paragraphs have none, a letter may cover several paragraphs.
  if (only === undefined || bare.length > 1) return [];
  const message = `The paragraph “${firstWords(only.text)}” has no letter, although the others have one`;
  return [{ code: 'paragraph_without_title', severity: 'warning', where: { field: 'passage' }, message }];
}

function readBlock(html: string): Block {
  const text = textOf(html).replace(/\s+/g, ' ').trim();
  const letter = LETTER.exec(text);
  return {
    text,
    isLettered: letter !== null || LETTER_IN_BOLD.test(html),
    isLetter: letter !== null && letter[0].length === text.length,
    isHeading: HEADING.test(html),
  };
}

function firstWords(text: string): string {
  const words = text.split(' ');
  return words.length > WORDS_SHOWN ? `${words.slice(0, WORDS_SHOWN).join(' ')} …` : text;
}

const TITLE = /^\s*(?:<h[1-6]\b|<table\b[^<>]*>\s*<caption\b)/i;
const BOLD = /^\s*<(?:p|div)\b[^<>]*>\s*<(?:strong|b)\b[^<>]*>[^<>{}]+<\/(?:strong|b)>\s*<\/(?:p|div)>/i;

function checkTitles(groups: readonly FullGroup[]): readonly Finding[] {
  const texts = groups.flatMap(({ paragraph }, group) =>
    paragraph !== null && hasContent(paragraph)
      ? [{ group, isTitled: TITLE.test(paragraph) || BOLD.test(paragraph) }]
      : [],
  );
  if (!texts.some(({ isTitled }) => isTitled)) return [];
  return texts
    .filter(({ isTitled }) => !isTitled)
    .map(({ group }) => {
      const message = `The text of group ${group + 1} has no title, although the text of another group has one`;
      return { code: 'paragraph_without_title', severity: 'info', where: { group, field: 'paragraph' }, message };
    });
}
