import { QUESTION_TYPES } from '../question-types/question-type.ts';

/**
 * Thrown for groups that `parseGroups` does not return. `path` is the position of the error in the list of groups.
 *
 * @example
 * ```ts
 * import { InvalidGroupsError, markSection, type FullGroup } from '@bandwise/domain';
 *
 * const groups: readonly FullGroup[] = JSON.parse('[{"type": "ESSAY", "questions": []}]');
 * const path = (() => {
 *   try {
 *     markSection({ groups }, {}, { profile: 'ielts' });
 *     return [];
 *   } catch (error) {
 *     return error instanceof InvalidGroupsError ? error.path : [];
 *   }
 * })();
 * path; // => [0, 'type']
 * ```
 */
export class InvalidGroupsError extends TypeError {
  override readonly name = 'InvalidGroupsError';
  /** Indices and field names. */
  readonly path: readonly (string | number)[];

  constructor(path: readonly (string | number)[], message: string) {
    super(`${message}: pass the value that parseGroups returned`);
    this.path = path;
  }
}

/** Checks everything that marking reads. @throws InvalidGroupsError */
export function checkGroups(groups: unknown): void {
  for (const [index, group] of listAt(groups, [], 'Groups').entries()) {
    const { type, instruction, questions } = objectAt(group, [index], 'A group');
    if (!QUESTION_TYPES.some((known) => known === type))
      throw new InvalidGroupsError([index, 'type'], `A question type must be one of ${QUESTION_TYPES.join(', ')}`);
    if (typeof instruction !== 'string')
      throw new InvalidGroupsError([index, 'instruction'], 'An instruction must be a text');
    for (const [at, question] of listAt(questions, [index, 'questions'], 'Questions').entries())
      checkQuestion(question, [index, 'questions', at]);
  }
}

type Path = readonly (string | number)[];

function checkQuestion(value: unknown, path: Path): void {
  const { number, question, answers } = objectAt(value, path, 'A question');
  if (!Number.isInteger(number))
    throw new InvalidGroupsError([...path, 'number'], 'A question number must be a whole number');
  if (typeof question !== 'string') throw new InvalidGroupsError([...path, 'question'], 'A question must be a text');
  const texts = listAt(answers, [...path, 'answers'], 'Answers');
  if (texts.some((text) => typeof text !== 'string'))
    throw new InvalidGroupsError([...path, 'answers'], 'An answer of a key must be a text');
}

function listAt(value: unknown, path: Path, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new InvalidGroupsError(path, `${name} must be a list`);
  return value;
}

function objectAt(value: unknown, path: Path, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new InvalidGroupsError(path, `${name} must be an object`);
  // After the check above the value is an object with unknown fields.
  return value as Readonly<Record<string, unknown>>;
}
