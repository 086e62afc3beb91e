import { skills, type Skill } from '@bandwise/domain';

/** Whether whole tests of a skill can be taken here. One with recordings plays them once, which this page cannot do yet. */
export function hasFullTests(skill: Skill): boolean {
  return skills[skill].hasPassage;
}
