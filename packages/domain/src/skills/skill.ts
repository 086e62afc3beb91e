import type { BandedExam } from '../banding/band-tables.ts';

/**
 * The four skills of the test, as they appear in exam files, in the order in which they are shown.
 *
 * @example
 * ```ts
 * import { SKILLS } from '@bandwise/domain';
 *
 * SKILLS.join(' '); // => 'reading listening writing speaking'
 * ```
 */
export const SKILLS = ['reading', 'listening', 'writing', 'speaking'] as const;

/**
 * One of `SKILLS`.
 *
 * @example
 * ```ts
 * import { skills, type Skill } from '@bandwise/domain';
 *
 * const skill: Skill = 'writing';
 * skills[skill].name; // => 'Writing'
 * ```
 */
export type Skill = (typeof SKILLS)[number];

/**
 * The two forms of the test; reading has separate bands for each.
 *
 * @example
 * ```ts
 * import { VARIANTS } from '@bandwise/domain';
 *
 * VARIANTS.join(' '); // => 'academic general'
 * ```
 */
export const VARIANTS = ['academic', 'general'] as const;

/**
 * One of `VARIANTS`.
 *
 * @example
 * ```ts
 * import { skills, type Variant } from '@bandwise/domain';
 *
 * const variant: Variant = 'general';
 * skills.reading.bands[variant]; // => 'general_reading'
 * ```
 */
export type Variant = (typeof VARIANTS)[number];

/**
 * All that sets one skill apart, as `skills` has it. Everything else asks this and names no skill.
 *
 * @example
 * ```ts
 * import { skills, type SkillDefinition } from '@bandwise/domain';
 *
 * const { minutes, parts }: SkillDefinition = skills.listening;
 * [minutes, parts.min, parts.max]; // => [30, 1, 4]
 * ```
 */
export interface SkillDefinition {
  /** The name in titles and addresses. */
  readonly name: string;
  /** It has questions, whose answers are marked; else its sections are a task, written or spoken without a mark. */
  readonly isMarked: boolean;
  /** Its task is answered with a text that the learner writes on the screen. */
  readonly isWritten: boolean;
  /** Its task is answered aloud: the learner records the answers to its prompts. */
  readonly isSpoken: boolean;
  /** An attempt has a deadline and closes by itself. */
  readonly hasClock: boolean;
  /** Its sections have a text to read. */
  readonly hasPassage: boolean;
  /** Its sections have a recording to hear. */
  readonly hasRecording: boolean;
  /** Minutes a section of a marked skill starts with; the other skills have none of their own and keep to these. */
  readonly minutes: number;
  /** The part numbers its sections may have. */
  readonly parts: { readonly min: number; readonly max: number };
  /** The part number that includes the next one (`Part 2 + 3`), or null. */
  readonly doublePart: number | null;
  /** In an exam of several sections the title of each ends in its number (administrator specification, section 7). */
  readonly titlesNameParts: boolean;
  /** The bands that an exam of 40 marks has, by its variant; null: none from marks. */
  readonly bands: Readonly<Record<Variant, BandedExam>> | null;
  /** Its exams are academic or for general training, with other bands. */
  readonly hasVariants: boolean;
  /** A lock needs its own password; other skills may use the deployment's. */
  readonly locksWithOwnPassword: boolean;
}
