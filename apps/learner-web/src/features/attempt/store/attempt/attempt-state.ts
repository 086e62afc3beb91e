import type { AttemptDetail, MarkedBody } from '@bandwise/api-contract/learner';
import type { Answers } from '@bandwise/domain';
import { EMPTY_COPY, visibleAnswers, withSaved } from '../../../../shared/attempt-drafts/answer-copy.ts';
import { resumedDraft, type AttemptDraft } from '../../../../shared/attempt-drafts/attempt-draft.ts';
import { endingOf, type Ending } from './ending.ts';
import type { Merged } from './transport.ts';
import { saveStatus, type SaveStatus } from './save-status.ts';
import { clockOffset } from './server-clock.ts';
import type { ServerFailure } from './server-failure.ts';

/**
 * Why a submission did not arrive. `isLate`: the time is over, and only what was saved by then will count.
 * `isOnDevice`: the answers outlive this page.
 */
export type SubmitFailure = ServerFailure & { readonly isLate: boolean; readonly isOnDevice: boolean };

export type Phase =
  | { readonly name: 'answering' }
  /** Its questions are shown, and are answered at another time: the recording plays another part of a whole test. */
  | { readonly name: 'held' }
  | { readonly name: 'submitting' }
  | { readonly name: 'unsaved'; readonly failure: SubmitFailure }
  | { readonly name: 'submitted'; readonly result: MarkedBody };

/** All that a page knows of one attempt. */
export interface AttemptState {
  /** The answers, and the clock: the only copy of them in the page. */
  readonly draft: AttemptDraft;
  readonly phase: Phase;
  /** The question that the navigator stands on. */
  readonly current: number | null;
  /** The cause of its end, unless the learner submitted it here. */
  readonly ending: Ending | null;
  /** Answers from before were found, here or on the server. */
  readonly resumed: boolean;
  /** false: a guest's, which the server never has. */
  readonly isStored: boolean;
  readonly isOnline: boolean;
  /** Whether the device keeps them too. */
  readonly isOnDevice: boolean;
  /** The reason why the server lacks answers; null if it has them, or if that is unknown. */
  readonly failure: ServerFailure | null;
}

/** The answers of an attempt that is over. */
export type GivenAnswers = Pick<AttemptDetail['attempt'], 'answers' | 'now' | 'revision'>;

/** A change of the state, always with its draft. */
type Change = Partial<AttemptState> & Pick<AttemptState, 'draft'>;
type Opened = Pick<AttemptState, 'draft' | 'current' | 'isStored'>;

/** The state of a resumed or new attempt. An undelivered submission continues. */
export function openedState({ draft, current, isStored }: Opened): AttemptState {
  return {
    ...AT_REST,
    draft,
    current,
    isStored,
    phase: { name: draft.closed ? 'submitting' : 'answering' },
    resumed: Object.keys(visibleAnswers(draft.copy)).length > 0,
  };
}

/** One that was submitted earlier, to read. */
export function reviewedState(attempt: GivenAnswers, result: MarkedBody, opened: Opened): AttemptState {
  return { ...openedState(opened), draft: endedWith(opened.draft, attempt), phase: { name: 'submitted', result } };
}

/** Keeps the answers that the server had when it closed the attempt, without later typing. */
function endedWith(draft: AttemptDraft, { answers, revision, now }: GivenAnswers): AttemptDraft {
  return { ...draft, copy: withSaved(EMPTY_COPY, { answers, revision, now: Date.parse(now) }, {}) };
}

/** The state after the server merged sent changes; null if the attempt was restarted in the meantime. */
export function mergedState(state: AttemptState, asked: AttemptDraft, merged: Merged): Change | null {
  const { draft } = state;
  const { body, sentEdits } = merged;
  if (draft.begun !== asked.begun && draft.attemptId !== body.id) return null;
  const offset = clockOffset(draft.offset, { ...merged, now: Date.parse(body.now) });
  const isFound = asked.attemptId === null && Object.keys(body.answers).length > 0;
  return {
    draft: resumedDraft(draft, body, { sent: sentEdits, offset }),
    resumed: state.resumed || isFound,
  };
}

/** After the server has closed the attempt; null: that says nothing of this one. */
export function closedState(
  state: AttemptState,
  asked: AttemptDraft,
  { attempt, result }: AttemptDetail,
): Change | null {
  const { draft, phase } = state;
  if (draft.attemptId !== asked.attemptId || !result) return null;
  const here = { isOwn: phase.name !== 'answering', answers: answersOf(state) };
  return {
    draft: endedWith(draft, attempt),
    ending: endingOf({ attempt, result }, here) ?? state.ending,
    phase: { name: 'submitted', result },
  };
}

const AT_REST = { ending: null, isOnline: true, isOnDevice: true, failure: null } as const;

export const answersOf = ({ draft }: AttemptState): Answers => visibleAnswers(draft.copy);

/** null: not submitted yet. */
export const resultOf = ({ phase }: AttemptState): MarkedBody | null =>
  phase.name === 'submitted' ? phase.result : null;

/** The id of a submitted attempt, or of a guest's result in this browser; null: it is stored nowhere. */
export const reviewIdOf = (result: MarkedBody | null): string | null =>
  textIn(result, 'attemptID') ?? textIn(result, 'reviewID');

/** The id of a submitted attempt of a learner. */
export const attemptIdOf = (result: MarkedBody | null): string | null => textIn(result, 'attemptID');

function textIn(result: MarkedBody | null, name: 'attemptID' | 'reviewID'): string | null {
  const value: unknown = result && Object.entries(result).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
}

/** The deadline by the device's clock in milliseconds; null without one. */
export function deadlineOf({ draft: { deadline, offset } }: AttemptState): number | null {
  return deadline === null ? null : deadline - (offset ?? 0);
}

/** Whether something here is not on the server yet. */
export function isWaiting({ draft: { attemptId, copy } }: AttemptState): boolean {
  return attemptId === null || Object.keys(copy.edits).length > 0;
}

/** The status of saving; null if the attempt is not saved on the server. */
export function saveStatusOf(state: AttemptState): SaveStatus | null {
  if (!state.isStored || state.phase.name === 'submitted') return null;
  return saveStatus({ online: state.isOnline, failure: state.failure, waiting: isWaiting(state) });
}
