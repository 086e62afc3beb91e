import type { PartForm, ExamForm, ExamInfo } from './form.ts';

export interface ShownPart {
  readonly part: PartForm;
  readonly number: number;
}

/** The parts that the test type shows, in order: the chosen one, or one tab for each. */
export function shownParts(form: ExamForm): readonly ShownPart[] {
  const all = form.parts.map((part, index) => ({ part, number: index + 1 }));
  return form.testType === 'full_test' ? all : all.filter(({ number }) => number === form.partNumber);
}

export function partById(form: ExamForm, id: number): PartForm | undefined {
  return form.parts.find((part) => part.id === id);
}

/** What the Basic Information card shows and changes while a part is open. */
export function infoOf(form: ExamForm, part: PartForm): ExamInfo {
  return part.info ?? form.info;
}

/** Basic information that parts share is checked once, for the first of them that is published. */
export function infoOwner(form: ExamForm, partId: number): number {
  const part = partById(form, partId);
  if (part === undefined || part.info !== null) return partId;
  return shownParts(form).find((shown) => shown.part.info === null)?.part.id ?? partId;
}
