import type { EditSection } from '@bandwise/api-contract/admin';
import { fromExamFile } from '../exam-file/from-exam.ts';
import type { ExamForm } from '../form/form.ts';
import { numberChanged } from '../numbering/instruction-numbers.ts';
import { patched } from '../form/lists.ts';
import { infoOf, shownParts } from '../form/parts.ts';

/**
 * Replaces the content of a part by one of its versions. The section keeps its number and lock, which belong to no version, and its
 * numbering continues from the part before if it did.
 */
export function withVersion(form: ExamForm, version: EditSection): ExamForm {
  const shown = shownParts(form).find(({ part }) => part.base?.id === version.id);
  if (shown === undefined) return form;
  const { locked, password } = infoOf(form, shown.part);
  const content = { ...version, part_number: shown.number };
  const restored = fromExamFile({ skill: form.skill, parts: [{ content, locked, password }] }, form);
  if (shown.part.start !== null) return restored;
  const parts = restored.parts.map((part, index) =>
    index === shown.number - 1 ? patched(part, { start: null }) : part,
  );
  return numberChanged(restored, patched(restored, { parts }));
}
