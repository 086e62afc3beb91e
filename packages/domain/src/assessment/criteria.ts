/**
 * The public criteria of what is assessed by a person: four for each, with equal weights. The keys are stored with an assessment, so they
 * never change.
 */
export const CRITERIA = {
  writing_task_1: ['task_achievement', 'coherence', 'vocabulary', 'grammar'],
  writing_task_2: ['task_response', 'coherence', 'vocabulary', 'grammar'],
  speaking: ['fluency', 'vocabulary', 'grammar', 'pronunciation'],
} as const;

/** What has a band of its own: one of the two writing tasks, or a whole speaking test. */
export type AssessedTask = keyof typeof CRITERIA;

export type Criterion = (typeof CRITERIA)[AssessedTask][number];
