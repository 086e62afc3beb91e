import type { ChoiceLetters } from '../choice-letters/choice-letters.ts';
import { addressOf } from '../numbering/address.ts';
import type { FullGroup, FullQuestion, WordLimit } from '../question-types/group.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import type { QuestionType } from '../question-types/question-type.ts';
import type { TfngLabels } from '../question-types/tfng/labels.ts';

/**
 * A question of an exam file, the output of `writeGroup`.
 *
 * @example
 * ```ts
 * import { writeGroup, type QuestionFile } from '@bandwise/domain';
 * import { buildGroup, buildQuestion } from '@bandwise/domain/testing';
 *
 * const group = buildGroup('TFNG', { questions: [buildQuestion({ number: 3, answers: ['TRUE'] })] });
 * const questions: readonly QuestionFile[] = writeGroup(group).questions;
 * questions; // => [{ number: 3, question: 'What is said?', answer: 'TRUE' }]
 * ```
 */
export interface QuestionFile {
  /** `14`, or `14-1` for one of several blanks of a number. */
  readonly number: number | string;
  /** Only for a blank whose number has no first subpart, so that `5-6` is not read as a range. */
  subpart?: number;
  readonly question: string;
  options?: string[];
  /** One text, or every answer that counts. */
  answer: string | string[];
  /** Other keys that earn the same marks. */
  also_accepted?: string[][];
  /** Every learner gets the marks. */
  void?: true;
  explanation?: string;
  evidence?: Evidence | readonly Evidence[];
}

/**
 * A group of an exam file, as `writeGroup` writes it: only the fields that its type has.
 *
 * @example
 * ```ts
 * import { writeGroup, type GroupFile } from '@bandwise/domain';
 * import { buildGroup } from '@bandwise/domain/testing';
 *
 * const file: GroupFile = writeGroup(buildGroup('MCQ'));
 * Object.keys(file); // => ['type', 'instruction', 'imgContent', 'questions']
 * ```
 */
export interface GroupFile {
  readonly type: QuestionType;
  readonly instruction: string;
  /** HTML with `{n}` blanks; null: one row per question. */
  paragraph?: string | null;
  choices?: string[];
  /** Absent: the choices have no letters. */
  letters?: ChoiceLetters;
  /** The title above a list with letters; absent: no title. */
  choices_title?: string;
  /** HTML with the picture; null: none. */
  imgContent: string | null;
  labels?: TfngLabels;
  reuse_choices?: boolean;
  word_limit?: WordLimit | null;
  /** Numbers whose answers may come in any order; absent when there is none. */
  any_order?: number[][];
  questions: QuestionFile[];
}

/**
 * Writes a group as an exam file has it (docs/content-format.md), keys included: the one serialiser of groups, for files,
 * for what an editor sends to be published, and for what it shows as JSON. `parseGroups` reads it back to the same group.
 * Never throws.
 *
 * @example
 * ```ts
 * import { parseGroups, writeGroup } from '@bandwise/domain';
 * import { buildKeyedGroup, valueOf } from '@bandwise/domain/testing';
 *
 * const group = buildKeyedGroup('DROPDOWN', 9);
 * valueOf(parseGroups([writeGroup(group)])); // => [group]
 * ```
 */
export function writeGroup(group: FullGroup): GroupFile {
  const shape = QUESTION_SHAPES[group.type];
  return {
    type: group.type,
    instruction: group.instruction,
    ...(shape.paragraph && { paragraph: group.paragraph }),
    ...(shape.choices && { choices: [...group.choices] }),
    ...(shape.letters && group.letters !== undefined && { letters: group.letters }),
    ...(shape.choices_title && group.choices_title !== undefined && { choices_title: group.choices_title }),
    imgContent: group.imgContent,
    ...(shape.labels && { labels: group.labels }),
    ...(shape.reuse_choices && { reuse_choices: group.reuse_choices }),
    ...(shape.word_limit && { word_limit: group.word_limit }),
    ...(shape.any_order && group.any_order && { any_order: group.any_order.map((numbers) => [...numbers]) }),
    questions: group.questions.map((question) => writeQuestion(question, group)),
  };
}

function writeQuestion(question: FullQuestion, { type, questions }: FullGroup): QuestionFile {
  const shape = QUESTION_SHAPES[type];
  return {
    ...writeNumber(question, questions),
    question: question.question,
    ...(shape.options && { options: [...question.options] }),
    answer: shape.answers === 'one' ? writeOne(question.answers) : [...question.answers],
    ...(question.also_accepted && { also_accepted: question.also_accepted.map((key) => [...key]) }),
    ...(question.void && { void: true }),
    ...(question.explanation !== undefined && { explanation: question.explanation }),
    ...writeEvidence(question),
  };
}

function writeNumber(
  question: FullQuestion,
  questions: readonly FullQuestion[],
): Pick<QuestionFile, 'number' | 'subpart'> {
  const { number, subpart } = question;
  if (subpart === null) return { number };
  const hasFirst = questions.some((other) => other.number === number && other.subpart === 1);
  const isLikeRange = subpart > number && !hasFirst;
  return isLikeRange ? { number, subpart } : { number: addressOf(question) };
}

/** A single piece of evidence is written without a list. */
function writeEvidence({ evidence = [] }: FullQuestion): Pick<QuestionFile, 'evidence'> {
  const [first] = evidence;
  if (first === undefined) return {};
  return { evidence: evidence.length === 1 ? first : [...evidence] };
}

/** All answers of a file are written, even those that its type does not count. */
function writeOne(answers: readonly string[]): string | string[] {
  return answers.length > 1 ? [...answers] : (answers[0] ?? '');
}
