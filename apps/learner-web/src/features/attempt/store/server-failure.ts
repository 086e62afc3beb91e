import { ApiError } from '@bandwise/api-contract/client';

/**
 * Why the server does not have something. `locked`: the password is asked for again. `notSaved`: it answers, and cannot
 * write just now.
 */
export type ServerFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'refused'; readonly message: string };

/** A server that is briefly down is the same to the learner as a lost network: it is tried again. */
const PASSING = new Set([502, 503, 504]);

export function serverFailure(error: unknown): ServerFailure {
  if (error instanceof ApiError && error.code === 'not_saved') return { kind: 'notSaved' };
  if (!(error instanceof ApiError) || PASSING.has(error.status)) return { kind: 'offline' };
  if (error.code === 'section_locked') return { kind: 'locked' };
  return { kind: 'refused', message: error.message };
}

/** Is over without anybody's doing: it is tried again until then. */
export const isOverByItself = ({ kind }: ServerFailure) => kind === 'offline' || kind === 'notSaved';

/** The server was not reached, or is down for a moment: trying again may help. */
export const isPassing = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;
