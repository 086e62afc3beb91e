import { SKILLS, type Skill, type SkillDefinition } from './skill.ts';

/** The rules of most skills. */
const COMMON = {
  isWritten: false,
  isSpoken: false,
  hasClock: false,
  hasPassage: false,
  hasRecording: false,
  doublePart: null,
  titlesNameParts: false,
  bands: null,
  hasVariants: false,
  locksWithOwnPassword: false,
} as const satisfies Partial<SkillDefinition>;

/**
 * Every skill's definition, by its name in `SKILLS`: the one place where skills differ.
 *
 * @example
 * ```ts
 * import { SKILLS, skills } from '@bandwise/domain';
 *
 * SKILLS.filter((skill) => skills[skill].hasRecording); // => ['listening']
 * ```
 */
export const skills = {
  reading: {
    ...COMMON,
    name: 'Reading',
    isMarked: true,
    hasClock: true,
    hasPassage: true,
    minutes: 20,
    parts: { min: 1, max: 3 },
    bands: { academic: 'academic_reading', general: 'general_reading' },
    hasVariants: true,
    locksWithOwnPassword: true,
  },
  listening: {
    ...COMMON,
    name: 'Listening',
    isMarked: true,
    hasRecording: true,
    minutes: 30,
    parts: { min: 1, max: 4 },
    bands: { academic: 'listening', general: 'listening' },
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
    isSpoken: true,
    minutes: 15,
    parts: { min: 1, max: 2 },
    doublePart: 2,
  },
} as const satisfies Record<Skill, SkillDefinition>;

/**
 * The skills that are answered and marked; the other two are written or spoken without a mark.
 *
 * @example
 * ```ts
 * import { MARKED_SKILLS, type MarkedSkill } from '@bandwise/domain';
 *
 * const titles: Record<MarkedSkill, string> = { reading: 'Read', listening: 'Listen' };
 * MARKED_SKILLS.map((skill) => titles[skill]); // => ['Read', 'Listen']
 * ```
 */
export type MarkedSkill = { [S in Skill]: (typeof skills)[S]['isMarked'] extends true ? S : never }[Skill];

/**
 * Whether sections of a skill have questions, which are marked.
 *
 * @example
 * ```ts
 * import { isMarkedSkill } from '@bandwise/domain';
 *
 * [isMarkedSkill('reading'), isMarkedSkill('speaking')]; // => [true, false]
 * ```
 */
export function isMarkedSkill(skill: Skill): skill is MarkedSkill {
  return skills[skill].isMarked;
}

/**
 * The marked skills, in the order of `SKILLS`.
 *
 * @example
 * ```ts
 * import { MARKED_SKILLS } from '@bandwise/domain';
 *
 * MARKED_SKILLS.length; // => 2
 * ```
 */
export const MARKED_SKILLS: readonly MarkedSkill[] = SKILLS.filter(isMarkedSkill);
