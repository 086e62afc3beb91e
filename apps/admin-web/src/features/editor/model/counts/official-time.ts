import { skills } from '@bandwise/domain';
import { officialMinutes } from '@bandwise/domain/internal';
import type { ExamForm } from '../form/form.ts';
import { patched } from '../form/lists.ts';
import { shownParts } from '../form/parts.ts';

/** Measured seconds by the address of a recording; null: it is stored elsewhere, or cannot be measured. */
export type RecordingLengths = Readonly<Record<string, number | null>>;

/** The addresses that the shown parts have, one for each part; '': the part has none. */
export function recordingsOf(form: ExamForm): readonly string[] {
  return skills[form.skill].hasRecording ? shownParts(form).map(({ part }) => part.audioUrl.trim()) : [];
}

/** Minutes of the official test with as many parts; null if the skill has no official time. */
export function officialTime(form: ExamForm, lengths: RecordingLengths = {}): number | null {
  if (!skills[form.skill].isMarked) return null;
  const recordingSeconds = secondsOfAll(form, lengths);
  return officialMinutes(form.skill, { parts: shownParts(form).length, recordingSeconds });
}

/** Seconds of all recordings of a test; null: one of them is missing, or its length is not known. */
export function secondsOfAll(form: ExamForm, lengths: RecordingLengths): number | null {
  const seconds = recordingsOf(form).map((url) => lengths[url] ?? null);
  return seconds.length === 0 || seconds.includes(null)
    ? null
    : seconds.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

/** The changed form, with the official time of its parts if its author left the time as it came. */
export function withOfficialTime(before: ExamForm, changed: ExamForm): ExamForm {
  if (before.info.time === null || before.info.time !== officialTime(before)) return changed;
  return patched(changed, { info: patched(changed.info, { time: officialTime(changed) }) });
}

/**
 * The time for recordings that replaced others; null: the time stays, because its author wrote another, or each part has its own.
 *
 * @param before the official time with the recordings that were there.
 */
export function timeToFollow(form: ExamForm, before: number | null, now: number | null): number | null {
  const isShared = shownParts(form).some(({ part }) => part.info === null);
  return isShared && before !== now && form.info.time === before ? now : null;
}
