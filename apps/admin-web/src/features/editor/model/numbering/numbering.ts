import { addressOf, lastNumber, LIMITS, renumber, totalNumbers } from '@bandwise/domain';
import { renameBlank } from '../form/blanks.ts';
import type { GroupForm, PartForm, ExamForm } from '../form/form.ts';
import { shownParts } from '../form/parts.ts';
import { toFullGroup } from '../form/to-full-group.ts';

/** Renumbers all shown parts; markers follow their questions, and unchanged objects are reused. */
export function numberExam(form: ExamForm): ExamForm {
  const numbered = new Map<number, PartForm>();
  let next = 1;
  for (const { part } of shownParts(form)) {
    const done = numberPart(part, startOf(part, next));
    numbered.set(part.id, done);
    next = endOf(done, next);
  }
  const parts = form.parts.map((part) => numbered.get(part.id) ?? part);
  return parts.every((part, index) => part === form.parts[index]) ? form : { ...form, parts };
}

export interface PartStart {
  readonly part: PartForm;
  /** The written number, or the number after the previous part. */
  readonly intendedStart: number;
  /** The number that the part starts with. */
  readonly start: number;
}

/** The number each shown part starts with. */
export function startNumbers(form: ExamForm): readonly PartStart[] {
  const starts: PartStart[] = [];
  let next = 1;
  for (const { part } of shownParts(form)) {
    starts.push({ part, intendedStart: part.start ?? next, start: startOf(part, next) });
    next = endOf(part, next);
  }
  return starts;
}

export function startNumberOf(form: ExamForm, partId: number): number {
  return startNumbers(form).find(({ part }) => part.id === partId)?.start ?? 1;
}

/** The largest start with which the last question still has a valid number. */
export function startMax(part: PartForm): number {
  return LIMITS.numberMax - Math.max(1, totalNumbers(part.groups.map(toFullGroup))) + 1;
}

/** The number that a question gets when it is added at the end of the group. */
export function nextNumberIn(form: ExamForm, part: PartForm, groupId: number): number {
  const upTo = part.groups.slice(0, part.groups.findIndex((group) => group.id === groupId) + 1);
  const last = lastNumber(upTo.map(toFullGroup));
  return last === null ? startNumberOf(form, part.id) : last + 1;
}

/** A start beyond the limits is reported at its field; the part is numbered as if the field were empty. */
function startOf(part: PartForm, next: number): number {
  const isPossible = (start: number) => start >= 1 && start <= startMax(part);
  return [part.start ?? next, next].find(isPossible) ?? 1;
}

function endOf(part: PartForm, next: number): number {
  const last = lastNumber(part.groups.map(toFullGroup));
  return last === null ? next : last + 1;
}

function numberPart(part: PartForm, start: number): PartForm {
  const numbered = renumber(part.groups.map(toFullGroup), start);
  const groups = part.groups.map((group, index) => takeNumbers(group, numbered[index]));
  return groups.every((group, index) => group === part.groups[index]) ? part : { ...part, groups };
}

function takeNumbers(group: GroupForm, numbered: ReturnType<typeof toFullGroup> | undefined): GroupForm {
  const questions = group.questions.map((question, index) => {
    const { number, question: text } = numbered?.questions[index] ?? question;
    if (number === question.number && text === question.question) return question;
    const moved = { ...question, number };
    return { ...moved, question: renameBlank(text, addressOf(question), addressOf(moved)) };
  });
  const paragraph = numbered?.paragraph ?? group.paragraph;
  const isSame =
    paragraph === group.paragraph && questions.every((question, index) => question === group.questions[index]);
  return isSame ? group : { ...group, paragraph, questions };
}
