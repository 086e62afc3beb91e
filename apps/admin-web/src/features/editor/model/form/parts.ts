import type { ExamForm, ExamInfo, GroupForm, PartForm } from './form.ts';
import { patched, replaceById } from './lists.ts';

export interface ShownPart {
  readonly part: PartForm;
  readonly number: number;
}

/** The parts that the test type shows, in order. */
export function shownParts(form: ExamForm): readonly ShownPart[] {
  const all = form.parts.map((part, index) => ({ part, number: index + 1 }));
  return form.testType === 'full_test' ? all : all.filter(({ number }) => number === form.partNumber);
}

export function partById(form: ExamForm, id: number): PartForm | undefined {
  return form.parts.find((part) => part.id === id);
}

export function partOfGroup(form: ExamForm, id: number): PartForm | undefined {
  return form.parts.find(({ groups }) => groups.some((group) => group.id === id));
}

export function groupById(form: ExamForm, id: number): GroupForm | undefined {
  return partOfGroup(form, id)?.groups.find((group) => group.id === id);
}

/** Returns the same form if the part or group is missing or unchanged. */
export function changePart(form: ExamForm, id: number, change: (part: PartForm) => PartForm): ExamForm {
  return patched(form, { parts: replaceById(form.parts, id, change) });
}

export function changeGroup(form: ExamForm, id: number, change: (group: GroupForm) => GroupForm): ExamForm {
  const owner = partOfGroup(form, id);
  if (owner === undefined) return form;
  return changePart(form, owner.id, (part) => patched(part, { groups: replaceById(part.groups, id, change) }));
}

/** The values of the Basic Information card for the open part. */
export function infoOf(form: ExamForm, part: PartForm): ExamInfo {
  return part.info ?? form.info;
}

/** The part that owns findings about shared basic information: the first to publish. */
export function infoOwner(form: ExamForm, partId: number): number {
  const part = partById(form, partId);
  if (part === undefined || part.info !== null) return partId;
  return shownParts(form).find((shown) => shown.part.info === null)?.part.id ?? partId;
}
