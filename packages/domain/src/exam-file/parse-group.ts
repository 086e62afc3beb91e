import { CHOICE_LETTERS, type ChoiceLetters } from '../choice-letters/choice-letters.ts';
import { LIMITS } from '../limits.ts';
import { objectAt, readBoolean, readInteger, readText, type Place } from './fields.ts';
import { readAnyOrder } from './parse-any-order.ts';
import { readHtml } from './check-markup.ts';
import { parseQuestion } from './parse-question.ts';
import { numbersWithBlanks } from './question-number.ts';
import { NOTHING_OFFERED, readOffered, type Offered } from './offered/read-offered.ts';
import { report, within } from './parsed.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import { QUESTION_TYPES, type QuestionType } from '../question-types/question-type.ts';
import type { FullGroup, FullQuestion, WordLimit } from '../question-types/group.ts';
import { TFNG_LABELS, type TfngLabels } from '../question-types/tfng/labels.ts';

/**
 * Reads one group; fields that its type does not have are dropped.
 *
 * @param name what messages about its questions call it.
 * @returns null if its type is not known, which is reported.
 */
export function parseGroup(place: Place, name: string): FullGroup | null {
  const type = readType(place);
  if (type === null) return null;
  const shape = QUESTION_SHAPES[type];
  const offered = shape.choices ? readOffered(place, 'choices', 'Choices') : NOTHING_OFFERED;
  const letters = shape.letters ? (readLetters(place) ?? lettersOf(offered)) : null;
  const choices =
    letters === null ? offered : { ...offered, lettering: letters === 'A' ? ('letter' as const) : ('roman' as const) };
  const questions = readQuestions(place, { type, name, choices });
  const anyOrder = readAnyOrder(place, type, questions);
  return {
    type,
    instruction: readHtml(place, 'instruction', { label: 'Instruction', max: LIMITS.questionTextMax }),
    paragraph: shape.paragraph ? readOptionalHtml(place, 'paragraph', 'Text with blanks') : null,
    choices: choices.texts,
    ...(letters !== null && { letters }),
    ...(shape.choices_title && readChoicesTitle(place)),
    imgContent: readOptionalHtml(place, 'imgContent', 'Picture'),
    labels: shape.labels ? readLabels(place) : 'TFNG',
    reuse_choices: shape.reuse_choices && readBoolean(place, 'reuse_choices', 'Reuse of choices'),
    questions,
    word_limit: shape.word_limit ? readWordLimit(place) : null,
    ...(anyOrder.length > 0 && { any_order: anyOrder }),
  };
}

function readType(place: Place): QuestionType | null {
  const value = place.source['type'];
  const name = typeof value === 'string' ? value.trim().toUpperCase() : value;
  const type = QUESTION_TYPES.find((known) => known === name);
  if (type !== undefined) return type;
  const message = `Question type must be one of ${QUESTION_TYPES.join(', ')}`;
  report(place, 'type', { code: 'unknown_value', message });
  return null;
}

/** An HTML field that is null when it is missing or empty. */
function readOptionalHtml(place: Place, field: string, label: string): string | null {
  const html = readHtml(place, field, { label, max: LIMITS.passageMaxBytes });
  return html.trim() === '' ? null : html;
}

function readLabels(place: Place): TfngLabels {
  const value = place.source['labels'];
  const labels = TFNG_LABELS.find((known) => known === value);
  if (labels === undefined && value !== undefined && value !== null) {
    report(place, 'labels', { code: 'unknown_value', message: `Labels must be ${TFNG_LABELS.join(' or ')}` });
  }
  return labels ?? TFNG_LABELS[0];
}

function readLetters(place: Place): ChoiceLetters | null {
  const value = place.source['letters'];
  if (value === undefined || value === null || value === '') return null;
  const letters = CHOICE_LETTERS.find((known) => known === value);
  if (letters !== undefined) return letters;
  report(place, 'letters', { code: 'unknown_value', message: `Letters must be ${CHOICE_LETTERS.join(' or ')}` });
  return null;
}

/** The lettering of choices that the file names by letters or numerals. */
function lettersOf({ named }: Offered): ChoiceLetters | null {
  if (named === 'letter') return 'A';
  return named === 'roman' ? 'i' : null;
}

function readChoicesTitle(place: Place): { readonly choices_title?: string } {
  const title = readText(place, 'choices_title', { label: 'Title of the choices', max: LIMITS.titleMax }).trim();
  return title === '' ? {} : { choices_title: title };
}

interface GroupRead {
  readonly type: QuestionType;
  readonly name: string;
  readonly choices: Offered;
}

function readQuestions(place: Place, { type, name, choices }: GroupRead): readonly FullQuestion[] {
  const input = place.source['questions'];
  if (input === undefined || input === null) return [];
  if (!Array.isArray(input)) {
    report(place, 'questions', { code: 'type', message: 'Questions must be a list' });
    return [];
  }
  const entries: readonly unknown[] = input;
  // Subparts share a number, so a group may hold more questions than the section has numbers.
  const max = LIMITS.questionsPerSectionMax * LIMITS.subpartMax;
  if (entries.length > max) {
    report(place, 'questions', { code: 'too_many', message: `A group can have at most ${max} questions` });
    return [];
  }
  const splitNumbers = numbersWithBlanks(entries);
  return entries.map((entry, index) => {
    const scope = within(place, ['questions', index], `${name}, ${ordinal(index + 1)} question: `);
    return parseQuestion(objectAt(scope, entry, 'a question'), { type, choices, splitNumbers });
  });
}

function readWordLimit(place: Place): WordLimit | null {
  const input = place.source['word_limit'];
  if (input === undefined || input === null) return null;
  const limit = objectAt(within(place, ['word_limit']), input, 'Word limit');
  const number = readBoolean(limit, 'number', '“number” of the word limit');
  const words = readInteger(limit, 'words', {
    label: '“words” of the word limit',
    min: number ? 0 : 1,
    max: LIMITS.wordLimitMax,
  });
  return { words, number };
}

/** Questions are counted here, because one without a number has errors, too. */
function ordinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${(isTeen ? undefined : ENDINGS[count % 10]) ?? 'th'}`;
}

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
