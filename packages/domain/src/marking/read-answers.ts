import { cleanText } from '../exam-file/fields.ts';
import { isBlankText } from './visible-text.ts';

/** The maximum length of an accepted answer (`LIMITS.choiceTextMax`), so a longer text is wrong without a comparison. */
export const ANSWER_LENGTH_MAX = 2_000;

/** The maximum number of texts that are read: more than any question has options, also in different case and spacing. */
const TEXTS_MAX = 200;

/** The received answers: any JSON. Values that are not answers count as blank. */
export type ReceivedAnswers = Readonly<Record<string, unknown>>;

const NO_ANSWERS: ReceivedAnswers = {};

export function readAnswers(answers: unknown): ReceivedAnswers {
  const isRecord = typeof answers === 'object' && answers !== null && !Array.isArray(answers);
  // After the check above the value is an object with unknown fields.
  return isRecord ? (answers as ReceivedAnswers) : NO_ANSWERS;
}

/** Returns the texts of a set, trimmed, without blanks and repeats. A value that is not a list is no answer. */
export function readSet(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const values: readonly unknown[] = value;
  const texts: string[] = [];
  // A longer list can only be wrong, and comparing each text with each must stay cheap.
  const length = Math.min(values.length, TEXTS_MAX);
  for (let index = 0; index < length; index += 1) {
    const text = readText(values[index]);
    if (text !== '' && !texts.includes(text)) texts.push(text);
  }
  return texts;
}

/** Returns the trimmed texts of a list at their positions; an empty position is `''`. Empty positions at the end are removed. */
export function readList(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const values: readonly unknown[] = value;
  const texts = values.slice(0, TEXTS_MAX).map(readText);
  while (texts.at(-1) === '') texts.pop();
  return texts;
}

/** Returns a text, trimmed; '' for a text without visible characters and for other values. */
export function readText(value: unknown): string {
  return typeof value === 'string' && !isBlankText(value) ? value.trim() : '';
}

/** NUL or any half of a surrogate pair. A fast test before the exact one. */
// oxlint-disable-next-line no-control-regex -- the pattern finds NUL
const SUSPECT = /[\u0000\ud800-\udfff]/;

/** Returns a text as verdicts repeat it: storable and of limited length. */
export function echo(text: string): string {
  if (text.length > ANSWER_LENGTH_MAX) return cleanText(text.slice(0, ANSWER_LENGTH_MAX));
  return SUSPECT.test(text) ? cleanText(text) : text;
}
