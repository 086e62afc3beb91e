import { ApiError } from '@bandwise/api-contract/client';
import type { ErrorCode } from '@bandwise/api-contract/common';

/**
 * The meaning of a failed call for a learner. `unreadable`: the server rejected the request's format; `down`: it was not reached or is
 * unavailable; `notSaved`: it cannot write at the moment; `broken`: an internal error; `refused`: its message gives the reason.
 */
export type Meaning = 'signIn' | 'locked' | 'notFound' | 'unreadable' | 'down' | 'notSaved' | 'broken' | 'refused';

/** The codes whose server message is shown. */
type RefusedCode =
  | 'invalid_credentials'
  | 'account_disabled'
  | 'account_expired'
  | 'forbidden'
  | 'sign_up_closed'
  | 'not_submitted'
  | 'method_not_allowed'
  | 'already_assessed'
  | 'attempt_closed'
  | 'assignment_closed'
  | 'class_full'
  | 'may_not_leave'
  | 'wrong_start_code'
  | 'self_assessment_off'
  | 'sitting_closed'
  | 'sitting_running'
  | 'speaking_handed_in'
  | 'submission_claimed'
  | 'not_started'
  | 'last_administrator'
  | 'own_account'
  | 'part_number_taken'
  | 'version_conflict'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'range_not_satisfiable'
  | 'csrf_mismatch'
  | 'confirm_link_invalid'
  | 'email_taken'
  | 'email_unconfirmed'
  | 'incorrect_password'
  | 'not_publishable'
  | 'reset_link_invalid'
  | 'too_many_requests';

/** Together with `RefusedCode` it has every code of the contract: a new one does not compile until one of the two has it. */
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
} as const satisfies Record<Exclude<ErrorCode, RefusedCode>, Meaning>;

/** For responses without a code of this contract: a proxy's page, or a newer server. */
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
  if (code !== null && code in MEANINGS) return { meaning: MEANINGS[code as keyof typeof MEANINGS], message };
  // The server's own refusals have a code and a message, also those of a newer server.
  const meaning = code === null || status >= 500 ? MEANINGS_OF_STATUS[status] : null;
  return { meaning: meaning ?? (status >= 500 ? 'broken' : 'refused'), message };
}
