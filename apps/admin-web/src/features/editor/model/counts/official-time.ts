import { skills } from '@bandwise/domain';
import { officialMinutes } from '@bandwise/domain/internal';
import type { ExamForm } from '../form/form.ts';
import { patched } from '../form/lists.ts';
import { shownParts } from '../form/parts.ts';

/** Measured seconds by address of a recording; null: stored elsewhere, or not measurable. */
export type RecordingLengths = Readonly<Record<string, number | null>>;

/** The recordings' addresses of the shown parts; '' for a part without one. */
export function recordingsOf(form: ExamForm): readonly string[] {
  return skills[form.skill].hasRecording ? shownParts(form).map(({ part }) => part.audioUrl.trim()) : [];
}

/** Minutes of the official test with as many parts; null if the skill has no official time. */
export function officialTime(form: ExamForm, lengths: RecordingLengths = {}): number | null {
  if (!skills[form.skill].isMarked) return null;
  const recordingSeconds = secondsOfAll(form, lengths);
  return officialMinutes(form.skill, { parts: shownParts(form).length, recordingSeconds });
}

/** Seconds of all recordings of a test; null if one is missing or its length is unknown. */
export function secondsOfAll(form: ExamForm, lengths: RecordingLengths): number | null {
  const seconds = recordingsOf(form).map((url) => lengths[url] ?? null);
  return seconds.length === 0 || seconds.includes(null)
    ? null
    : seconds.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

/** The changed form, with the official time of its parts if the author did not change the time. */
export function withOfficialTime(before: ExamForm, changed: ExamForm): ExamForm {
  if (before.info.time === null || before.info.time !== officialTime(before)) return changed;
  return patched(changed, { info: patched(changed.info, { time: officialTime(changed) }) });
}

/**
 * The time after recordings were replaced; null if the time stays, because the author wrote another, or parts have separate times.
 *
 * @param before the official time with the recordings that were there.
 */
export function timeToFollow(form: ExamForm, before: number | null, now: number | null): number | null {
  const isShared = shownParts(form).some(({ part }) => part.info === null);
  return isShared && before !== now && form.info.time === before ? now : null;
}
