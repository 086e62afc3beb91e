import type { ShownSection } from '../exam-file/section-content.ts';
import type { Skill } from '../skills/skill.ts';
import { skills } from '../skills/skills.ts';
import { playedSeconds } from './listening-position.ts';
import type { ListeningSettings } from './listening-settings.ts';
import type { ExamPlan, PartTimes } from './plan.ts';

/** The facts about a section that determine the clock of its exam. */
export interface PlannedSection {
  readonly part_number: number;
  /** The minutes of the section, or those advised for a written task (`writingAdvice`). */
  readonly minutes: number;
  /** null: the length of the recording is unknown, so the section's minutes are used. */
  readonly recording_seconds: number | null;
}

/** Whether an exam of the skill can be sat: its answers are given on the screen. */
export function canBeSat(skill: Skill): boolean {
  return skills[skill].isMarked || skills[skill].isWritten;
}

/** The skills whose exams can be sat, in the order in which a day of tests has them. */
export function satSkills(): readonly Skill[] {
  return (['listening', 'reading', 'writing', 'speaking'] as const).filter(canBeSat);
}

/** Whether the exam has more than one part. A single part is practised without a sitting. */
export function isFullExam({ skill, parts }: { readonly skill: Skill; readonly parts: readonly unknown[] }): boolean {
  return canBeSat(skill) && parts.length >= FULL_EXAM_PARTS_MIN;
}

const FULL_EXAM_PARTS_MIN = 2;

/**
 * Computes the clock of an exam: the sum of the minutes of its parts, or the times of its recordings.
 *
 * @example planExam('reading', sections, settings).seconds // 3600 of three parts with 20 minutes each
 */
export function planExam(skill: Skill, sections: readonly PlannedSection[], settings: ListeningSettings): ExamPlan {
  if (skills[skill].hasRecording) return planRecording(sections, settings);
  return { seconds: sections.reduce((sum, { minutes }) => sum + minutes * 60, 0), recording: null };
}

/** The minutes and the minimum words of a writing task: the task's own values, or the defaults. */
export function writingAdvice({
  part_number,
  minutes = part_number === 1 ? 20 : 40,
  words = part_number === 1 ? 150 : 250,
}: Pick<ShownSection, 'minutes' | 'part_number' | 'words'>): { readonly minutes: number; readonly words: number } {
  return { minutes, words };
}

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
