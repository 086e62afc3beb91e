import { skills } from '@bandwise/domain';
import { officialMinutes } from '@bandwise/domain/internal';
import type { ExamForm } from '../form/form.ts';
import { patched } from '../form/lists.ts';
import { shownParts } from '../form/parts.ts';

/** Minutes of the official test with as many parts; null: the skill has no time of its own. */
export function officialTime(form: ExamForm): number | null {
  if (!skills[form.skill].isMarked) return null;
  return officialMinutes(form.skill, { parts: shownParts(form).length });
}

/** The changed form, with the official time of its parts if its author left the time as it came. */
export function withOfficialTime(before: ExamForm, changed: ExamForm): ExamForm {
  if (before.info.time === null || before.info.time !== officialTime(before)) return changed;
  return patched(changed, { info: patched(changed.info, { time: officialTime(changed) }) });
}
