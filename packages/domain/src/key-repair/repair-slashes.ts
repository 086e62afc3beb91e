import { splitAlternatives } from '../marking/ielts/key-forms.ts';
import { NUMBER_WORDS } from '../marking/ielts/values/words.ts';
import { isCompound } from './compounds.ts';
import { mapBrackets, splitOutside } from './outside-brackets.ts';

/** The maximum number of suggested readings of one answer. */
const READINGS_MAX = 32;
const DOUBLE_SLASH = /(?<!:)\/{2,}/g;
/** A slash with a space on one side only. */
const ONE_SIDED = /(?<=[^\s/])\/\s+|(?<!\s)\s+\/(?=[^\s/])/g;

/** `hot / cold drinks // fruit`: two slashes separate whole answers, so one slash separates words. */
export function repairDoubleSlashes(answer: string): readonly string[] {
  const wholes = splitOutside(answer, DOUBLE_SLASH);
  if (wholes.length === 1) return [mapBrackets(answer, (content) => content.replace(DOUBLE_SLASH, ' / '))];
  return wholes.flatMap((whole) => expandWords(whole.replace(/\s*\/\s*/g, '/').trim()));
}

/** `an/the operator`, `8/eight`, `crime rates/ statistics`, `(its/the) branches`. */
export function repairSlashes(answer: string): readonly string[] {
  const inside = mapBrackets(answer, spaceSlashes);
  const alternatives = splitAlternatives(inside).map((alternative) => alternative.trim());
  const repaired = alternatives.map(repairAlternative);
  const isPlain = repaired.every(([only, ...others], at) => only === alternatives[at] && others.length === 0);
  return isPlain ? [inside] : repaired.flat();
}

function repairAlternative(alternative: string): readonly string[] {
  const joined = joinCompounds(alternative);
  const segments = splitOutside(joined, ONE_SIDED).filter((segment) => segment !== '');
  return segments.length > 1 ? readingsOf(segments) : expandWords(joined);
}

/** Inside brackets: `its/the` is `its / the`. */
function spaceSlashes(content: string): string {
  const words = joinCompounds(content).split(/\s+/);
  const spaced = words.map((word) => (isCompound(word) ? word : word.replaceAll('/', ' / ')));
  return spaced.join(' ').replace(/\s+/g, ' ');
}

/** `24/ 7` is `24/7`. */
function joinCompounds(text: string): string {
  return text.replace(/(?<![^\s/])([^\s/]+)(?:\/\s+|\s+\/)([^\s/]+)/g, (whole, left: string, right: string) => {
    const word = `${left}/${right}`;
    return isCompound(word) ? word : whole;
  });
}

/** Returns the segments as whole answers; a single word after several words also replaces their last word. */
function readingsOf(segments: readonly string[]): readonly string[] {
  const [first = [], ...others] = segments.map((segment) => segment.split(/\s+/));
  const [word = ''] = first;
  const [next = []] = others;
  if (first.length === 1 && next.length > 1 && isModifier(word)) return expandWords(segments.join('/'));
  const stem = first.slice(0, -1).join(' ');
  const asLastWord = first.length === 1 ? [] : others.filter((other) => other.length === 1);
  return [...segments.flatMap(expandWords), ...asLastWord.flatMap(([last = '']) => expandWords(`${stem} ${last}`))];
}

const MODIFIERS = new Set([
  ...'a an the his her its our their your my this that these those some any each every'.split(' '),
  ...'in on at by for of to from with'.split(' '),
  ...NUMBER_WORDS,
]);

/** Whether a word only modifies the next word and so is not an answer. */
function isModifier(word: string): boolean {
  return MODIFIERS.has(word.toLowerCase()) || /^\d/.test(word);
}

/** Returns every reading of a text with alternative words: `an/the operator`. */
function expandWords(text: string): readonly string[] {
  let readings: readonly string[] = [''];
  for (const word of splitOutside(text, /\s+/g)) {
    const parts = isCompound(word) ? [word] : splitOutside(word, /\//g).filter((part) => part !== '');
    const read = parts.slice(0, Math.max(1, Math.floor(READINGS_MAX / readings.length)));
    if (read.length > 0) readings = readings.flatMap((reading) => read.map((part) => `${reading} ${part}`));
  }
  return readings.map((reading) => reading.trim());
}
