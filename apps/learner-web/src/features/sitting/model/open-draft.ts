import type { AttemptDraft } from './attempt-draft.ts';

interface Opening {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds; null: no clock. */
  readonly duration: number | null;
}

/** The sitting to continue: the stored one, or a new one with its whole time ahead. */
export function openDraft(stored: AttemptDraft | null, { now, duration }: Opening): AttemptDraft {
  const begun = stored !== null && (stored.closed || !isOver(stored, now) || hasAnswers(stored));
  if (begun && duration === null) return { ...stored, deadline: null };
  if (begun && stored.deadline !== null) return stored;
  const answers = begun ? stored.answers : {};
  return { answers, deadline: duration === null ? null : now + duration, closed: begun && stored.closed };
}

/** A clock that ran out over an empty paper leaves nothing to submit: it was only looked at. */
function isOver(draft: AttemptDraft, now: number): boolean {
  return draft.deadline !== null && draft.deadline <= now;
}

function hasAnswers(draft: AttemptDraft): boolean {
  return Object.keys(draft.answers).length > 0;
}
