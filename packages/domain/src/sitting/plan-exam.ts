import type { Skill } from '../skills/skill.ts';
import { skills } from '../skills/skills.ts';
import { playedSeconds } from './listening-position.ts';
import type { ListeningSettings } from './listening-settings.ts';
import type { ExamPlan, PartTimes } from './plan.ts';

/** What the clock of an exam is made of. */
export interface PlannedSection {
  readonly part_number: number;
  /** The section's own. */
  readonly minutes: number;
  /** null: nobody knows how long the recording is. Then it may take the section's minutes. */
  readonly recording_seconds: number | null;
}

/** Whether an exam of the skill can be sat: its answers are given on the screen. */
export function canBeSat(skill: Skill): boolean {
  return skills[skill].isMarked || skills[skill].isWritten;
}

/**
 * The clock of an exam, from its sections: the minutes that the parts have, those that are advised for its writing
 * tasks, or all that belongs to its recordings.
 *
 * @example planExam('reading', sections, settings).seconds // 3600 of three parts with 20 minutes each
 */
export function planExam(skill: Skill, sections: readonly PlannedSection[], settings: ListeningSettings): ExamPlan {
  if (skills[skill].hasRecording) return planRecording(sections, settings);
  return { seconds: sections.reduce((sum, section) => sum + minutesOf(skill, section) * 60, 0), recording: null };
}

/** Of each part; a writing task has none of its own. */
export function minutesOf(skill: Skill, { part_number, minutes }: Pick<PlannedSection, 'minutes' | 'part_number'>) {
  if (!skills[skill].isWritten) return minutes;
  return part_number === 1 ? FIRST_TASK_MINUTES : LATER_TASK_MINUTES;
}

const FIRST_TASK_MINUTES = 20;
const LATER_TASK_MINUTES = 40;

function planRecording(sections: readonly PlannedSection[], settings: ListeningSettings): ExamPlan {
  const parts = sections.map(({ minutes, recording_seconds }, index): PartTimes => ({
    reading_seconds: settings.reading_seconds,
    recording_seconds: recording_seconds ?? minutes * 60,
    // After the last part, all answers are checked.
    checking_seconds: index === sections.length - 1 ? 0 : settings.checking_seconds,
  }));
  const recording = { parts, checking_seconds: settings.final_checking_seconds };
  return { seconds: playedSeconds(recording) + recording.checking_seconds, recording };
}
