import { EMPTY_COPY, visibleAnswers } from '../../../../shared/attempt-drafts/answer-copy.ts';
import type { AttemptDraft } from '../../../../shared/attempt-drafts/attempt-draft.ts';
import type { DraftKey, DraftStore } from '../../../../shared/attempt-drafts/draft-store.ts';

interface Opening {
  /** Milliseconds since 1970, by the device's clock. */
  readonly now: number;
  /** Milliseconds; null: no clock. */
  readonly duration: number | null;
  /** Discards an unfinished attempt, on the server too. */
  readonly restart?: boolean;
  /** Whether the page was reloaded rather than opened again: then its clock continues. */
  readonly reloaded?: boolean;
}

/**
 * The stored attempt, or a new one with its full time. An attempt that was never answered restarts its clock, also if it is over; clearing
 * all answers does not restart it.
 */
export function openDraft(stored: AttemptDraft | null, opening: Opening): AttemptDraft {
  const { now, duration, reloaded = false } = opening;
  const hasTime = stored !== null && !isOver(stored, now);
  const goesOn =
    stored !== null &&
    !opening.restart &&
    (stored.closed || isTouched(stored) || (hasTime && (reloaded || wasEdited(stored))));
  // An earlier restart has not reached the server yet.
  const restart = opening.restart === true || (stored !== null && stored.attemptId === null && stored.restart);
  const offset = stored?.offset ?? null;
  const deadline = duration === null ? null : now + (offset ?? 0) + duration;
  if (goesOn) return { ...stored, deadline: duration === null ? null : (stored.deadline ?? deadline) };
  return {
    attemptId: null,
    restart,
    // Always later than the replaced attempt, whatever the device's clock.
    begun: Math.max(now, (stored?.begun ?? -1) + 1),
    deadline,
    offset,
    copy: EMPTY_COPY,
    closed: false,
  };
}

/** Opens the stored draft of a section and deletes drafts that the attempt does not continue. */
export function openStored(drafts: DraftStore, key: DraftKey, opening: Opening): AttemptDraft {
  const stored = drafts.load(key);
  const opened = openDraft(stored, opening);
  if (opening.restart) drafts.discard(key);
  else if (stored && opened.begun !== stored.begun) drafts.discard(key, key.version);
  return opened;
}

function isOver({ deadline, offset }: AttemptDraft, now: number): boolean {
  return deadline !== null && deadline <= now + (offset ?? 0);
}

/** Whether the draft has an answer, or a cleared one that the server still has. */
function isTouched({ copy }: AttemptDraft): boolean {
  return Object.keys(visibleAnswers(copy)).length > 0 || Object.keys(copy.edits).length > 0;
}

/** Whether an answer was ever typed, even if it was cleared later. */
function wasEdited({ copy }: AttemptDraft): boolean {
  return Object.keys(copy.judged).length > 0;
}
