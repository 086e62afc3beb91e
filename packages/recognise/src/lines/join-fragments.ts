import type { Line } from './line.ts';

export interface JoinedLines {
  readonly lines: readonly Line[];
  /** The index of each line that went on with another, and the index of that one. */
  readonly joined: ReadonlyMap<number, number>;
}

const CLOSES = /^[,;:?!)\].’”](?![.…_])/;
const ENDED = /[.?!;:]["”’)]?$/;
const LOWER = /^["“‘(]?\p{Ll}/u;
const MARKER = /^(?:[([]?(?:\d{1,3}|[a-p]|[ivx]{1,5})[.)\]:]|[•●▪■◦○‣·∙*–—-]\s|[a-p]\s{2,})/iu;
const BULLET = /^[•●▪■◦○‣·∙*–—-]\s/;
const EMPHASIS =
  /^(?:(?:NO MORE THAN\s)?(?:ONE|TWO|THREE|FOUR|FIVE)(?:\s(?:WORDS?|LETTERS?|NUMBERS?))?(?:\sONLY)?(?:\s(?:AND\/)?OR\s(?:A\s)?NUMBERS?)?|AND\/OR|OR|A NUMBER|(?:the )?correct letter|(?:\d{1,3}\s?[-–]\s?\d{1,3}|[A-H]\s?[-–]\s?[C-P]))$/;
const EXPECTS_MORE =
  /(?:^|\s)(?:an?|the|of|in|at|to|for|from|and|or|with|by|on|is|was|were|are|its|their|your|his|her|than|letters?|boxes|spaces|[Qq]uestions|[A-P]\s?,|,)$/u;
const LISTS_LETTERS = /(?:,|\bor|\band|\bletters?)$/;
/** Each begins a line of the list that says what it means. */
const VERDICT = /^(?:TRUE|FALSE|YES|NO|NOT GIVEN)$/;
const GAP_ONLY = /^(?:[([]?\d{1,3}[)\].]?\s?)?(?:[._]{4,}|…+)$/;
const HAS_GAP = /[._]{4,}|…/;
const ENDS_WITH_NUMBER = /\s\d{1,3}$/;
const ENDS_WITH_GAP = /(?:(?<![._])[._]{4,}|(?<!…)…+)$/;
/** With fewer signs the author broke the lines deliberately. */
const FEWEST_SIGNS = 2;
/** A line that was not broken because it was full. */
const SHORT = 50;

/**
 * Lines of a page on which each bold word became a separate line, joined into one text. Most texts have no such
 * lines and stay as they are.
 */
export function joinFragments(lines: readonly Line[]): JoinedLines {
  const joined = new Map<number, number>();
  const signs = countSigns(lines);
  if (signs === 0 || signs + countLoneNumbers(lines) < FEWEST_SIGNS) return { lines, joined };
  const result: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const before = result.at(-1);
    if (before === undefined || !goesOnAfter(before, line, lines[at + 1])) result.push(line);
    else {
      const space = CLOSES.test(line.text) ? '' : ' ';
      result[result.length - 1] = { ...before, text: `${before.text}${space}${line.text}`, html: null };
      joined.set(line.index, before.index);
    }
  }
  return { lines: result, joined };
}

function isPlain({ text, cells, isPicture }: Line): boolean {
  return text !== '' && cells === null && !isPicture;
}

/** Lines that begin with the sign that ends a clause, and emphasised words inside a sentence. */
function countSigns(lines: readonly Line[]): number {
  let signs = 0;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const next = lines[at + 1];
    if (before === undefined || !isPlain(line) || !isPlain(before) || line.afterBlank) continue;
    const isEmphasis =
      EMPHASIS.test(line.text) && !ENDED.test(before.text) && (next === undefined || isLaterPiece(next.text));
    const isGap = GAP_ONLY.test(line.text) && before.text.length < SHORT && EXPECTS_MORE.test(before.text);
    if (CLOSES.test(line.text) || isEmphasis || isGap) signs += 1;
  }
  return signs;
}

/** Numbers on lines of their own, each before a text. They are a sign only beside another one: some keys are printed so. */
function countLoneNumbers(lines: readonly Line[]): number {
  return lines.filter(({ text }, at) => /^\d{1,3}[.)]?$/.test(text) && /^\p{L}/u.test(lines[at + 1]?.text ?? ''))
    .length;
}

function isLaterPiece(text: string): boolean {
  return CLOSES.test(text) || LOWER.test(text);
}

function goesOnAfter(before: Line, line: Line, next: Line | undefined): boolean {
  if (!isPlain(before) || !isPlain(line) || line.afterBlank) return false;
  const { text } = line;
  if (CLOSES.test(text)) return true;
  if (isLoneMarker(before.text)) return !isLoneMarker(text) && !MARKER.test(text);
  const isEnded = ENDED.test(before.text) && !ENDS_WITH_GAP.test(before.text);
  if (isEnded || MARKER.test(text) || VERDICT.test(text)) return false;
  if (isLoneMarker(text)) return LISTS_LETTERS.test(before.text) || isGapNumber(before, line, next);
  if (EXPECTS_MORE.test(before.text) || LOWER.test(text)) return true;
  if (GAP_ONLY.test(text) && !ENDS_WITH_GAP.test(before.text))
    return BULLET.test(before.text) || ENDS_WITH_NUMBER.test(before.text);
  if (EMPHASIS.test(text)) return true;
  const isWord = text.split(/\s+/).length <= 4 && /\p{Ll}$/u.test(before.text) && before.text.length > 20;
  return isWord && next !== undefined && isPlain(next) && !next.afterBlank && isLaterPiece(next.text);
}

/** "A", "iv" or "4" alone on the line before its text. */
function isLoneMarker(text: string): boolean {
  return /^(?:[A-P]|[ivx]{1,5}|\d{1,3})[.)]?$/.test(text);
}

/** "6" alone on the line before its gap, inside a continuous text. */
function isGapNumber(before: Line, { text }: Line, next: Line | undefined): boolean {
  if (!/^\d{1,3}$/.test(text) || next === undefined || !GAP_ONLY.test(next.text)) return false;
  return EXPECTS_MORE.test(before.text) || HAS_GAP.test(before.text);
}
