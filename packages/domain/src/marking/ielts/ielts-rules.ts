import type { QuestionType } from '../../exam-file/section-content.ts';
import type { MarkingRules } from '../answer-rules.ts';
import { judgeBlank } from '../../question-types/fill-blanks/judge-ielts.ts';
import { judgeChoice } from '../../question-types/one-choice/judge-ielts.ts';
import { judgeTfng } from '../../question-types/tfng/judge-ielts.ts';
import { judgeTicks } from '../../question-types/multi/judge-ielts.ts';

/**
 * The `ielts` profile: published marking practice. It accepts all that the `spec` profile accepts,
 * and score and results table are one comparison.
 */
export const IELTS_RULES = {
  TFNG: judgeTfng,
  MCQ: (keyed) => judgeChoice(keyed, keyed.question.options),
  MULTI: judgeTicks,
  FILL_BLANKS: judgeBlank,
  MATCH_TABLE: (keyed) => judgeChoice(keyed, keyed.group.choices),
  DRAG_DROP: (keyed) => judgeChoice(keyed, keyed.group.choices),
  DROPDOWN: (keyed) => judgeChoice(keyed, keyed.group.choices),
} as const satisfies MarkingRules & Record<QuestionType, unknown>;
