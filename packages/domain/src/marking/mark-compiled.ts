import type { Answers } from './answers.ts';
import type { CompiledKey } from './compile-key.ts';
import { readAnswers } from './given.ts';
import type { SectionResult, Verdict } from './verdict.ts';

/**
 * Marks answers with a prepared key. Never throws: what is no answer counts as a blank, and the
 * total does not depend on what was given.
 */
export function markCompiled(key: CompiledKey, answers: Answers): SectionResult {
  const given = readAnswers(answers);
  const verdicts: Verdict[] = [];
  let marks = 0;
  for (const judge of key.judges) {
    const verdict = judge(given);
    marks += verdict.marks;
    verdicts.push(verdict);
  }
  return { marks, total: key.total, verdicts };
}
