import { skills } from '../skills/skills.ts';
import type { Skill } from '../skills/skill.ts';

/** Every criterion of the public band descriptors. The names are stored with an assessment, so they never change. */
export const CRITERION_NAMES = [
  'task_achievement',
  'task_response',
  'coherence',
  'fluency',
  'vocabulary',
  'grammar',
  'pronunciation',
] as const;

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

/** The tasks that a person assesses. Each has a band. A speaking test is assessed as a whole, whichever of its parts were answered. */
export const ASSESSED_TASKS = ['writing_task_1', 'writing_task_2', 'speaking'] as const;

export type AssessedTask = (typeof ASSESSED_TASKS)[number];

/** The public criteria of each task, in their order: four, with equal weights. */
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
