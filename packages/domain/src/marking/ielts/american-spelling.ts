import {
  DOUBLED_L_ENDINGS,
  DOUBLED_L_STEMS,
  ISE_ENDINGS,
  ISE_PREFIXES,
  ISE_STEMS,
  OGUE_STEMS,
  OUR_ENDINGS,
  OUR_STEMS,
  RE_ENDINGS,
  RE_STEMS,
  WORD_PAIRS,
  YSE_ENDINGS,
  YSE_STEMS,
} from './spelling-stems.ts';

const WORD = /^[a-z]{3,30}/;
/** Letters that every word with two spellings has some of, and most words have none of. */
const TWO_SPELLINGS = /our|re|is|ys|ogu|ll|[aio]l|mme/;

/** Whether it is worth asking for the US spelling of any word of a text. */
export function mayHaveTwoSpellings(text: string): boolean {
  return TWO_SPELLINGS.test(text);
}

/**
 * The US spelling of a lower-case word that has a UK one; any other word as it is. Whole words
 * only; punctuation after the word stays.
 *
 * @example americanSpelling('neighbourhood') // 'neighborhood'
 */
export function americanSpelling(token: string): string {
  if (!mayHaveTwoSpellings(token)) return token;
  const word = WORD.exec(token)?.[0];
  if (word === undefined || /[\p{L}\p{N}]/u.test(token.charAt(word.length))) return token;
  const american = WORD_PAIRS.get(word) ?? bySpelling(word);
  return american === null ? token : american + token.slice(word.length);
}

function bySpelling(word: string): string | null {
  return ourToOr(word) ?? reToEr(word) ?? iseToIze(word) ?? yseToYze(word) ?? ogueToOg(word) ?? singleL(word);
}

function ourToOr(word: string): string | null {
  const at = word.indexOf('our');
  if (at < 1 || !OUR_STEMS.has(word.slice(0, at))) return null;
  const ending = word.slice(at + 3);
  return ending === '' || OUR_ENDINGS.has(ending) ? `${word.slice(0, at)}or${ending}` : null;
}

function reToEr(word: string): string | null {
  for (let at = word.indexOf('re', 2); at !== -1; at = word.indexOf('re', at + 1)) {
    const stem = word.slice(0, at);
    const ending = word.slice(at + 2);
    if (!RE_STEMS.has(stem)) continue;
    // `centred` is `centered`: the ending brings its own e only after -er.
    if (ending === 'd') return `${stem}ered`;
    if (ending === '' || RE_ENDINGS.has(ending)) return `${stem}er${ending}`;
  }
  return null;
}

function iseToIze(word: string): string | null {
  for (let at = word.indexOf('is', 2); at !== -1; at = word.indexOf('is', at + 1)) {
    const stem = word.slice(0, at);
    if (ISE_ENDINGS.has(word.slice(at + 2)) && isIseStem(stem)) return `${stem}iz${word.slice(at + 2)}`;
  }
  return null;
}

function isIseStem(stem: string): boolean {
  if (ISE_STEMS.has(stem)) return true;
  return ISE_PREFIXES.some((prefix) => stem.startsWith(prefix) && ISE_STEMS.has(stem.slice(prefix.length)));
}

function yseToYze(word: string): string | null {
  const at = word.lastIndexOf('ys');
  const stem = word.slice(0, Math.max(0, at));
  const ending = word.slice(at + 2);
  return YSE_STEMS.has(stem) && YSE_ENDINGS.has(ending) ? `${stem}yz${ending}` : null;
}

/** catalogue, catalogues, catalogued, cataloguing. */
function ogueToOg(word: string): string | null {
  const match = /^([a-z]+)ogu(es|ed|ers|er|ing|e)$/.exec(word);
  if (match === null || !OGUE_STEMS.has(match[1] ?? '')) return null;
  const ending = match[2] ?? '';
  return `${match[1]}og${ending === 'e' ? '' : ending === 'es' ? 's' : ending}`;
}

function singleL(word: string): string | null {
  const at = word.lastIndexOf('ll');
  const isDoubled = at > 0 && DOUBLED_L_STEMS.has(word.slice(0, at)) && DOUBLED_L_ENDINGS.has(word.slice(at + 2));
  return isDoubled ? word.slice(0, at + 1) + word.slice(at + 2) : null;
}
