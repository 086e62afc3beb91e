import { isBlankText } from '../marking/visible-text.ts';
import { answerKindOf, QUESTION_SHAPES } from './question-shapes.ts';
import type { QuestionType } from './question-type.ts';

/** Returns the non-empty texts, trimmed, each once. */
export function distinctTexts(texts: readonly string[]): readonly string[] {
  return [...new Set(writtenTexts(texts))];
}

function writtenTexts(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => !isBlankText(text)).map((text) => text.trim());
}

/**
 * The answers that count as a question's key: the first for types with one answer (none if that is blank: the second is
 * no substitute), all of them for the others. Repeated answers count only for a type whose answers have places.
 */
export function countedKeys(type: QuestionType, answers: readonly string[]): readonly string[] {
  const counted = QUESTION_SHAPES[type].answers === 'one' ? answers.slice(0, 1) : answers;
  return answerKindOf(type).mayRepeat ? writtenTexts(counted) : distinctTexts(counted);
}

/**
 * A key as people read it in a list of results: its answers with the separator of the type between them.
 *
 * @param keys - the keys of a question from `keysOf`.
 *
 * @example
 * ```ts
 * import { keyText } from '@bandwise/domain';
 *
 * keyText('MULTI', ['Fig', 'Plum']); // => 'Fig; Plum'
 * keyText('FILL_BLANKS', ['river', 'the river']); // => 'river / the river'
 * ```
 */
export function keyText(type: QuestionType, keys: readonly string[]): string {
  return keys.join(answerKindOf(type).separator);
}
