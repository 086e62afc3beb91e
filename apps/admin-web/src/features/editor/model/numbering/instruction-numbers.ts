import { numberQuestions, rangeLabel } from '@bandwise/domain';
import { toFullGroup } from '../form/to-full-group.ts';
import type { ExamForm, GroupForm, PartForm } from '../form/form.ts';
import { nextNumberIn, numberExam } from './numbering.ts';

/** `14–20`: the numbers of a group, or the one that its first question will get. */
export function numbersOfGroup(form: ExamForm, part: PartForm, group: GroupForm): string {
  const numbers = numberQuestions([toFullGroup(group)]).flatMap((question) => question.numbers);
  return numbers.length === 0 ? String(nextNumberIn(form, part, group.id)) : rangeLabel(numbers);
}

/** Renumbers the changed form; instructions of copies still contain the original's numbers. */
export function numberChanged(before: ExamForm, changed: ExamForm): ExamForm {
  return followNumbers(before, numberExam(changed), changed);
}

/**
 * Updates instructions that name their group's earlier numbers: “Questions 14–20: Choose …”. @param copied the original numbers of groups
 * that are not in `before`.
 */
export function followNumbers(before: ExamForm, after: ExamForm, copied: ExamForm = before): ExamForm {
  if (before.parts === after.parts) return after;
  const old = new Map([...placesIn(copied), ...placesIn(before)]);
  let isSame = true;
  const parts = after.parts.map((part) => {
    const groups = part.groups.map((group) => {
      const was = old.get(group.id);
      if (was === undefined || (was.group === group && group.questions.length > 0)) return group;
      if (was.group.instruction !== group.instruction || !NAMES_NUMBERS.test(group.instruction)) return group;
      const from = numbersOfGroup(was.form, was.part, was.group);
      const instruction = renamed(group.instruction, from, numbersOfGroup(after, part, group));
      if (instruction === group.instruction) return group;
      isSame = false;
      return { ...group, instruction };
    });
    return groups.every((group, index) => group === part.groups[index]) ? part : { ...part, groups };
  });
  return isSame ? after : { ...after, parts };
}

function placesIn(form: ExamForm) {
  return form.parts.flatMap((part) => part.groups.map((group) => [group.id, { form, part, group }] as const));
}

/** “Questions 14–20”, “Question <strong>3”: where an instruction names numbers. */
const INSTRUCTION_NUMBERS = /Questions? ((?:<strong>)?)(\d+(?:[–-]\d+)?)(?![–\d-])/g;
const NAMES_NUMBERS = /Questions? (?:<strong>)?\d/;

function renamed(instruction: string, from: string, to: string): string {
  if (from === to) return instruction;
  const word = to.includes('–') ? 'Questions' : 'Question';
  return instruction.replaceAll(INSTRUCTION_NUMBERS, (all: string, mark: string, numbers: string) =>
    numbers.replace('-', '–') === from ? `${word} ${mark}${to}` : all,
  );
}
