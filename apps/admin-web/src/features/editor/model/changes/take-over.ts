import { firstNumber, type FullGroup } from '@bandwise/domain';
import { withOfficialTime } from '../counts/official-time.ts';
import { fromFullGroup } from '../form/from-full-group.ts';
import { toFullGroup } from '../form/to-full-group.ts';
import type { ExamForm, GroupForm, PartForm } from '../form/form.ts';
import { idsFrom, type Ids } from '../form/ids.ts';
import { numberChanged } from '../numbering/instruction-numbers.ts';
import { patched, replaceById } from '../form/lists.ts';
import { numberExam, startNumberOf } from '../numbering/numbering.ts';
import { changePart, partById } from '../form/parts.ts';
import type { TakenPart, TakeOver } from './taken.ts';

/** Adds the content to the form; numbers continue from the part before, or from the first number of the text. */
export function takeOver(form: ExamForm, { parts, into, testType, title }: TakeOver): ExamForm {
  const ids = idsFrom(form.nextId);
  let changed = testType === null ? form : withOfficialTime(form, patched(form, { testType }));
  if (title !== null) changed = patched(changed, { info: patched(changed.info, { title }) });
  for (const takenPart of parts) {
    const change = (part: PartForm) => withGroups(withContent(part, takenPart), takenPart.groups, { into, ids });
    const hasNumbers = firstNumber(partById(changed, takenPart.part)?.groups.map(toFullGroup) ?? []) !== null;
    changed = changePart(changed, takenPart.part, change);
    if (!hasNumbers) changed = startAsPrinted(changed, takenPart);
  }
  return numberChanged(form, { ...changed, nextId: ids.next() });
}

function withContent(part: PartForm, { content }: TakenPart): PartForm {
  return content === null ? part : patched(part, { content });
}

interface Target {
  readonly into: number | null;
  readonly ids: Ids;
}

function withGroups(part: PartForm, groups: readonly FullGroup[], { into, ids }: Target): PartForm {
  const at = part.groups.findIndex((one) => one.id === into);
  const target = part.groups[at];
  const [only] = groups;
  const isMore = groups.length === 1 && target !== undefined && only !== undefined && isSameKind(target, only);
  if (isMore && !isBlank(target))
    return { ...part, groups: replaceById(part.groups, target.id, () => withQuestions(target, only, ids)) };
  const added = groups.map((one) => fromFullGroup(one, ids));
  if (target === undefined) return { ...part, groups: [...part.groups, ...added] };
  const placed = isBlank(target) ? added : [target, ...added];
  return { ...part, groups: [...part.groups.slice(0, at), ...placed, ...part.groups.slice(at + 1)] };
}

/** Whether a group is still empty. */
function isBlank(group: GroupForm): boolean {
  const { instruction, paragraph, choices, imgContent, questions } = toFullGroup(group);
  return [instruction, paragraph ?? '', imgContent ?? '', ...choices, ...questions].every((one) => one === '');
}

/** Whether questions can join a group: the same type and the same kind of rows. */
function isSameKind(group: GroupForm, pasted: FullGroup): boolean {
  if (group.type !== pasted.type || group.paragraph !== null || pasted.paragraph !== null) return false;
  const { choices } = toFullGroup(group);
  return pasted.choices.length === 0 || choices.length === 0 || choices.join('\n') === pasted.choices.join('\n');
}

function withQuestions(group: GroupForm, pasted: FullGroup, ids: Ids): GroupForm {
  const own = toFullGroup(group);
  const instruction = own.instruction === '' ? pasted.instruction : own.instruction;
  const choices = own.choices.length === 0 ? pasted.choices : own.choices;
  const merged = { ...own, instruction, choices, questions: [...own.questions, ...pasted.questions] };
  return { ...fromFullGroup(merged, ids), id: group.id };
}

/** A part without questions starts with the first number of the text. */
function startAsPrinted(form: ExamForm, { part: id, groups }: TakenPart): ExamForm {
  const first = firstNumber(groups);
  if (first === null || startNumberOf(numberExam(form), id) === first) return form;
  return changePart(form, id, (part) => patched(part, { start: first }));
}
