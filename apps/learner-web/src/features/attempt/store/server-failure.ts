import { readFailure } from '../../../shared/failures/read-failure.ts';

/**
 * Why the server does not have something. `locked`: the password is asked for again. `notSaved`: it answers, and cannot
 * write just now.
 */
export type ServerFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'refused'; readonly message: string };

export function serverFailure(error: unknown): ServerFailure {
  const { meaning, message } = readFailure(error);
  // A server that is briefly down is the same to the learner as a lost network: it is tried again.
  if (meaning === 'down') return { kind: 'offline' };
  if (meaning === 'notSaved' || meaning === 'locked') return { kind: meaning };
  return { kind: 'refused', message };
}

/** Is over without anybody's doing: it is tried again until then. */
export const isOverByItself = ({ kind }: ServerFailure) => kind === 'offline' || kind === 'notSaved';

/** The server was not reached, or could not do its work: trying again may help. */
export function isPassing(error: unknown): boolean {
  const { meaning } = readFailure(error);
  return meaning === 'down' || meaning === 'notSaved' || meaning === 'broken';
}
