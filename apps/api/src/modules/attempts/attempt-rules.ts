import { skills, type Skill } from '@bandwise/domain';
import { AppError } from '../../errors/app-error.ts';
import { LATE_ANSWERS_GRACE } from '../../limits.ts';
import type { Attempt } from './attempt.ts';

/** Milliseconds by which the clocks of two processes may differ. */
export const CLOCKS_AGREE = 1000;

/**
 * The moment by which a page dates what is typed: no earlier than what is stored, although the clock was set back since by less than
 * `mergeAnswers` notices.
 * @param lastTyped - when the latest stored answer was typed, in milliseconds; 0: there is none.
 */
export function pageMoment(now: Date, lastTyped: number): Date {
  return lastTyped > now.getTime() && lastTyped <= now.getTime() + CLOCKS_AGREE ? new Date(lastTyped) : now;
}

/** @throws 422: writing and speaking have no attempts. */
export function requireMarked(skill: Skill): void {
  if (!skills[skill].isMarked) throw new AppError('validation_failed', 'This test is not marked.');
}

/**
 * Deadlines before this moment are past, grace included: the screen submits at zero, and a slow network must not cost the
 * answers. Later than that, what was saved in time is marked, and nothing newer.
 */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - LATE_ANSWERS_GRACE);
}

export function isOverdue(attempt: Pick<Attempt, 'deadline'>, now: Date): boolean {
  return attempt.deadline !== null && attempt.deadline < overdueBefore(now);
}

/**
 * Whether an answer was ever given, also one that was cleared since: every save leaves a stamp. One that was never answered
 * was only looked at: it costs nothing (docs/decisions/003).
 */
export function wasAnswered(attempt: Pick<Attempt, 'stamps'>): boolean {
  return Object.keys(attempt.stamps).length > 0;
}

/** Reading runs against the clock; listening lasts as long as its sound. */
export function deadlineOf(
  section: { readonly skill: Skill; readonly time_minutes: number },
  start: Date,
): Date | null {
  return skills[section.skill].hasClock ? new Date(start.getTime() + section.time_minutes * 60_000) : null;
}
