import { readFailure, type Meaning } from '../../../shared/failures/read-failure.ts';

export interface LoadFailure {
  /** Why a test did not load. `unreachable` may pass; the others will not by themselves. */
  readonly kind: 'notFound' | 'locked' | 'signIn' | 'unreachable' | 'refused';
  readonly message: string;
}

const KINDS = {
  notFound: 'notFound',
  // An id that the server cannot even read is no test either.
  unreadable: 'notFound',
  locked: 'locked',
  signIn: 'signIn',
  down: 'unreachable',
  notSaved: 'unreachable',
  broken: 'unreachable',
  refused: 'refused',
} as const satisfies Record<Meaning, LoadFailure['kind']>;

export function loadFailure(error: unknown): LoadFailure {
  const { meaning, message } = readFailure(error);
  return { kind: KINDS[meaning], message };
}
