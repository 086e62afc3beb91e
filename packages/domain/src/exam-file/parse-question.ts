import { LIMITS } from '../limits.ts';
import { parseAddress, type AddressParts } from '../numbering/address.ts';
import { hasContent } from '../html/has-content.ts';
import { readHtml } from './check-markup.ts';
import { readEvidence } from './parse-evidence.ts';
import { readTextList, type Place } from './fields.ts';
import { report } from './parsed.ts';
import { definitionOf } from '../question-types/registry.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import type { FullQuestion } from '../question-types/group.ts';
import type { QuestionType } from '../question-types/question-type.ts';

/** Reads one question of a group of the given type, in any stored form; fields the type lacks are dropped. */
export function parseQuestion(place: Place, type: QuestionType): FullQuestion {
  const address = readAddress(place);
  const explanation = readHtml(place, 'explanation', { label: 'Explanation', max: LIMITS.questionTextMax });
  const evidence = readEvidence(place);
  return {
    number: address.number,
    subpart: address.subpart,
    question: readHtml(place, 'question', {
      label: 'Question text',
      max: LIMITS.questionTextMax,
    }),
    options: QUESTION_SHAPES[type].options
      ? readTextList(place, 'options', {
          label: 'Options',
          maxCount: LIMITS.optionsMax,
          maxLength: LIMITS.choiceTextMax,
          mayBeOne: false,
        })
      : [],
    answers: readAnswers(place, type),
    ...(hasContent(explanation) && { explanation }),
    ...(evidence.length > 0 && { evidence }),
  };
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

/** Reads `answers` or `answer`, a list or one text. A blank is no answer, so none is kept. */
function readAnswers(place: Place, type: QuestionType): readonly string[] {
  const { answers: listed } = place.source;
  const field = listed === undefined || listed === null ? 'answer' : 'answers';
  const texts = readTextList(place, field, {
    label: 'Answers',
    maxCount: LIMITS.answersMax,
    maxLength: LIMITS.choiceTextMax,
    mayBeOne: true,
  });
  // The first answer is the key of a single-answer type: a blank first must not promote the second.
  if (QUESTION_SHAPES[type].answers === 'one' && texts[0] === '') return [];
  const answers = texts.filter((text) => text !== '');
  return answers.map(definitionOf(type).readAnswer);
}
