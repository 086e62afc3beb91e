import type { Answers } from './answers.ts';
import type { CompiledKey } from './compile-key.ts';
import { readAnswers } from './read-answers.ts';
import type { SectionResult } from './verdict.ts';

/**
 * Marks answers with a prepared key.
 *
 * @param answers - any JSON, by address; values that are not answers count as blank.
 * @returns marks from 0 to the total, which does not depend on the answers. Never throws.
 *
 * @example
 * ```ts
 * import { compileKey, markCompiled } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const key = compileKey([buildKeyedGroup('TFNG', 1)], { profile: 'spec' });
 * markCompiled(key, { '1': 'TRUE' }).marks; // => 1
 * ```
 */
export function markCompiled(key: CompiledKey, answers: Answers): SectionResult {
  const answerTexts = readAnswers(answers);
  const verdicts = key.judges.map((judge) => judge(answerTexts));
  return { marks: verdicts.reduce((sum, verdict) => sum + verdict.marks, 0), total: key.total, verdicts };
}
