/** A text without the answer at one of its ends; `null` without one. */
export interface Marked {
  readonly text: string;
  readonly answer: string | null;
}

const TICK = '[✓✔☑√✅🗸]\\uFE0F?';
const POINTER = `(?:${TICK}|→|➔|➜|=>|->|⇒|=)`;
const VERDICT = '(?:true|false|yes|no|not[\\s-]?given|ng|[tfyn])';
const WORDS = '(?:TRUE|FALSE|YES|NO|NOT[\\s-]?GIVEN|NG)';
const LETTERS = '(?:[A-P](?:\\s?(?:[,&/]|and)\\s?[A-P]){0,4})';
const NUMERAL = '(?:[ivx]{1,5})';
/** Signs around an answer in the text: bold type of a plain text. */
const STARS = '[*_]{0,3}';

/** A verdict after a statement: `(TRUE)`, `[F]`, `- NOT GIVEN`, `✓ T`, `. FALSE`. */
const VERDICT_AFTER = new RegExp(
  `(?:\\s*[([{]\\s?${STARS}(${VERDICT})${STARS}\\s?[)\\]}]|\\s*(?:${POINTER}|\\s[-–—]+|:|_{2,})\\s*${STARS}(${VERDICT})${STARS}|([.?!”"’)])\\s+${STARS}(${WORDS})${STARS})[.\\s_]*$`,
  'iu',
);
/** A verdict before it: `TRUE - The …`, `[F] The …`, `__T__ The …`. */
const VERDICT_BEFORE = new RegExp(
  `^(?:[([{]\\s?(${VERDICT})\\s?[)\\]}]\\s*|_+\\s?(${VERDICT})\\s?_+\\s*|(${WORDS})(?:\\s*[-–—:]\\s+|\\s{2,}|\\t)|${TICK}\\s?(${WORDS})\\s+)(?=\\S)`,
  'iu',
);
const OTHER_VERDICT = /\b(?:true|false|yes|no|given|ng|t|f|y|n)\s*[/|,–—-]?\s*$/i;
const IS_TICKED = new RegExp(TICK, 'u');
const TAIL = 60;

/** Removes the verdict beside a statement and returns both. */
export function takeVerdict(text: string): Marked {
  const before = VERDICT_BEFORE.exec(text);
  const first = before?.slice(1).find((group) => group !== undefined) ?? null;
  if (before !== null && first !== null && first === first.toUpperCase()) {
    const answer = first;
    return { text: text.slice(before[0].length), answer };
  }
  const start = Math.max(0, text.length - TAIL);
  const after = VERDICT_AFTER.exec(text.slice(start));
  if (after === null) return { text, answer: null };
  const [, bracketed, pointed, stop = '', plain] = after;
  const isStopped = bracketed !== undefined && /\.\s*$/.test(text);
  const rest = `${text.slice(0, start + after.index)}${isStopped ? '.' : stop}`.replace(/([.?!])\.$/, '$1');
  // "TRUE / FALSE / NOT GIVEN" offers all of them.
  if (rest.trim() === '' || (bracketed === undefined && OTHER_VERDICT.test(rest))) return { text, answer: null };
  const answer = bracketed ?? pointed ?? plain ?? null;
  // "The sign says - no" ends with an ordinary word.
  const isWord = bracketed === undefined && answer === answer?.toLowerCase() && !IS_TICKED.test(text.slice(start));
  return isWord ? { text, answer: null } : { text: rest, answer };
}

const LETTER_AFTER = new RegExp(
  `(?:\\s*[([{]\\s?${STARS}(${LETTERS}|${NUMERAL})${STARS}\\s?[)\\]}]|\\s*(?:${POINTER}|_{2,}|\\.{3,}|…+|\\s[-–—]+)\\s*${STARS}(${LETTERS}|${NUMERAL})${STARS})[.\\s_…]*$`,
  'u',
);
const NUMERAL_AFTER = /^((?:paragraph|section)\s+[A-P])\s*[-–—:.…_\s]\s*([ivx]{1,5})$/i;
const ONLY_A_NAME = /^(?:paragraphs?|sections?)?$/i;

/** A question without the letter or numeral after it: `(B)`, `→ B`, `..... B`, `Paragraph A iii`. */
export function takeLetter(text: string): Marked {
  const numeral = NUMERAL_AFTER.exec(text);
  if (numeral !== null) return { text: numeral[1] ?? '', answer: numeral[2] ?? null };
  const start = Math.max(0, text.length - TAIL);
  const after = LETTER_AFTER.exec(text.slice(start));
  const rest = text.slice(0, start + (after?.index ?? 0));
  if (after === null || ONLY_A_NAME.test(rest.trim())) return { text, answer: null };
  return { text: rest, answer: after[1] ?? after[2] ?? null };
}

const OPTION_BEFORE = new RegExp(`^(?:${TICK}|\\*)\\s?(?=[([]?[A-P](?:[.)\\]:\\s]))`, 'iu');
const OPTION_AFTER = new RegExp(
  `\\s*(?:${TICK}|\\*+|←|<-+|[([](?:correct|right|key|answer|correct answer)[)\\]]|\\s[-–—]\\s(?:correct|right)(?:\\sanswer)?)\\s*$`,
  'iu',
);

/** A line without the sign before its letter that says that the option is right. */
export function takeMarkBefore(text: string): { readonly text: string; readonly isRight: boolean } {
  const mark = OPTION_BEFORE.exec(text);
  return { text: text.slice(mark?.[0].length ?? 0), isRight: mark !== null };
}

/** An option without the sign after it that says that it is right. */
export function takeMarkAfter(text: string): { readonly text: string; readonly isRight: boolean } {
  const start = Math.max(0, text.length - TAIL);
  const mark = OPTION_AFTER.exec(text.slice(start));
  if (mark === null || start + mark.index === 0) return { text, isRight: false };
  return { text: text.slice(0, start + mark.index), isRight: true };
}

const POINTED = new RegExp(`^(?:${TICK}|→|➔|➜|=>|->|⇒)\\s*(${VERDICT}|${LETTERS}|${NUMERAL})\\.?$`, 'iu');

/** The letter of a line such as `✓ C`; null for other lines. */
export function readMarkedAnswer(text: string): string | null {
  return POINTED.exec(text)?.[1] ?? null;
}
