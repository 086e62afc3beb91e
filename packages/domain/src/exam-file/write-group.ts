import { addressOf } from '../numbering/address.ts';
import type { FullGroup, FullQuestion, WordLimit } from '../question-types/group.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import type { QuestionType } from '../question-types/question-type.ts';
import type { TfngLabels } from '../question-types/tfng/labels.ts';

/** A question of an exam file. */
export interface QuestionFile {
  readonly number: number | string;
  readonly question: string;
  options?: string[];
  answer: string | string[];
}

/** A group of an exam file: only the fields that its type has. */
export interface GroupFile {
  readonly type: QuestionType;
  readonly instruction: string;
  paragraph?: string | null;
  choices?: string[];
  imgContent: string | null;
  labels?: TfngLabels;
  reuse_choices?: boolean;
  word_limit?: WordLimit | null;
  questions: QuestionFile[];
}

/**
 * Writes a group as an exam file has it (docs/content-format.md), keys included: the one serialiser of groups, for files,
 * for what an editor sends to be published, and for what it shows as JSON. `parseGroups` reads it back to the same group.
 */
export function writeGroup(group: FullGroup): GroupFile {
  const shape = QUESTION_SHAPES[group.type];
  return {
    type: group.type,
    instruction: group.instruction,
    ...(shape.paragraph && { paragraph: group.paragraph }),
    ...(shape.choices && { choices: [...group.choices] }),
    imgContent: group.imgContent,
    ...(shape.labels && { labels: group.labels }),
    ...(shape.reuse_choices && { reuse_choices: group.reuse_choices }),
    ...(shape.word_limit && { word_limit: group.word_limit }),
    questions: group.questions.map((question) => writeQuestion(question, group.type)),
  };
}

function writeQuestion(question: FullQuestion, type: QuestionType): QuestionFile {
  const shape = QUESTION_SHAPES[type];
  return {
    number: question.subpart === null ? question.number : addressOf(question),
    question: question.question,
    ...(shape.options && { options: [...question.options] }),
    answer: shape.answers === 'one' ? writeOne(question.answers) : [...question.answers],
  };
}

/** A file may name more answers than count; they are kept. */
function writeOne(answers: readonly string[]): string | string[] {
  return answers.length > 1 ? [...answers] : (answers[0] ?? '');
}
