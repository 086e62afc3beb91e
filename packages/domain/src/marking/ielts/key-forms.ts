/** One way of writing an accepted answer. */
export interface KeyForm {
  readonly text: string;
  /** It holds words that the key puts in brackets, so it is derived and must fit the word limit. */
  readonly optional: boolean;
}

/**
 * Eight optional words have 256 forms. An answer with more forms, or with longer ones, is no key that anybody wrote: only its
 * shortest form is read, and the publish check reports it.
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

/** Replaces brackets and slashes of full width, which East Asian keyboards type, by the plain ones. */
export function plainMarks(answer: string): string {
  return answer.replace(WIDE_MARKS, (mark) => PLAIN_MARKS.get(mark) ?? mark);
}

/**
 * Reads the key syntax: words in brackets are optional, alternatives stand around a spaced slash.
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

/** Splits at spaced slashes outside brackets: `24/7` and `and/or` stay whole. */
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

/** Every reading of a text whose brackets may be left out; the one without them comes first. */
function expandBrackets(text: string): readonly KeyForm[] {
  const pieces = piecesOf(text);
  return expand(pieces) ?? [{ text: withoutBrackets(pieces), optional: false }];
}

/** The texts outside and, at odd places, inside brackets. A text with an unbalanced or nested bracket is plain text. */
function piecesOf(text: string): readonly string[] {
  const pieces = text.split(/\(([^()]*)\)/);
  return pieces.some((piece) => /[()]/.test(piece)) ? [text] : pieces;
}

/** Every reading of these pieces; null if there are too many. */
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
