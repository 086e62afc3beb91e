/** Replaces a run of dots or underscores. */
const FILL = '\uE000';

/** A stretch of text, or a gap; null: its number is not written. */
export type GapPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'gap'; readonly number: number | null };

const FILLER = /(?:\.{4,}|\.(?: \.){3,}|…(?: ?[….])+|‥+)[.…]*|_{2,}|(?:_ ){2,}_?|-{4,}|–{3,}|—{3,}|…(?=\s?[([]?\d)/g;
/** Three dots alone are a gap only after a number. */
const SHORT_FILLER = /(\d[)\]]?\s?)(?:…|\.{3})/g;
const GAP = new RegExp(
  [
    `${FILL}\\s?[([]?\\s?(\\d{1,3})\\s?[)\\]]?\\s?${FILL}`,
    `[([]?\\b(\\d{1,3})\\s?[.)\\]:]{0,2}\\s?${FILL}(?:\\s?${FILL})*`,
    `${FILL}\\s?[([](\\d{1,3})[)\\]]`,
    `${FILL}(\\d{1,3})\\b`,
    `[\\[{]\\s?(\\d{1,3})\\s?[\\]}]`,
    `\\((\\d{1,3})\\)`,
    FILL,
  ].join('|'),
  'g',
);

export interface GapRules {
  /** Whether this number may be a gap's here. */
  readonly isExpected: (number: number) => boolean;
}

const DOTS = /\.{3,}/g;

function filledIn(text: string): string {
  return withStops(text).replace(FILLER, FILL).replace(SHORT_FILLER, `$1${FILL}`);
}

/** Gaps of a line have as many dots each; one dot more than another has is the full stop of the sentence. */
function withStops(text: string): string {
  const runs = [...text.matchAll(DOTS)];
  const lengths = new Set(runs.map(([dots]) => dots.length));
  let filled = '';
  let start = 0;
  for (const { 0: dots, index } of runs) {
    const end = index + dots.length;
    const isStop = lengths.has(dots.length - 1) && /^(?:\s|$)/.test(text.charAt(end));
    if (!isStop) continue;
    filled += `${text.slice(start, index)}${FILL}.`;
    start = end;
  }
  return filled + text.slice(start);
}

/** Cuts a line at its gaps: `....14....`, `(14) ______`, `14 ________`, `______ (14)`, `[14]`, `______`. */
export function splitGaps(text: string, { isExpected }: GapRules): readonly GapPiece[] {
  const filled = filledIn(text);
  if (!filled.includes(FILL) && !/[[({]\s?\d/.test(filled)) return [{ kind: 'text', text }];
  const pieces: GapPiece[] = [];
  let start = 0;
  const add = (piece: GapPiece) => {
    if (piece.kind === 'gap') pieces.push(piece);
    else if (piece.text !== '') pieces.push({ kind: 'text', text: piece.text.replaceAll(FILL, '…') });
  };
  for (const match of filled.matchAll(GAP)) {
    const digits = match.slice(1).find((group) => group !== undefined);
    const number = digits === undefined ? null : Number(digits);
    const isFit = number === null || isExpected(number);
    if (!isFit && !match[0].includes(FILL)) continue;
    // A number that can't be the gap's is a word of the text.
    const offset = isFit ? 0 : match[0].indexOf(FILL);
    add({ kind: 'text', text: filled.slice(start, match.index + offset) });
    add({ kind: 'gap', number: isFit ? number : null });
    start = match.index + match[0].length;
    if (!isFit) start = match.index + match[0].lastIndexOf(FILL) + 1;
  }
  add({ kind: 'text', text: filled.slice(start) });
  return pieces;
}

export function hasGap(text: string, rules: GapRules): boolean {
  return splitGaps(text, rules).some(({ kind }) => kind === 'gap');
}

/** Whether the text contains a gap with its number. */
export function hasNumberedGap(text: string, rules: GapRules): boolean {
  return splitGaps(text, rules).some((piece) => piece.kind === 'gap' && piece.number !== null);
}

/** The text without the dots that only lead to where the answer is written. */
export function withoutFiller(text: string): string {
  return text.replace(FILLER, ' ').replace(/\s+/g, ' ').trim();
}
