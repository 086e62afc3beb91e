import type { Place } from '../fields.ts';
import { NUMERALS, placeOfNumeral } from './numerals.ts';
import { report } from '../parsed.ts';
import type { Offered } from './read-offered.ts';

/** `B`, `(b)`, `B.` or `iv)`. */
const NUMERAL = /^\(?([a-z]|[ivx]{2,6})[.)]?$/i;
const FIGURE = /^\(?(\d{1,2})[.)]?$/;
/** `A, C`, `A and C`. */
const SEVERAL = /^[A-Z](?:\s*(?:[,;/&+]|\band\b)\s*[A-Z]){1,9}$/;
/** A letter or numeral that an option prints before its text. Without a point it may be the first word of the text. */
const PRINTED = /^\(?([a-z]|[ivx]{1,6})[.):]?(?=\s)/i;

/**
 * Resolves answers to the texts of options. An answer is the text of an option, or else its letter or numeral, as other systems write
 * it. An answer without an option stays unchanged for the check before publishing; an answer that could mean two options is reported.
 */
export function nameAnswers(place: Place, field: string, { answers, offered }: Naming): readonly string[] {
  if (offered.texts.length === 0) return answers;
  const [only = ''] = answers;
  const listed =
    answers.length === 1 && !offered.texts.includes(only) && SEVERAL.test(only)
      ? (only.match(/[A-Z]/g) ?? [])
      : answers;
  const named = listed.map((answer) => ({ answer, texts: textsOf(answer, offered) }));
  const doubtful = named.find(({ texts }) => texts.length > 1);
  if (doubtful !== undefined) {
    const [one = '', other = ''] = doubtful.texts;
    const advice = offered.named ? 'the options as a list, and the full text as the answer' : 'the full text';
    const message = `The answer “${doubtful.answer}” could mean “${one}” or “${other}”. Write ${advice}`;
    report(place, field, { code: 'unknown_value', message });
    return [];
  }
  const clash = clashIn(named);
  if (clash === null) return named.map(({ answer, texts }) => texts[0] ?? answer);
  const { letter, text } = clash;
  const message = `The answers “${letter}” and “${text}” could both mean “${text}”. Write the full texts`;
  report(place, field, { code: 'unknown_value', message });
  return [];
}

interface Naming {
  readonly answers: readonly string[];
  readonly offered: Offered;
}

interface NamedAnswer {
  readonly answer: string;
  /** Every text that the answer could mean. */
  readonly texts: readonly string[];
}

/** Finds an answer that is the text of an option and looks like a letter, beside another answer whose letter means the same option. */
function clashIn(named: readonly NamedAnswer[]): { readonly letter: string; readonly text: string } | null {
  for (const { answer: text } of named.filter(({ answer, texts }) => texts[0] === answer && NUMERAL.test(answer))) {
    const same = named.find(({ answer, texts }) => answer !== text && texts[0] === text);
    if (same !== undefined) return { letter: same.answer, text };
  }
  return null;
}

function textsOf(answer: string, offered: Offered): readonly string[] {
  const { texts, named } = offered;
  const isText = texts.includes(answer);
  if (isText && named === null) return [answer];
  const numeral = (NUMERAL.exec(answer) ?? (named === null ? null : FIGURE.exec(answer)))?.[1];
  if (numeral === undefined) return isText ? [answer] : [];
  const byPlace = placesOf(numeral, offered).map((at) => texts[at] ?? '');
  const meant = byPlace.filter((text) => text !== '');
  const sameButCase = texts.filter((text) => text.toLowerCase() === answer.toLowerCase());
  return [...new Set([...meant, ...sameButCase])];
}

/** Returns the indices of the options that a numeral could mean. */
function placesOf(numeral: string, { texts, named, lettering }: Offered): readonly number[] {
  const printed = texts.map((text) => PRINTED.exec(text)?.[1] ?? '');
  const style =
    named ??
    lettering ??
    NUMERALS.find((one) => printed.every((label, at) => placeOfNumeral(one, label) === at)) ??
    null;
  // If no list uses this style, a capital letter is a letter and no numeral.
  const isLetter = numeral.length === 1 && numeral !== numeral.toLowerCase();
  const styles = style === null ? NUMERALS.filter((one) => one === 'letter' || !isLetter) : [style];
  const places = styles.map((one) => placeOfNumeral(one, numeral)).filter((at) => at !== null);
  return style === null ? [...places, ...printedPlaces(numeral, printed)] : places;
}

/** Returns the index of the option that prints the numeral before its text, if each option prints a different one. */
function printedPlaces(numeral: string, printed: readonly string[]): readonly number[] {
  const labels = printed.map((label) => label.toLowerCase());
  if (labels.includes('') || new Set(labels).size < labels.length) return [];
  const at = labels.indexOf(numeral.toLowerCase());
  return at < 0 ? [] : [at];
}
