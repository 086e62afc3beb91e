import { ApiError, NetworkError } from '@bandwise/api-contract/client';
import { readFailure } from '../../../../shared/failures/read-failure.ts';

/**
 * The reason why the server lacks data. `unanswered`: it did not respond in time. `locked`: the password is required again. `notSaved`: it
 * cannot write at the moment. `limited`: the account or network exceeded its limit and may send again after some seconds.
 */
export type ServerFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'limited'; readonly seconds: number }
  | { readonly kind: 'locked' }
  | { readonly kind: 'refused'; readonly message: string };

export function serverFailure(error: unknown): ServerFailure {
  if (isLimited(error)) return { kind: 'limited', seconds: secondsToWait(error) };
  const { meaning, message } = readFailure(error);
  // An unavailable server is treated like a lost network: the call is retried.
  if (error instanceof NetworkError && error.isTimeout) return { kind: 'unanswered' };
  if (meaning === 'down') return { kind: 'offline' };
  if (meaning === 'notSaved' || meaning === 'locked') return { kind: meaning };
  return { kind: 'refused', message };
}

/** Whether retries will succeed without the learner's action. */
export const isOverByItself = ({ kind }: ServerFailure) => kind !== 'locked' && kind !== 'refused';

/** Whether a retry may help: the server was unreachable or failed. */
export function isPassing(error: unknown): boolean {
  const { meaning } = readFailure(error);
  return isLimited(error) || meaning === 'down' || meaning === 'notSaved' || meaning === 'broken';
}

const isLimited = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'too_many_requests' || error.status === 429);

const DEFAULT_WAIT = 10;
/** Seconds after which a call is retried even if the server asks for a longer wait: the limit may have changed. */
const LONGEST_WAIT = 60;

/** Seconds until a rate-limited call may be retried; 0 for other failures. */
export function secondsToWait(error: unknown): number {
  if (!isLimited(error)) return 0;
  return Math.min(error.retryAfter ?? DEFAULT_WAIT, LONGEST_WAIT);
}
