import { LISTENING_DEFAULTS } from '../sitting/listening-settings.ts';
import type { Skill } from './skill.ts';
import { skills } from './skills.ts';

/**
 * Minutes that the official test gives to a number of parts: each passage has its minutes, and a recording is followed by two
 * minutes to check.
 *
 * @param of.recordingSeconds of all recordings; null if unknown: the minutes of the skill are used.
 */
export function officialMinutes(
  skill: Skill,
  { parts, recordingSeconds = null }: { readonly parts: number; readonly recordingSeconds?: number | null },
): number {
  const { hasRecording, minutes } = skills[skill];
  if (!hasRecording) return minutes * parts;
  return recordingSeconds === null
    ? minutes
    : Math.ceil((recordingSeconds + LISTENING_DEFAULTS.final_checking_seconds) / 60);
}
