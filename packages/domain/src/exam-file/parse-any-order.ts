import type { FullQuestion } from '../question-types/group.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import type { QuestionType } from '../question-types/question-type.ts';
import type { Place } from './fields.ts';
import { report, type ParseErrorCode } from './parsed.ts';

const EXAMPLE = 'such as [[19, 20]]';

/** Reads the lists of numbers whose answers may come in any order. An error is reported and gives an empty list. */
export function readAnyOrder(
  place: Place,
  type: QuestionType,
  questions: readonly FullQuestion[],
): readonly (readonly number[])[] {
  const input = place.source['any_order'];
  if (input === undefined || input === null) return [];
  const sets = readSets(input);
  if (sets?.length === 0) return [];
  const problem = sets === null ? NO_SETS : problemOf(sets, type, questions);
  if (problem === null) return sets ?? [];
  report(place, 'any_order', problem);
  return [];
}

interface Problem {
  readonly code: ParseErrorCode;
  readonly message: string;
}

const NO_SETS: Problem = {
  code: 'type',
  message: `“any_order” must be a list of lists of question numbers, ${EXAMPLE}`,
};

/** Returns null if the value is not a list of lists of whole numbers. */
function readSets(input: unknown): readonly (readonly number[])[] | null {
  if (!Array.isArray(input)) return null;
  const sets = input.map((set: unknown) => (Array.isArray(set) ? set.map(readNumber) : [null]));
  return sets.every((set): set is number[] => set.every((number) => number !== null)) ? sets : null;
}

function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*\d{1,3}\s*$/.test(value) ? Number(value) : value;
  return Number.isInteger(number) ? Number(number) : null;
}

function problemOf(
  sets: readonly (readonly number[])[],
  type: QuestionType,
  questions: readonly FullQuestion[],
): Problem | null {
  const unknownValue = (message: string): Problem => ({ code: 'unknown_value', message });
  if (!QUESTION_SHAPES[type].any_order)
    return unknownValue('Only questions with typed answers can accept answers in any order');
  const short = sets.find((set) => set.length < 2);
  if (short !== undefined) return unknownValue(`“any_order” needs at least two numbers in each list, ${EXAMPLE}`);
  const seen = new Set<number>();
  for (const number of sets.flat()) {
    if (seen.has(number)) return unknownValue(`“any_order” contains number ${number} twice`);
    seen.add(number);
    const own = questions.filter((question) => question.number === number);
    if (own.length === 0) return unknownValue(`“any_order” contains number ${number}, which is not in this group`);
    if (own.some(({ subpart }) => subpart !== null))
      return unknownValue(`“any_order” contains number ${number}, which has several blanks`);
  }
  return null;
}
