import type { AttemptBody } from '@bandwise/api-contract/learner';
import { editsSince, EMPTY_COPY, joined, withSaved, type AnswerCopy, type Edits } from './answer-copy.ts';

/** The device's copy of an attempt in progress. Milliseconds since 1970, by the server's clock. */
export interface AttemptDraft {
  /** null before the server's first response, and for guests. */
  readonly attemptId: string | null;
  /** Requests that the server discards the attempt in progress and starts this one. */
  readonly restart: boolean;
  readonly begun: number;
  /** null for skills without a clock. */
  readonly deadline: number | null;
  /** The offset of the server's clock to the device's; null before a measurement. */
  readonly offset: number | null;
  readonly copy: AnswerCopy;
  /** The learner or the clock has submitted, but the server has not confirmed yet. */
  readonly closed: boolean;
}

/** Merges the drafts of two tabs. Of two attempts the later one counts. */
export function joinedDrafts(one: AttemptDraft, another: AttemptDraft | null): AttemptDraft {
  if (another === null) return one;
  const offset = one.offset ?? another.offset;
  const mine = reckoned(one, offset);
  const other = reckoned(another, offset);
  const { edits } = mine.copy;
  if (!areOneAttempt(mine, other)) {
    if (mine.begun >= other.begun) return mine;
    return { ...other, copy: joined(other.copy, { ...EMPTY_COPY, edits: editsSince(edits, other.begun) }) };
  }
  const { attemptId, deadline, restart } = mine.attemptId === null ? other : mine;
  return {
    ...mine,
    attemptId,
    restart,
    // The deadline of one attempt only moves later: when it is opened again without an answer.
    deadline: mine.attemptId === other.attemptId ? later(mine.deadline, other.deadline) : deadline,
    begun: Math.max(mine.begun, other.begun),
    copy: joined(mine.copy, other.copy),
    closed: mine.closed || other.closed,
  };
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

/** A draft without an attempt id belongs to the same attempt, unless it requests a restart. */
function areOneAttempt(one: AttemptDraft, other: AttemptDraft): boolean {
  if (one.attemptId === other.attemptId) return one.restart === other.restart;
  const [unanswered, answered] = one.attemptId === null ? [one, other] : [other, one];
  return unanswered.attemptId === null && answered.attemptId !== null && !unanswered.restart;
}

/** The draft after the server's response; `sent`: the edits in the request. */
export function resumedDraft(
  asked: AttemptDraft,
  body: AttemptBody,
  { sent, offset }: { readonly sent: Edits; readonly offset: number },
): AttemptDraft {
  const draft = reckoned(asked, offset);
  const started = Date.parse(body.started_at);
  const isSame = draft.attemptId === body.id;
  // An attempt restarted elsewhere keeps only edits typed into the new one. An attempt that this request created continues with all
  // unconfirmed edits.
  const since = body.started_at === body.now ? 0 : started;
  const copy =
    isSame || draft.attemptId === null ? draft.copy : { ...EMPTY_COPY, edits: editsSince(draft.copy.edits, since) };
  const saved = { answers: body.answers, revision: body.revision, now: Date.parse(body.now) };
  return {
    attemptId: body.id,
    restart: false,
    begun: isSame ? draft.begun : Math.max(started, draft.begun + 1),
    deadline: body.deadline === null ? null : Date.parse(body.deadline),
    offset,
    copy: withSaved(copy, saved, isSame ? sent : {}),
    closed: draft.closed,
  };
}

/** Converts edits from before the first response to the server's clock. */
function reckoned(draft: AttemptDraft, offset: number | null): AttemptDraft {
  if (draft.offset !== null || offset === null) return draft;
  const edits = Object.entries(draft.copy.edits).map(
    ([address, { value, at }]) => [address, { value, at: Math.max(0, at + offset) }] as const,
  );
  const deadline = draft.deadline === null ? null : draft.deadline + offset;
  return { ...draft, offset, deadline, copy: { ...draft.copy, edits: Object.fromEntries(edits) } };
}
