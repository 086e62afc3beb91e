import { textOf } from '../../html/text-of.ts';
import { normalise } from '../../marking/ielts/normalise.ts';
import { readWhole } from '../../marking/ielts/values/write-values.ts';
import { addressOf } from '../../numbering/address.ts';
import type { GroupOf } from '../group.ts';

/** The printed text on both sides of a blank that belongs to its number: `£` before it, or `kg`, `%`, `am` after it. */
export interface Printed {
  readonly before: string;
  readonly after: string;
}

type Group = GroupOf<'FILL_BLANKS'>;
type Question = Group['questions'][number];

/** No unit has more words. */
const WORDS_MAX = 4;
const NEAR = 60;
/** A blank in the text of a question: underscores or dots. */
const GAP = /_{2,}|\.{4,}|…+/;

/**
 * The unit or currency that is printed beside the blank of a question, in the paragraph of its group or in its own text.
 *
 * @returns null where there is none.
 */
export function printedBeside(group: Group, question: Question): Printed | null {
  const [textBefore, textAfter] = aroundBlank(group, question);
  const before = currencyBefore(textBefore);
  const after = unitAfter(textAfter);
  return before === '' && after === '' ? null : { before, after };
}

function aroundBlank(group: Group, question: Question): readonly [string, string] {
  const marker = `{${addressOf(question)}}`;
  const html = [group.paragraph ?? '', question.question].find((text) => text.includes(marker));
  if (html !== undefined) {
    const at = html.indexOf(marker);
    return [lineOf(html.slice(0, at)).at(-1) ?? '', lineOf(html.slice(at + marker.length))[0] ?? ''];
  }
  if (group.paragraph !== null) return ['', ''];
  const gap = GAP.exec(question.question);
  // Without a gap in the text, the blank follows it.
  if (gap === null) return [lineOf(question.question).at(-1) ?? '', ''];
  const end = gap.index + gap[0].length;
  return [lineOf(question.question.slice(0, gap.index)).at(-1) ?? '', lineOf(question.question.slice(end))[0] ?? ''];
}

const LINE_END = /<(?:\/?(?:p|div|li|ul|ol|tr|td|th|h[1-6]|table|blockquote)\b[^<>]*|br\b[^<>]*)>|\n/i;

/** The texts of the lines of a piece of HTML: a unit does not stand on the next one. */
function lineOf(html: string): readonly string[] {
  return html.split(LINE_END).map(textOf);
}

function currencyBefore(text: string): string {
  const word = /(\S{1,4})\s*$/.exec(text.slice(-NEAR))?.[1] ?? '';
  return readWhole(normalise(`${word}7`))?.kind === 'money' ? word : '';
}

function unitAfter(text: string): string {
  const words = text
    .slice(0, NEAR)
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[,;:.)]+$/, ''));
  for (let length = Math.min(WORDS_MAX, words.length); length > 0; length -= 1) {
    const unit = words.slice(0, length).join(' ');
    // `7 in the box` has no inches.
    if (unit === 'in' && words.length > 1) continue;
    const value = unit === '' ? null : readWhole(normalise(`7 ${unit}`));
    if (value !== null && value.unit !== '' && value.kind !== 'date') return unit;
  }
  return '';
}

/** A number with the unit that is printed beside it; any other text, and a number with its own unit, stays unchanged. */
export function withPrinted(normalised: string, { before, after }: Printed): string {
  const value = readWhole(normalised);
  if (
    value === null ||
    value.unit !== '' ||
    (value.kind !== 'number' && value.kind !== 'time' && value.kind !== 'range')
  )
    return normalised;
  const joined = normalise(`${before}${normalised} ${after}`);
  return readWhole(joined) === null ? normalised : joined;
}
