import { numberQuestions, rangeLabel } from '@bandwise/domain';
import { toFullGroup } from '../exam-file/to-full-group.ts';
import type { ExamForm, GroupForm, PartForm } from './form.ts';
import { nextNumberIn } from './numbering.ts';

/** `14–20`: the numbers of a group, or the one that its first question will get. */
export function numbersOfGroup(form: ExamForm, part: PartForm, group: GroupForm): string {
  const numbers = numberQuestions([toFullGroup(group)]).flatMap((question) => question.numbers);
  return numbers.length === 0 ? String(nextNumberIn(form, part, group.id)) : rangeLabel(numbers);
}

/** An instruction that names the numbers its group had names those it has now: “Questions 14–20: Choose …”. */
export function followNumbers(before: ExamForm, after: ExamForm): ExamForm {
  if (before.parts === after.parts) return after;
  const old = new Map(before.parts.flatMap((part) => part.groups.map((group) => [group.id, { part, group }] as const)));
  let isSame = true;
  const parts = after.parts.map((part) => {
    const groups = part.groups.map((group) => {
      const was = old.get(group.id);
      if (was === undefined || (was.group === group && group.questions.length > 0)) return group;
      if (was.group.instruction !== group.instruction || !NAMES_NUMBERS.test(group.instruction)) return group;
      const from = numbersOfGroup(before, was.part, was.group);
      const instruction = renamed(group.instruction, from, numbersOfGroup(after, part, group));
      if (instruction === group.instruction) return group;
      isSame = false;
      return { ...group, instruction };
    });
    return groups.every((group, index) => group === part.groups[index]) ? part : { ...part, groups };
  });
  return isSame ? after : { ...after, parts };
}

const NAMES_NUMBERS = /Questions? (?:<strong>)?\d/;

function renamed(instruction: string, from: string, to: string): string {
  if (from === to) return instruction;
  const word = to.includes('–') ? 'Questions' : 'Question';
  return instruction.replaceAll(
    /Questions? ((?:<strong>)?)(\d+(?:[–-]\d+)?)(?![–\d-])/g,
    (all: string, mark: string, numbers: string) => (numbers.replace('-', '–') === from ? `${word} ${mark}${to}` : all),
  );
}
