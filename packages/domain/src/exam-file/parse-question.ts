import { LIMITS } from '../limits.ts';
import { parseAddress, type AddressParts } from '../numbering/address.ts';
import { hasContent } from '../html/has-content.ts';
import { readHtml } from './check-markup.ts';
import { readEvidence } from './parse-evidence.ts';
import { cleanText, readTextList, type Place } from './fields.ts';
import { nameAnswers } from './offered/name-answers.ts';
import { NOTHING_OFFERED, readOffered, type Offered } from './offered/read-offered.ts';
import { report } from './parsed.ts';
import { definitionOf } from '../question-types/registry.ts';
import { answerKindOf, QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import type { FullQuestion } from '../question-types/group.ts';
import type { QuestionType } from '../question-types/question-type.ts';

/** The group of a question that is being read. */
interface OfGroup {
  readonly type: QuestionType;
  readonly choices: Offered;
}

/** Reads one question of a group, in any stored form; fields that its type does not have are dropped. */
export function parseQuestion(place: Place, { type, choices }: OfGroup): FullQuestion {
  const options = QUESTION_SHAPES[type].options ? readOffered(place, 'options', 'Options') : NOTHING_OFFERED;
  const answers = readAnswers(place, type, QUESTION_SHAPES[type].options ? options : choices);
  const address = answerKindOf(type).numberPerAnswer ? readRange(place, answers.length) : readAddress(place);
  const explanation = readHtml(place, 'explanation', { label: 'Explanation', max: LIMITS.questionTextMax });
  const evidence = readEvidence(place);
  return {
    number: address.number,
    subpart: address.subpart,
    question: readHtml(place, 'question', {
      label: 'Question text',
      max: LIMITS.questionTextMax,
    }),
    options: options.texts,
    answers,
    ...readOtherKeys(place, type),
    ...(hasContent(explanation) && { explanation }),
    ...(evidence.length > 0 && { evidence }),
  };
}

const RANGE = /^\s*(\d{1,3})\s*(?:[-–—]|to)\s*(\d{1,3})\s*$/i;

/** The number of a question whose answers take a number each: one number, or the range of all. */
function readRange(place: Place, answers: number): AddressParts {
  const { number, subpart } = place.source;
  const written = typeof number === 'string' ? number : '';
  const [first = 0, last = 0] = (RANGE.exec(written) ?? []).slice(1).map(Number);
  const hasSubpart = subpart !== undefined && subpart !== null;
  if (first < 1 || last <= first || hasSubpart) return readAddress(place);
  const count = last - first + 1;
  if (answers > 0 && answers !== count) {
    const has = `“${written.trim()}” are ${count} numbers, but the question has ${answers} ${answers === 1 ? 'answer' : 'answers'}`;
    const message = `${has}: write as many answers as numbers, or only the first number`;
    report(place, 'number', { code: 'unknown_value', message });
  }
  return { number: first, subpart: null };
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
    report(place, 'number', { code: 'type', message: 'Question number must be a whole number, or like "14-1"' });
    return fallback;
  }
  if (address.number < 1 || address.subpart === 0) {
    report(place, 'number', { code: 'too_small', message: 'Question number must be at least 1' });
  } else if (address.number > LIMITS.numberMax || (address.subpart ?? 0) > LIMITS.subpartMax) {
    report(place, 'number', { code: 'too_big', message: `Question number must be at most ${LIMITS.numberMax}` });
  }
  return address;
}

/** A loaded test has the subpart in a field of its own; one written in the number goes first. */
function withSubpart(number: string, subpart: unknown): string {
  if (subpart === undefined || subpart === null || parseAddress(number)?.subpart) return number;
  return `${number}-${typeof subpart === 'number' || typeof subpart === 'string' ? subpart : '?'}`;
}

/** Reads `answers` or `answer`, a list or one text, without blanks. */
function readAnswers(place: Place, type: QuestionType, offered: Offered): readonly string[] {
  const { answers: listed } = place.source;
  const field = listed === undefined || listed === null ? 'answer' : 'answers';
  const shape = QUESTION_SHAPES[type];
  const texts = readTextList(shape.labels ? withWords(place, field) : place, field, {
    label: 'Answers',
    maxCount: LIMITS.answersMax,
    maxLength: LIMITS.choiceTextMax,
    mayBeOne: true,
  });
  // The first answer is the key of a single-answer type: a blank first must not promote the second.
  if (shape.answers === 'one' && texts[0] === '') return [];
  const filled = texts.filter((text) => text !== '');
  const answers = shape.answers === 'any' ? filled.flatMap(alternativesIn) : filled;
  if (answers.length > LIMITS.answersMax) {
    report(place, field, { code: 'too_many', message: `Answers must be at most ${LIMITS.answersMax}` });
    return [];
  }
  return nameAnswers(place, field, { answers: answers.map(definitionOf(type).readAnswer), offered });
}

/** A label may be written as true or false. */
function withWords(place: Place, field: string): Place {
  const value = place.source[field];
  return typeof value === 'boolean' ? { ...place, source: { ...place.source, [field]: String(value) } } : place;
}

const OR = /\s+OR\s+/;

/** `fish OR eel` lists two accepted answers. In a key without small letters, OR may be a word of the answer. */
function alternativesIn(answer: string): readonly string[] {
  return OR.test(answer) && /\p{Ll}/u.test(answer) ? answer.split(OR).map((text) => text.trim()) : [answer];
}

/** Reads `also_accepted`, a list of whole keys or of one-answer keys, and `void`. */
function readOtherKeys(place: Place, type: QuestionType): Pick<FullQuestion, 'also_accepted' | 'void'> {
  const { also_accepted: listed, void: isVoid } = place.source;
  if (isVoid !== undefined && isVoid !== null && typeof isVoid !== 'boolean')
    report(place, 'void', { code: 'type', message: 'Void must be true or false' });
  return { ...readAlsoAccepted(place, type, listed), ...(isVoid === true && { void: true }) };
}

function readAlsoAccepted(place: Place, type: QuestionType, listed: unknown): Pick<FullQuestion, 'also_accepted'> {
  if (listed === undefined || listed === null || (Array.isArray(listed) && listed.length === 0)) return {};
  if (QUESTION_SHAPES[type].answers === 'any') {
    const message = 'Write every accepted answer into the answers of this question, and leave out also_accepted';
    report(place, 'also_accepted', { code: 'type', message });
    return {};
  }
  const isList = Array.isArray(listed) && listed.length <= LIMITS.answersMax;
  const keys = isList ? listed.map((one: unknown) => readAlternative(one, type)) : [];
  const others = keys.filter((key) => key !== null);
  if (!isList || others.length < keys.length) {
    const message = 'The other accepted keys must be a list of keys, each a text or a list of texts';
    report(place, 'also_accepted', { code: 'type', message });
    return {};
  }
  return { also_accepted: others };
}

/** One other key; null for what is none. */
function readAlternative(value: unknown, type: QuestionType): readonly string[] | null {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const answers = texts.flatMap((text) =>
    typeof text === 'string' && text.trim() !== '' && text.length <= LIMITS.choiceTextMax
      ? [definitionOf(type).readAnswer(cleanText(text))]
      : [],
  );
  const isWhole = answers.length === texts.length && answers.length > 0 && answers.length <= LIMITS.answersMax;
  return isWhole && (QUESTION_SHAPES[type].answers !== 'one' || answers.length === 1) ? answers : null;
}
