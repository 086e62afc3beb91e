import type { Line } from '../lines/line.ts';

/** A question of a GIFT file: its lines, split at the braces around the answers. */
export interface GiftRecord {
  readonly before: string;
  /** The text between the braces; null if the record has no braces and so is not a question. */
  readonly answers: string | null;
  readonly after: string;
  readonly lines: readonly number[];
}

export interface GiftText {
  readonly records: readonly GiftRecord[];
  /** Comments, and names of categories. */
  readonly notes: readonly number[];
}

const NOTE = /^(?:\/\/|\$CATEGORY:)/;
/** A longer question lacks its closing brace. */
const MOST_LINES = 60;

/** Splits a GIFT text into questions: a blank line ends each, except between braces. */
export function giftRecords(lines: readonly Line[]): GiftText {
  const records: GiftRecord[] = [];
  const notes: number[] = [];
  let open: Line[] = [];
  let depth = 0;
  const close = () => {
    if (open.length > 0) records.push(recordOf(open));
    open = [];
    depth = 0;
  };
  for (const line of lines) {
    if (NOTE.test(line.text)) notes.push(line.index);
    else if (line.text === '') {
      if (depth === 0 || open.length > MOST_LINES) close();
    } else {
      open.push(line);
      depth += braces(line.text);
    }
  }
  close();
  return { records, notes };
}

function braces(text: string): number {
  let depth = 0;
  for (const [sign] of text.matchAll(/\\.|[{}]/g)) depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
  return depth;
}

function recordOf(lines: readonly Line[]): GiftRecord {
  const text = lines.map((line) => line.text).join('\n');
  const indices = lines.map(({ index }) => index);
  const signs = [...text.matchAll(/\\[^]|[{}]/g)];
  const start = signs.find(([sign]) => sign === '{')?.index;
  const end = signs.find(({ 0: sign, index }) => sign === '}' && start !== undefined && index > start)?.index;
  if (start === undefined || end === undefined) return { before: text, answers: null, after: '', lines: indices };
  return {
    before: text.slice(0, start),
    answers: text.slice(start + 1, end),
    after: text.slice(end + 1),
    lines: indices,
  };
}
