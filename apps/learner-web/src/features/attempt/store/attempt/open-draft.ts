import { EMPTY_COPY, visibleAnswers } from '../../../../shared/attempt-drafts/answer-copy.ts';
import type { AttemptDraft } from '../../../../shared/attempt-drafts/attempt-draft.ts';
import type { DraftKey, DraftStore } from '../../../../shared/attempt-drafts/draft-store.ts';

interface Opening {
  /** Milliseconds since 1970, by the device's clock. */
  readonly now: number;
  /** Milliseconds; null: no clock. */
  readonly duration: number | null;
  /** Whatever was left unfinished is discarded, on the server too. */
  readonly restart?: boolean;
  /** Whether the page was reloaded rather than opened again: then its clock continues. */
  readonly reloaded?: boolean;
}

/**
 * The attempt to continue: the stored one, or a new one with its whole time ahead. One that was never answered was only
 * looked at: there is nothing to submit, and its clock starts over. Clearing all answers does not start it over.
 */
export function openDraft(stored: AttemptDraft | null, opening: Opening): AttemptDraft {
  const { now, duration, reloaded = false } = opening;
  const hasTime = stored !== null && !isOver(stored, now);
  const goesOn =
    stored !== null &&
    !opening.restart &&
    (stored.closed || isTouched(stored) || (hasTime && (reloaded || wasEdited(stored))));
  // The server has yet to hear of an earlier wish.
  const restart = opening.restart === true || (stored !== null && stored.attemptId === null && stored.restart);
  const offset = stored?.offset ?? null;
  const deadline = duration === null ? null : now + (offset ?? 0) + duration;
  if (goesOn) return { ...stored, deadline: duration === null ? null : (stored.deadline ?? deadline) };
  return {
    attemptId: null,
    restart,
    // Later than the one it replaces, whatever the device's clock says.
    begun: Math.max(now, (stored?.begun ?? -1) + 1),
    deadline,
    offset,
    copy: EMPTY_COPY,
    closed: false,
  };
}

/** Opens what the device keeps of a section, and takes off it what the attempt does not go on with. */
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

/** It holds an answer, or word of one that the server has yet to clear. */
function isTouched({ copy }: AttemptDraft): boolean {
  return Object.keys(visibleAnswers(copy)).length > 0 || Object.keys(copy.edits).length > 0;
}

/** Whether the server ever had an answer, possibly cleared since. */
function wasEdited({ copy }: AttemptDraft): boolean {
  return Object.keys(copy.judged).length > 0;
}
