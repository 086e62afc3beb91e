import type { MarkedBody } from '@bandwise/api-contract/learner';
import { parseAddress, type Answers } from '@bandwise/domain';
import type { AttemptDraft } from './attempt-draft.ts';

/** Why a submission did not arrive. `locked`: the password is asked for again. */
export type SubmitFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'refused'; readonly message: string };

export type Phase =
  | { readonly name: 'answering' }
  | { readonly name: 'submitting' }
  | { readonly name: 'unsaved'; readonly failure: SubmitFailure }
  | { readonly name: 'submitted'; readonly result: MarkedBody };

export interface SittingState {
  readonly answers: Answers;
  readonly phase: Phase;
  /** The question that the navigator stands on. */
  readonly current: number | null;
  /** Whether the clock submitted it. */
  readonly timeIsUp: boolean;
}

export type SittingEvent =
  | { readonly type: 'answered'; readonly address: string; readonly value: string | readonly string[] | null }
  | { readonly type: 'moved'; readonly number: number }
  | { readonly type: 'submitted'; readonly byClock: boolean }
  | { readonly type: 'retried' }
  | { readonly type: 'failed'; readonly failure: SubmitFailure }
  | { readonly type: 'marked'; readonly result: MarkedBody };

export function beginSitting(draft: AttemptDraft, first: number | null): SittingState {
  return {
    answers: draft.answers,
    phase: draft.closed ? { name: 'submitting' } : { name: 'answering' },
    current: first,
    timeIsUp: false,
  };
}

/** What happens to a sitting. An event that does not fit the phase changes nothing: answers stay as submitted. */
export function reduceSitting(state: SittingState, event: SittingEvent): SittingState {
  switch (event.type) {
    case 'answered':
      if (state.phase.name !== 'answering') return state;
      return {
        ...state,
        answers: withAnswer(state.answers, event.address, event.value),
        current: parseAddress(event.address)?.number ?? state.current,
      };
    case 'moved':
      return { ...state, current: event.number };
    case 'submitted':
      if (state.phase.name !== 'answering') return state;
      return { ...state, phase: { name: 'submitting' }, timeIsUp: event.byClock };
    case 'retried':
      return state.phase.name === 'unsaved' ? { ...state, phase: { name: 'submitting' } } : state;
    case 'failed':
      if (state.phase.name !== 'submitting') return state;
      return { ...state, phase: { name: 'unsaved', failure: event.failure } };
    case 'marked':
      return { ...state, phase: { name: 'submitted', result: event.result } };
  }
}

function withAnswer(answers: Answers, address: string, value: string | readonly string[] | null): Answers {
  const { [address]: _previous, ...others } = answers;
  return value === null ? others : { ...others, [address]: value };
}
