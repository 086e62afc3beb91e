import { LIMITS } from '../limits.ts';
import { hasContent } from '../html/has-content.ts';
import { readHtml } from './check-markup.ts';
import { readEvidence } from './parse-evidence.ts';
import { cleanText, readTextList, type Place } from './fields.ts';
import { nameAnswers } from './offered/name-answers.ts';
import { NOTHING_OFFERED, readOffered, type Offered } from './offered/read-offered.ts';
import { report } from './parsed.ts';
import { readNumber } from './question-number.ts';
import { splitSeparated } from '../key-repair/separators.ts';
import { definitionOf } from '../question-types/registry.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import type { FullQuestion } from '../question-types/group.ts';
import type { QuestionType } from '../question-types/question-type.ts';

/** The group of the question. */
interface OfGroup {
  readonly type: QuestionType;
  readonly choices: Offered;
  /** The numbers of the group with several blanks, such as `14-1`. */
  readonly splitNumbers: ReadonlySet<number>;
}

/** Reads one question of a group, in any stored form; fields that its type does not have are dropped. */
export function parseQuestion(place: Place, { type, choices, splitNumbers }: OfGroup): FullQuestion {
  const options = QUESTION_SHAPES[type].options ? readOffered(place, 'options', 'Options') : NOTHING_OFFERED;
  const answers = readAnswers(place, type, QUESTION_SHAPES[type].options ? options : choices);
  const address = readNumber(place, { type, answers: answers.length, splitNumbers });
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
  const answers = shape.answers === 'any' ? filled.flatMap(separatedAnswers) : filled;
  if (answers.length > LIMITS.answersMax) {
    report(place, field, { code: 'too_many', message: `A question can have at most ${LIMITS.answersMax} answers` });
    return [];
  }
  return nameAnswers(place, field, { answers: answers.map(definitionOf(type).readAnswer), offered });
}

function separatedAnswers(answer: string): readonly string[] {
  return splitSeparated(answer)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** A TFNG key may be written as a boolean. */
function withWords(place: Place, field: string): Place {
  const value = place.source[field];
  return typeof value === 'boolean' ? { ...place, source: { ...place.source, [field]: String(value) } } : place;
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

/** Reads one other key; null: it is not a key. */
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
