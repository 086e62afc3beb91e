import type { Skill } from '@bandwise/domain';
import { texts } from '../texts/texts.ts';

/** Speaking's second choice holds two parts (administrator specification, section 2). */
export function partLabel(skill: Skill, part: number): string {
  return skill === 'speaking' && part === 2 ? texts.tests.speakingPart2 : texts.tests.part(part);
}
