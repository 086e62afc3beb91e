import type { QuestionType } from '../../exam-file/section-content.ts';
import type { JudgeTicks } from '../judge-set.ts';
import { EXACT, WRONG, type JudgeText, type Outcome } from '../outcome.ts';
import type { KeyedQuestion, MarkingRules } from '../answer-rules.ts';
import { acceptedAsGivenOrUpper } from '../../question-types/fill-blanks/accepted-forms.ts';

/** The `spec` profile: the product specification to the letter. Source: learner specification, section 5. */
export const SPEC_RULES = {
  TFNG: judgeChoice,
  MCQ: judgeChoice,
  MULTI: judgeTicks,
  FILL_BLANKS: judgeBlank,
  MATCH_TABLE: judgeChoice,
  DRAG_DROP: judgeChoice,
  DROPDOWN: judgeChoice,
} as const satisfies MarkingRules & Record<QuestionType, unknown>;

/** Right in the results table, where case does not count, but without the mark. */
const SHOWN_AS_CORRECT: Outcome = { earns: false, correct: true, reason: 'case' };

function judgeChoice({ key }: KeyedQuestion): JudgeText {
  const lower = key.toLowerCase();
  return (text) => {
    if (text === key) return EXACT;
    return text.toLowerCase() === lower ? SHOWN_AS_CORRECT : WRONG;
  };
}

function judgeBlank({ keys }: KeyedQuestion): JudgeText {
  const accepts = acceptedAsGivenOrUpper(keys);
  return (text) => accepts(text) ?? WRONG;
}

function judgeTicks(keys: readonly string[]): JudgeTicks {
  const exact = new Set(keys);
  const shown = sortedLower(keys);
  return (ticks) => {
    let marks = 0;
    for (const tick of ticks) if (exact.has(tick)) marks += 1;
    if (marks === keys.length) return { marks, correct: true, reason: 'exact' };
    const correct = sortedLower(ticks) === shown;
    return { marks, correct, reason: correct ? 'case' : 'wrong' };
  };
}

function sortedLower(texts: readonly string[]): string {
  return JSON.stringify(texts.map((text) => text.toLowerCase()).sort());
}
