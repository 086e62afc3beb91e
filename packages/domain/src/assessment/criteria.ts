import { skills } from '../skills/skills.ts';
import type { Skill } from '../skills/skill.ts';

/**
 * Every criterion of the public band descriptors. The names are stored with an assessment, so they never change.
 *
 * @example
 * ```ts
 * import { CRITERION_NAMES } from '@bandwise/domain';
 *
 * CRITERION_NAMES.length; // => 7
 * ```
 */
export const CRITERION_NAMES = [
  'task_achievement',
  'task_response',
  'coherence',
  'fluency',
  'vocabulary',
  'grammar',
  'pronunciation',
] as const;

/**
 * The name of a criterion of the public band descriptors.
 *
 * @example
 * ```ts
 * import { CRITERIA, type Criterion } from '@bandwise/domain';
 *
 * const first: Criterion | undefined = CRITERIA.writing_task_2[0]; // => 'task_response'
 * ```
 */
export type Criterion = (typeof CRITERION_NAMES)[number];

/** The titles of the criteria in the public band descriptors. */
export const CRITERION_TITLES: Readonly<Record<Criterion, string>> = {
  task_achievement: 'Task Achievement',
  task_response: 'Task Response',
  coherence: 'Coherence and Cohesion',
  fluency: 'Fluency and Coherence',
  vocabulary: 'Lexical Resource',
  grammar: 'Grammatical Range and Accuracy',
  pronunciation: 'Pronunciation',
};

/**
 * The tasks that a person assesses. Each has a band. A speaking test is assessed as a whole, whichever of its parts were answered.
 *
 * @example
 * ```ts
 * import { ASSESSED_TASKS } from '@bandwise/domain';
 *
 * ASSESSED_TASKS; // => ['writing_task_1', 'writing_task_2', 'speaking']
 * ```
 */
export const ASSESSED_TASKS = ['writing_task_1', 'writing_task_2', 'speaking'] as const;

/**
 * A kind of task that a person assesses.
 *
 * @example
 * ```ts
 * import { CRITERIA, type AssessedTask } from '@bandwise/domain';
 *
 * const task: AssessedTask = 'speaking';
 * CRITERIA[task].length; // => 4
 * ```
 */
export type AssessedTask = (typeof ASSESSED_TASKS)[number];

/**
 * The public criteria of each task, in their order: four, with equal weights.
 *
 * @example
 * ```ts
 * import { CRITERIA } from '@bandwise/domain';
 *
 * CRITERIA.speaking; // => ['fluency', 'vocabulary', 'grammar', 'pronunciation']
 * ```
 */
export const CRITERIA: Readonly<Record<AssessedTask, readonly Criterion[]>> = {
  writing_task_1: ['task_achievement', 'coherence', 'vocabulary', 'grammar'],
  writing_task_2: ['task_response', 'coherence', 'vocabulary', 'grammar'],
  speaking: ['fluency', 'vocabulary', 'grammar', 'pronunciation'],
};

/**
 * Returns the kind of task that a section is; null if a person does not assess it.
 *
 * @example assessedTask({ skill: 'writing', part_number: 1 }) // 'writing_task_1'
 */
export function assessedTask({
  skill,
  part_number,
}: {
  readonly skill: Skill;
  readonly part_number: number;
}): AssessedTask | null {
  const { isSpoken, isWritten } = skills[skill];
  if (isSpoken) return 'speaking';
  if (!isWritten) return null;
  return part_number === 1 ? 'writing_task_1' : 'writing_task_2';
}
