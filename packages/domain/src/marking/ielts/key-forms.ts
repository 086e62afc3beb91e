/** One way of writing an accepted answer. */
export interface KeyForm {
  readonly text: string;
  /** It holds words that the key puts in brackets, so it is derived and must fit the word limit. */
  readonly optional: boolean;
}

/** More forms than this from one answer, or longer ones, are no key anybody wrote; only the shortest is kept. */
const MAX_FORMS = 64;
const MAX_CHARACTERS = 8_000;

/**
 * Reads the key syntax: words in brackets are optional, alternatives stand around a spaced slash.
 *
 * @example keyForms('(the) market / bazaar') // market, the market, bazaar
 */
export function keyForms(answer: string): readonly KeyForm[] {
  const forms = new Map<string, KeyForm>();
  for (const alternative of splitAlternatives(answer)) {
    for (const form of expandBrackets(alternative)) {
      const text = form.text.replace(/\s+/g, ' ').trim();
      const known = forms.get(text);
      if (text !== '' && (known === undefined || known.optional)) {
        forms.set(text, { text, optional: form.optional });
      }
    }
  }
  return [...forms.values()];
}

/** Splits at spaced slashes outside brackets: `24/7` and `and/or` stay whole. */
function splitAlternatives(answer: string): readonly string[] {
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
  const pieces = text.split(/\(([^()]*)\)/);
  // Odd pieces are bracketed. A bracket that is left over is unbalanced or nested: plain text.
  if (pieces.length === 1 || pieces.some((piece) => /[()]/.test(piece))) {
    return [{ text, optional: false }];
  }
  let forms: readonly KeyForm[] = [{ text: '', optional: false }];
  for (const [index, piece] of pieces.entries()) {
    const isBracket = index % 2 === 1;
    const added = isBracket ? splitAlternatives(piece) : [];
    forms = forms.flatMap((form) => [
      isBracket ? form : { ...form, text: form.text + piece },
      ...added.map((word) => ({ text: form.text + word, optional: true })),
    ]);
    if (forms.length > MAX_FORMS || forms.length * text.length > MAX_CHARACTERS)
      return [{ text: withoutBrackets(pieces), optional: false }];
  }
  return forms;
}

function withoutBrackets(pieces: readonly string[]): string {
  return pieces.filter((_, index) => index % 2 === 0).join('');
}
