import { ApiError } from '@bandwise/api-contract/client';
import type { ErrorCode } from '@bandwise/api-contract/common';

/**
 * What a call that failed means to a learner. `unreadable`: the server could not make sense of what was sent; `down`: it
 * was not reached, or is away for a moment; `notSaved`: it answers, and cannot write just now; `broken`: it failed at the
 * work itself; `refused`: its message says why.
 */
export type Meaning = 'signIn' | 'locked' | 'notFound' | 'unreadable' | 'down' | 'notSaved' | 'broken' | 'refused';

/** Total: a code that the contract gains does not compile until it is here. */
const MEANINGS = {
  unauthenticated: 'signIn',
  section_locked: 'locked',
  not_found: 'notFound',
  bad_request: 'unreadable',
  validation_failed: 'unreadable',
  too_complex: 'unreadable',
  busy: 'down',
  unavailable: 'down',
  not_saved: 'notSaved',
  internal: 'broken',
  invalid_credentials: 'refused',
  account_disabled: 'refused',
  account_expired: 'refused',
  forbidden: 'refused',
  not_submitted: 'refused',
  method_not_allowed: 'refused',
  attempt_closed: 'refused',
  sitting_closed: 'refused',
  sitting_running: 'refused',
  not_started: 'refused',
  last_administrator: 'refused',
  own_account: 'refused',
  part_number_taken: 'refused',
  version_conflict: 'refused',
  payload_too_large: 'refused',
  unsupported_media_type: 'refused',
  range_not_satisfiable: 'refused',
  csrf_mismatch: 'refused',
  confirm_link_invalid: 'refused',
  email_taken: 'refused',
  email_unconfirmed: 'refused',
  incorrect_password: 'refused',
  not_publishable: 'refused',
  reset_link_invalid: 'refused',
  too_many_requests: 'refused',
} as const satisfies Record<ErrorCode, Meaning>;

/** For an answer without a code of this contract: a proxy's page, or a server that is newer than this page. */
const MEANINGS_OF_STATUS: Readonly<Record<number, Meaning>> = {
  400: 'unreadable',
  401: 'signIn',
  404: 'notFound',
  422: 'unreadable',
  502: 'down',
  503: 'down',
  504: 'down',
};

export interface Failure {
  readonly meaning: Meaning;
  readonly message: string;
}

export function readFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { meaning: 'down', message: String(error) };
  const { code, status, message } = error;
  const known = code !== null && code in MEANINGS ? MEANINGS[code] : MEANINGS_OF_STATUS[status];
  return { meaning: known ?? (status >= 500 ? 'broken' : 'refused'), message };
}
