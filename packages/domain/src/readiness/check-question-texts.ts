import { hasContent } from '../html/has-content.ts';
import type { FullGroup, QuestionType } from '../exam-file/section-content.ts';
import { addressOf } from '../numbering/address.ts';
import type { Finding } from './finding.ts';

/** Types whose question is its text; the others may be asked by a paragraph or by the instruction. */
const ASKED_BY_TEXT = {
  TFNG: true,
  MCQ: true,
  MULTI: false,
  FILL_BLANKS: false,
  MATCH_TABLE: true,
  DRAG_DROP: false,
  DROPDOWN: false,
} as const satisfies Record<QuestionType, boolean>;

/** Questions that ask nothing. Only a doubt, and none where a picture may ask it. */
export function checkQuestionTexts(group: FullGroup, groupIndex: number): readonly Finding[] {
  if (!ASKED_BY_TEXT[group.type] || group.imgContent !== null) return [];
  return group.questions.flatMap((question, index) => {
    if (hasContent(question.question)) return [];
    const address = addressOf(question);
    const where = { group: groupIndex, question: index, field: 'question', address };
    const message = `Question ${address} has no text`;
    return [{ code: 'question_without_text', severity: 'warning', where, message } as const];
  });
}
