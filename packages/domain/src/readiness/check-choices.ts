import type { FullGroup } from '../question-types/group.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import { addressLabel, addressOf } from '../numbering/address.ts';
import type { Finding, FindingPlace } from './finding.ts';

/** Finds lists of choices with too few or repeated entries. */
export function checkChoices(group: FullGroup, groupIndex: number): readonly Finding[] {
  const shape = QUESTION_SHAPES[group.type];
  const shared = shape.choices
    ? checkList(group.choices, { group: groupIndex, field: 'choices' }, `Group ${groupIndex + 1}`)
    : [];
  if (!shape.options) return shared;
  return group.questions.flatMap((question, index) => {
    const address = addressOf(question);
    const where = { group: groupIndex, question: index, field: 'options', address };
    return checkList(question.options, where, `Question ${addressLabel(address)}`);
  });
}

function checkList(list: readonly string[], where: FindingPlace, name: string): readonly Finding[] {
  const texts = list.map((text) => text.trim()).filter((text) => text !== '');
  const different = new Set(texts).size;
  const field = where.field ?? '';
  const findings: Finding[] = [];
  if (different < 2) {
    const message = `${name} needs at least two different ${field}`;
    findings.push({ code: 'options_too_few', severity: 'error', where, message });
  } else if (different < list.length) {
    const message = `${name} has empty or repeated ${field}`;
    findings.push({ code: 'options_repeated', severity: 'warning', where, message });
  }
  return findings;
}
