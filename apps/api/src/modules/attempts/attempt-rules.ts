import { skills, type Skill } from '@bandwise/domain';
import { AppError } from '../../errors/app-error.ts';
import { LATE_ANSWERS_GRACE } from '../../limits.ts';
import type { Attempt } from './attempt.ts';

/** Milliseconds by which the clocks of two processes may differ. */
export const CLOCKS_AGREE = 1000;

/**
 * The server time for the page's clock: never before the latest stored answer, even if the server's clock was set back by less than
 * `mergeAnswers` notices. @param lastTyped - when the latest stored answer was typed, in milliseconds; 0 without one.
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
 * answers. Later submissions are marked by the answers that were saved in time.
 */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - LATE_ANSWERS_GRACE);
}

export function isOverdue(attempt: Pick<Attempt, 'deadline'>, now: Date): boolean {
  return attempt.deadline !== null && attempt.deadline < overdueBefore(now);
}

/**
 * Whether an answer was ever saved, even if it was cleared later: every save leaves a stamp. Discarding an unanswered attempt loses nothing
 * (docs/decisions/003).
 */
export function wasAnswered(attempt: Pick<Attempt, 'stamps'>): boolean {
  return Object.keys(attempt.stamps).length > 0;
}

/** Only reading has a deadline; listening lasts as long as its recording. */
export function deadlineOf(
  section: { readonly skill: Skill; readonly time_minutes: number },
  start: Date,
): Date | null {
  return skills[section.skill].hasClock ? new Date(start.getTime() + section.time_minutes * 60_000) : null;
}
