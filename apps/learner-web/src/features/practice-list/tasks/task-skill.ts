import type { MarkedSkill, Skill } from '@bandwise/domain';

/** The skills that are read and not marked. */
export type TaskSkill = Exclude<Skill, MarkedSkill>;
