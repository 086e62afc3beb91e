import type { MarkedBody } from '@bandwise/api-contract/learner';
import { parseAddress, type Answers } from '@bandwise/domain';
import { areSameAnswers, type Ending } from './ending.ts';
import type { ServerFailure } from './server-failure.ts';

/**
 * Why a submission did not arrive. `isLate`: the time is over, and only what was saved by then will count.
 * `isOnDevice`: the answers outlive this page.
 */
export type SubmitFailure = ServerFailure & { readonly isLate: boolean; readonly isOnDevice: boolean };

export type Phase =
  | { readonly name: 'answering' }
  | { readonly name: 'submitting' }
  | { readonly name: 'unsaved'; readonly failure: SubmitFailure }
  | { readonly name: 'submitted'; readonly result: MarkedBody };

export interface AttemptState {
  readonly answers: Answers;
  readonly phase: Phase;
  /** The question that the navigator stands on. */
  readonly current: number | null;
  /** What ended it, if not the learner's own word here. */
  readonly ending: Ending | null;
}

export type AttemptEvent =
  | { readonly type: 'answered'; readonly address: string; readonly value: string | readonly string[] | null }
  /** What other tabs, other devices and the server know has been taken in. */
  | { readonly type: 'merged'; readonly answers: Answers }
  /** Discarded, and begun anew. */
  | { readonly type: 'restarted' }
  | { readonly type: 'moved'; readonly number: number }
  | { readonly type: 'submitted'; readonly byClock: boolean }
  | { readonly type: 'retried' }
  | { readonly type: 'failed'; readonly failure: SubmitFailure }
  | { readonly type: 'marked'; readonly result: MarkedBody }
  /** By the server, with the answers that it had. */
  | { readonly type: 'closed'; readonly answers: Answers; readonly result: MarkedBody; readonly ending: Ending | null };

interface Opened {
  readonly answers: Answers;
  /** It was submitted before, and that has yet to arrive. */
  readonly closed: boolean;
}

export function beginAttempt({ answers, closed }: Opened, first: number | null): AttemptState {
  return {
    answers,
    phase: closed ? { name: 'submitting' } : { name: 'answering' },
    current: first,
    ending: null,
  };
}

/** What happens to an attempt. An event that does not fit the phase changes nothing: answers stay as submitted. */
export function reduceAttempt(state: AttemptState, event: AttemptEvent): AttemptState {
  switch (event.type) {
    case 'answered':
      if (state.phase.name !== 'answering') return state;
      return {
        ...state,
        answers: withAnswer(state.answers, event.address, event.value),
        current: parseAddress(event.address)?.number ?? state.current,
      };
    case 'merged':
      if (state.phase.name === 'submitted' || areSameAnswers(state.answers, event.answers)) return state;
      return { ...state, answers: event.answers };
    case 'restarted':
      return { ...state, answers: {}, phase: { name: 'answering' }, ending: null };
    case 'moved':
      return { ...state, current: event.number };
    case 'submitted':
      if (state.phase.name !== 'answering') return state;
      return { ...state, phase: { name: 'submitting' }, ending: event.byClock ? 'timeIsUp' : null };
    case 'retried':
      return state.phase.name === 'unsaved' ? { ...state, phase: { name: 'submitting' } } : state;
    case 'failed':
      if (state.phase.name !== 'submitting') return state;
      return { ...state, phase: { name: 'unsaved', failure: event.failure } };
    case 'marked':
      return { ...state, phase: { name: 'submitted', result: event.result } };
    case 'closed': {
      if (state.phase.name === 'submitted') return state;
      const { answers, result } = event;
      return { ...state, answers, ending: event.ending ?? state.ending, phase: { name: 'submitted', result } };
    }
  }
}

function withAnswer(answers: Answers, address: string, value: string | readonly string[] | null): Answers {
  const { [address]: _previous, ...others } = answers;
  return value === null ? others : { ...others, [address]: value };
}
