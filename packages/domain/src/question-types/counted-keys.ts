import { QUESTION_SHAPES } from './question-shape.ts';
import type { QuestionType } from '../exam-file/section-content.ts';

/** The answers that are no blank, trimmed, each once. */
export function distinctTexts(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
}

/**
 * The answers that count as a question's key: the first for types with one answer (none if that is
 * blank: the second is no substitute), all for MULTI, every accepted one for FILL_BLANKS.
 */
export function countedKeys(type: QuestionType, answers: readonly string[]): readonly string[] {
  return distinctTexts(QUESTION_SHAPES[type].answers === 'one' ? answers.slice(0, 1) : answers);
}
