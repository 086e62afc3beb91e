import type { QuestionType } from '../../exam-file/types.ts';
import type { MarkingRules } from '../rules.ts';
import { judgeBlank } from './judge-blank.ts';
import { judgeChoice } from './judge-choice.ts';
import { judgeTfng } from './judge-tfng.ts';
import { judgeTicks } from './judge-ticks.ts';

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
