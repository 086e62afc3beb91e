import type { Block } from './block.ts';
import { goesOn } from './lines/join-wrapped.ts';
import type { Line } from './lines/line.ts';
import { hasGap } from './markers/gaps.ts';
import { isInstruction } from './markers/instructions.ts';
import { readLettered } from './markers/lettered.ts';
import { readNumbered } from './markers/numbered.ts';
import { readRoman } from './markers/roman.ts';

const BULLET = /^[•●▪■◦○‣·∙*–—-]\s*/;
const ANY = { isExpected: () => true };

/**
 * The block with numbers before its questions, where none has one and there are as many as the heading names:
 * "Questions 1–7" and seven statements.
 */
export function numberLines(block: Block): Block {
  const { range, lines } = block;
  if (range === null || lines.some((line) => isKnown(line, range))) return block;
  const count = range.last - range.first + 1;
  const questions = [lines.filter(isQuestion), withoutContinued(block)].find(({ length }) => length === count);
  if (questions === undefined) return block;
  const numbers = new Map(questions.map(({ index }, at) => [index, range.first + at]));
  return { ...block, lines: lines.map((line) => withNumber(line, numbers.get(line.index))) };
}

/** A number or a gap says already where the questions are. */
function isKnown({ text }: Line, { first, last }: NonNullable<Block['range']>): boolean {
  const numbered = readNumbered(text);
  return hasGap(text, ANY) || (numbered !== null && numbered.first >= first && numbered.first <= last);
}

function isQuestion({ text, cells }: Line): boolean {
  if (text === '' || cells !== null) return false;
  const words = text.replace(BULLET, '');
  return (!isInstruction(words) || words.endsWith('?')) && readLettered(words) === null && readRoman(words) === null;
}

/** Lines that were broken because they were full count once. */
function withoutContinued({ lines, width }: Block): readonly Line[] {
  return lines.filter((line, at) => {
    const before = lines[at - 1];
    const goes =
      before !== undefined && isQuestion(before) && !line.afterBlank && goesOn(before.text, line.text, width);
    return isQuestion(line) && !goes;
  });
}

function withNumber(line: Line, number: number | undefined): Line {
  return number === undefined ? line : { ...line, text: `${number}. ${line.text.replace(BULLET, '')}` };
}
