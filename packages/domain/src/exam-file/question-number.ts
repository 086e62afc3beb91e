import { LIMITS } from '../limits.ts';
import { parseAddress, type AddressParts } from '../numbering/address.ts';
import { answerKindOf, QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import { QUESTION_TYPES, type QuestionType } from '../question-types/question-type.ts';
import { isSource, type Place } from './fields.ts';
import { report } from './parsed.ts';

/** The facts about the question of the number. */
interface OfQuestion {
  readonly type: QuestionType;
  /** The number of answers in its key. */
  readonly answers: number;
  /** The numbers of its group with several blanks. */
  readonly splitNumbers: ReadonlySet<number>;
}

const RANGE = /^\s*(\d{1,3})\s*(?:[-–—,&]|to|and)\s*(\d{1,3})\s*$/i;

/**
 * Reads the number of a question: `14`, `14-1` for one of several blanks, and a range such as `21-22` where each answer of
 * the question takes a number.
 */
export function readNumber(place: Place, { type, answers, splitNumbers }: OfQuestion): AddressParts {
  const range = rangeIn(place.source);
  if (range === null) return readAddress(place);
  const { written, first, last } = range;
  const count = last - first + 1;
  if (answerKindOf(type).numberPerAnswer) {
    if (answers > 0 && answers !== count) {
      const has = `“${written}” means ${count} question numbers, but the question has ${answers} ${answers === 1 ? 'answer' : 'answers'}`;
      const message = `${has}. Write one answer for each number, or only the first number`;
      report(place, 'number', { code: 'unknown_value', message });
    }
    return { number: first, subpart: null };
  }
  // `1-2` is the second blank of question 1 if the group has its first blank.
  if (splitNumbers.has(first) && parseAddress(written) !== null) return readAddress(place);
  const message = `“${written}” means ${count} question numbers, but a question of type ${type} has only one. ${adviceFor(type, first, last)}`;
  report(place, 'number', { code: 'unknown_value', message });
  return { number: first, subpart: null };
}

/** Returns the numbers with several blanks in a list of stored questions: those with a first blank. */
export function numbersWithBlanks(questions: readonly unknown[]): ReadonlySet<number> {
  const addresses = questions.map((question) => {
    const { number, subpart } = isSource(question) ? question : {};
    const isText = typeof number === 'string' || typeof number === 'number';
    return isText ? parseAddress(withSubpart(String(number), subpart)) : null;
  });
  return new Set(addresses.flatMap((address) => (address?.subpart === 1 ? [address.number] : [])));
}

interface Range {
  readonly written: string;
  readonly first: number;
  readonly last: number;
}

/** Reads a number that is a range; null for `14-1`, and if a separate field has the subpart. */
function rangeIn({ number, subpart }: Place['source']): Range | null {
  if (typeof number !== 'string' || (subpart !== undefined && subpart !== null)) return null;
  const [first = 0, last = 0] = (RANGE.exec(number) ?? []).slice(1).map(Number);
  return first < 1 || last <= first ? null : { written: number.trim(), first, last };
}

/** Suggests how to write the question without a range. */
function adviceFor(type: QuestionType, first: number, last: number): string {
  const { options, any_order } = QUESTION_SHAPES[type];
  const ranged = QUESTION_TYPES.filter(
    (one) => answerKindOf(one).numberPerAnswer && QUESTION_SHAPES[one].options && options,
  );
  const advice = ['Write a question for each number'];
  if (ranged.length > 0) advice.push(`If one question has several answers, use the type ${ranged.join(' or ')}`);
  if (any_order) {
    const numbers = Array.from(
      { length: Math.min(last - first + 1, LIMITS.questionsPerSectionMax) },
      (_, at) => first + at,
    );
    advice.push(
      `If the answers may come in any order, add “any_order” with [[${numbers.join(', ')}]] to the group`,
      `For several blanks of one number, write “${first}-1”, “${first}-2”`,
    );
  }
  return advice.join('. ');
}

function readAddress(place: Place): AddressParts {
  const value = place.source['number'];
  const fallback: AddressParts = { number: 1, subpart: null };
  if (value === undefined || value === null || value === '') {
    report(place, 'number', { code: 'required', message: 'Question number is required' });
    return fallback;
  }
  if (typeof value === 'number' && value < 1) {
    report(place, 'number', { code: 'too_small', message: 'Question number must be at least 1' });
    return fallback;
  }
  const isText = typeof value === 'string' || typeof value === 'number';
  const address = isText ? parseAddress(withSubpart(String(value), place.source['subpart'])) : null;
  if (address === null) {
    report(place, 'number', { code: 'type', message: 'Question number must be a whole number, or like “14-1”' });
    return fallback;
  }
  if (address.number < 1) {
    report(place, 'number', { code: 'too_small', message: 'Question number must be at least 1' });
  } else if (address.number > LIMITS.numberMax) {
    report(place, 'number', { code: 'too_big', message: `Question number must be at most ${LIMITS.numberMax}` });
  } else if (address.subpart !== null && (address.subpart < 1 || address.subpart > LIMITS.subpartMax)) {
    const code = address.subpart < 1 ? 'too_small' : 'too_big';
    report(place, 'number', { code, message: `The number after the hyphen must be from 1 to ${LIMITS.subpartMax}` });
  }
  return address;
}

/** An exported test has the subpart in a separate field; a subpart inside the number takes precedence. */
function withSubpart(number: string, subpart: unknown): string {
  if (subpart === undefined || subpart === null || parseAddress(number)?.subpart) return number;
  return `${number}-${typeof subpart === 'number' || typeof subpart === 'string' ? subpart : '?'}`;
}
