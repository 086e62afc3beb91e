import { EMPTY_COPY, visibleAnswers } from './answer-sync.ts';
import type { AttemptDraft } from './attempt-draft.ts';

interface Opening {
  /** Milliseconds since 1970, by the device's clock. */
  readonly now: number;
  /** Milliseconds; null: no clock. */
  readonly duration: number | null;
  /** Whatever was left unfinished is discarded, on the server too. */
  readonly restart?: boolean;
}

/** The attempt to continue: the stored one, or a new one with its whole time ahead. */
export function openDraft(stored: AttemptDraft | null, { now, duration, restart = false }: Opening): AttemptDraft {
  const goesOn = stored !== null && !restart && (stored.closed || !isOver(stored, now) || hasAnswers(stored));
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

/** A clock that ran out over an empty paper leaves nothing to submit: it was only looked at. */
function isOver({ deadline, offset }: AttemptDraft, now: number): boolean {
  return deadline !== null && deadline <= now + (offset ?? 0);
}

function hasAnswers(draft: AttemptDraft): boolean {
  return Object.keys(visibleAnswers(draft.copy)).length > 0;
}
