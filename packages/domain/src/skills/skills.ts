import { SKILLS, type Skill, type SkillDefinition } from './skill.ts';

/** What most skills have in common. */
const COMMON = {
  isWritten: false,
  hasClock: false,
  hasPassage: false,
  hasRecording: false,
  doublePart: null,
  titlesNameParts: false,
  locksWithOwnPassword: false,
} as const satisfies Partial<SkillDefinition>;

/** Every skill's definition: the one place where skills differ. */
export const skills = {
  reading: {
    ...COMMON,
    name: 'Reading',
    isMarked: true,
    hasClock: true,
    hasPassage: true,
    minutes: 20,
    parts: { min: 1, max: 3 },
    locksWithOwnPassword: true,
  },
  listening: {
    ...COMMON,
    name: 'Listening',
    isMarked: true,
    hasRecording: true,
    minutes: 30,
    parts: { min: 1, max: 4 },
    titlesNameParts: true,
  },
  writing: {
    ...COMMON,
    name: 'Writing',
    isMarked: false,
    isWritten: true,
    minutes: 60,
    parts: { min: 1, max: 3 },
  },
  speaking: {
    ...COMMON,
    name: 'Speaking',
    isMarked: false,
    minutes: 15,
    parts: { min: 1, max: 2 },
    doublePart: 2,
  },
} as const satisfies Record<Skill, SkillDefinition>;

/** The skills that are answered and marked; the other two are written or spoken without a mark. */
export type MarkedSkill = { [S in Skill]: (typeof skills)[S]['isMarked'] extends true ? S : never }[Skill];

export function isMarkedSkill(skill: Skill): skill is MarkedSkill {
  return skills[skill].isMarked;
}

/** The marked skills, in the order of `SKILLS`. */
export const MARKED_SKILLS: readonly MarkedSkill[] = SKILLS.filter(isMarkedSkill);
