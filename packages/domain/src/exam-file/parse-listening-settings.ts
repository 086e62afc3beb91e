import { LISTENING_DEFAULTS, LISTENING_SECONDS_MAX, type ListeningSettings } from '../sitting/listening-settings.ts';
import type { Skill } from '../skills/skill.ts';
import { skills } from '../skills/skills.ts';
import { objectAt, readBoolean, readInteger, type Place } from './fields.ts';
import { within } from './parsed.ts';

/** Reads the settings of an exam with recordings. Missing settings have their defaults; other skills have no settings. */
export function readListeningSettings(exam: Place, skill: Skill): ListeningSettings | null {
  const value = exam.source['listening_settings'];
  if (!skills[skill].hasRecording || value === undefined || value === null) return null;
  const place = objectAt(within(exam, ['listening_settings']), value, 'Listening settings');
  const seconds = (field: keyof typeof LABELS) =>
    readInteger(place, field, {
      label: LABELS[field],
      min: 0,
      max: LISTENING_SECONDS_MAX,
      fallback: LISTENING_DEFAULTS[field],
    });
  return {
    reading_seconds: seconds('reading_seconds'),
    checking_seconds: seconds('checking_seconds'),
    final_checking_seconds: seconds('final_checking_seconds'),
    free_movement: readBoolean(place, 'free_movement', 'Free movement'),
  };
}

const LABELS = {
  reading_seconds: 'Seconds to read',
  checking_seconds: 'Seconds to check',
  final_checking_seconds: 'Seconds to check at the end',
} as const;
