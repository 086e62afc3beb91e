import { hasContent } from '../html/has-content.ts';
import type { FullGroup } from '../question-types/group.ts';
import { definitionOf } from '../question-types/registry.ts';
import { addressLabel, addressOf } from '../numbering/address.ts';
import type { Finding } from './finding.ts';

/** Finds groups with questions but without an instruction. */
export function checkInstruction({ instruction, questions }: FullGroup, groupIndex: number): readonly Finding[] {
  if (questions.length === 0 || hasContent(instruction)) return [];
  const where = { group: groupIndex, field: 'instruction' };
  const message = `Group ${groupIndex + 1} has no instruction, so learners do not know what to do`;
  return [{ code: 'instruction_missing', severity: 'warning', where, message }];
}

/** Finds questions without a text. Questions of a group with a picture are skipped: the picture may ask them. */
export function checkQuestionTexts(group: FullGroup, groupIndex: number): readonly Finding[] {
  if (!definitionOf(group.type).asksByText || group.imgContent !== null) return [];
  return group.questions.flatMap((question, index) => {
    if (hasContent(question.question)) return [];
    const address = addressOf(question);
    const where = { group: groupIndex, question: index, field: 'question', address };
    const message = `Question ${addressLabel(address)} has no text`;
    return [{ code: 'question_without_text', severity: 'warning', where, message } as const];
  });
}
