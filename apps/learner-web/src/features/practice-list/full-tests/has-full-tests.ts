import { canBeSat } from '@bandwise/domain/internal';
import type { Skill } from '@bandwise/domain';

/** Whether whole tests of a skill can be taken here. */
export const hasFullTests = (skill: Skill): boolean => canBeSat(skill);
