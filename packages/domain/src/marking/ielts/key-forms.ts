/** One way of writing an accepted answer. */
export interface KeyForm {
  readonly text: string;
  /** Whether it contains words in brackets. Such a form counts only if it fits the word limit. */
  readonly optional: boolean;
}

/**
 * The maximum number of forms: eight optional words have 256. No real key has more forms or longer ones, so only the shortest form of such
 * an answer is read, and the publish check reports it.
 */
const MAX_FORMS = 256;
const MAX_CHARACTERS = 16_000;

const PLAIN_MARKS: ReadonlyMap<string, string> = new Map([
  ['（', '('],
  ['）', ')'],
  ['［', '['],
  ['］', ']'],
  ['／', '/'],
  ['∕', '/'],
  ['⁄', '/'],
]);
const WIDE_MARKS = new RegExp(`[${[...PLAIN_MARKS.keys()].join('')}]`, 'g');

/** Replaces full-width brackets and slashes, which East Asian keyboards type, by plain ones. */
export function plainMarks(answer: string): string {
  return answer.replace(WIDE_MARKS, (mark) => PLAIN_MARKS.get(mark) ?? mark);
}

/**
 * Reads the key syntax: words in brackets are optional, and a slash between spaces separates alternatives.
 *
 * @example keyForms('(the) market / bazaar') // market, the market, bazaar
 */
export function keyForms(answer: string): readonly KeyForm[] {
  const forms = new Map<string, KeyForm>();
  for (const alternative of splitAlternatives(plainMarks(answer))) {
    for (const form of expandBrackets(alternative)) {
      const text = form.text.replace(/\s+/g, ' ').trim();
      const existing = forms.get(text);
      if (text !== '' && (existing === undefined || existing.optional)) {
        forms.set(text, { text, optional: form.optional });
      }
    }
  }
  return [...forms.values()];
}

/** Whether an answer has more forms than `keyForms` reads. */
export function hasTooManyForms(answer: string): boolean {
  return splitAlternatives(plainMarks(answer)).some((alternative) => expand(piecesOf(alternative)) === null);
}

/** Splits at slashes between spaces outside brackets. `24/7` and `and/or` are not split. */
export function splitAlternatives(answer: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < answer.length; at += 1) {
    const char = answer.charAt(at);
    if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (char === '/' && depth === 0 && isSpace(answer, at - 1) && isSpace(answer, at + 1)) {
      parts.push(answer.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(answer.slice(start));
  return parts;
}

function isSpace(text: string, at: number): boolean {
  return at >= 0 && at < text.length && text.charAt(at).trim() === '';
}

/** Returns the forms of a text with and without its brackets, first the one without any. */
function expandBrackets(text: string): readonly KeyForm[] {
  const pieces = piecesOf(text);
  return expand(pieces) ?? [{ text: withoutBrackets(pieces), optional: false }];
}

/** Returns the texts outside and, at odd indices, inside brackets. A text with unbalanced or nested brackets is one piece. */
function piecesOf(text: string): readonly string[] {
  const pieces = text.split(/\(([^()]*)\)/);
  return pieces.some((piece) => /[()]/.test(piece)) ? [text] : pieces;
}

/** Returns the forms of these pieces; null if there are too many. */
function expand(pieces: readonly string[]): readonly KeyForm[] | null {
  if (pieces.length === 1) return [{ text: pieces[0] ?? '', optional: false }];
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let forms: readonly KeyForm[] = [{ text: '', optional: false }];
  for (const [index, piece] of pieces.entries()) {
    const isBracket = index % 2 === 1;
    const added = isBracket ? splitAlternatives(piece) : [];
    forms = forms.flatMap((form) => [
      isBracket ? form : { ...form, text: form.text + piece },
      ...added.map((word) => ({ text: form.text + word, optional: true })),
    ]);
    if (forms.length > MAX_FORMS || forms.length * length > MAX_CHARACTERS) return null;
  }
  return forms;
}

function withoutBrackets(pieces: readonly string[]): string {
  return pieces.filter((_, index) => index % 2 === 0).join('');
}
