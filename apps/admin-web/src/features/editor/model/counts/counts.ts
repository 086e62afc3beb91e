import { firstNumber, lastNumber, rangeLabel, totalNumbers, type QuestionType } from '@bandwise/domain';
import { textOf, wordCount } from '@bandwise/domain/internal';
import type { ExamForm } from '../form/form.ts';
import { sentParts } from '../exam-file/to-content.ts';

export interface ExamStatistics {
  readonly parts: number;
  readonly groups: number;
  readonly questions: number;
  /** `1–13`; empty without questions. */
  readonly numbers: string;
  /** Words of the passages, or of the task. */
  readonly words: number;
  readonly minutes: number;
  readonly byType: readonly { readonly type: QuestionType; readonly questions: number }[];
}

export function examStatistics(form: ExamForm): ExamStatistics {
  const contents = sentParts(form).map(({ content }) => content);
  const groups = contents.flatMap((content) => content.groups);
  const edges = [firstNumber(groups), lastNumber(groups)].filter((number) => number !== null);
  return {
    parts: contents.length,
    groups: groups.length,
    questions: sum(contents.map((content) => totalNumbers(content.groups))),
    numbers: rangeLabel(edges),
    words: sum(contents.flatMap(({ passage, examContent }) => [...passage, ...examContent].map(wordsIn))),
    minutes: sum(contents.map((content) => content.time)),
    byType: [...new Set(groups.map((group) => group.type))].map((type) => ({
      type,
      questions: totalNumbers(groups.filter((group) => group.type === type)),
    })),
  };
}

function wordsIn(html: string): number {
  return wordCount(textOf(html));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
