import { cleanText } from '../exam-file/fields.ts';
import { isBlankText } from './visible-text.ts';

/** No accepted answer is longer (`LIMITS.choiceTextMax`), so a longer text is wrong without a look. */
export const GIVEN_MAX = 2_000;

/** No question has more options, even repeated in every case and spacing that a screen could send. */
const TEXTS_MAX = 200;

/** Answers as they arrive: any JSON. What is no answer counts as a blank. */
export type GivenAnswers = Readonly<Record<string, unknown>>;

const NO_ANSWERS: GivenAnswers = {};

export function readAnswers(answers: unknown): GivenAnswers {
  const isRecord = typeof answers === 'object' && answers !== null && !Array.isArray(answers);
  // The check above leaves an object; its fields stay unknown.
  return isRecord ? (answers as GivenAnswers) : NO_ANSWERS;
}

/** The texts given for a set, trimmed, without blanks and repeats. What is no list is no answer. */
export function readTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const values: readonly unknown[] = value;
  const texts: string[] = [];
  // More texts than this can only be wrong, and comparing each with each must stay cheap.
  const length = Math.min(values.length, TEXTS_MAX);
  for (let index = 0; index < length; index += 1) {
    const text = readText(values[index]);
    if (text !== '' && !texts.includes(text)) texts.push(text);
  }
  return texts;
}

/** The texts given for a list, trimmed, each in its place; a place left empty is `''`, and none is left empty at the end. */
export function readPlaces(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const values: readonly unknown[] = value;
  const texts = values.slice(0, TEXTS_MAX).map(readText);
  while (texts.at(-1) === '') texts.pop();
  return texts;
}

/** A given text, trimmed; '' for one with nothing to read in it and for what is no text. */
export function readText(value: unknown): string {
  return typeof value === 'string' && !isBlankText(value) ? value.trim() : '';
}

/** NUL, or half of a surrogate pair, whole pairs included: a quick test before the thorough one. */
// oxlint-disable-next-line no-control-regex -- NUL is what it looks for
const SUSPECT = /[\u0000\ud800-\udfff]/;

/** The part of a given text that a verdict repeats: storable and of limited length. */
export function echo(text: string): string {
  if (text.length > GIVEN_MAX) return cleanText(text.slice(0, GIVEN_MAX));
  return SUSPECT.test(text) ? cleanText(text) : text;
}
