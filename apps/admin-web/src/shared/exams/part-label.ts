import { skills, type Skill } from '@bandwise/domain';
import { texts } from '../texts/texts.ts';

/** A double part holds two (administrator specification, section 2). */
export function partLabel(skill: Skill, part: number): string {
  return part === skills[skill].doublePart ? texts.exams.doublePart(part) : texts.exams.part(part);
}
