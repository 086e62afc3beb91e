import { createHash } from 'node:crypto';
import type { AnswersBody } from '@bandwise/api-contract/learner';

/** One list for equal answers, in whatever order they were sent or stored. */
export function listAnswers(answers: AnswersBody): readonly (readonly [string, AnswersBody[string]])[] {
  return Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Equal for equal answers only. */
export function digestAnswers(answers: AnswersBody): string {
  return createHash('sha256')
    .update(JSON.stringify(listAnswers(answers)))
    .digest('base64url');
}
