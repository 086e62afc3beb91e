import type { EditSection } from '@bandwise/api-contract/admin';
import { fromExamFile } from '../exam-file/from-exam.ts';
import type { ExamForm } from '../form/form.ts';
import { infoOf, shownParts } from '../form/shown-parts.ts';

/**
 * The form with a version of one of its parts in the place of what the part holds. The section stays the same, with its
 * number and its lock, which belong to no version.
 */
export function withVersion(form: ExamForm, version: EditSection): ExamForm {
  const shown = shownParts(form).find(({ part }) => part.base?.id === version.id);
  if (shown === undefined) return form;
  const { locked, password } = infoOf(form, shown.part);
  const content = { ...version, part_number: shown.number };
  return fromExamFile(
    { skill: form.skill, description: form.description ?? '', parts: [{ content, locked, password }] },
    form,
  );
}
