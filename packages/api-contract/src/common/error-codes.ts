/** Every error code the API can answer, with its HTTP status. The screen shows `message`; programs read `code`. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  account_disabled: 403,
  account_expired: 403,
  forbidden: 403,
  section_locked: 403,
  /** Accounts come only from administrators. */
  sign_up_closed: 403,
  /** The section belongs to an exam that the user of this browser is taking. */
  sitting_running: 403,
  not_submitted: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** The assigned item cannot be started now: not open yet, over, not its turn, or no attempt is left. */
  assignment_closed: 409,
  attempt_closed: 409,
  /** The learner's own bands: an assessor has released bands. */
  already_assessed: 409,
  /** Administrators have turned off that learners give bands to their own work. */
  self_assessment_off: 409,
  /** Another speaking test was handed in for the mock exam. */
  speaking_handed_in: 409,
  /** A guest's answers are marked once for each started attempt. This attempt is unknown or too old. */
  not_started: 409,
  /** The exam of the sitting is over or has not started. */
  sitting_closed: 409,
  /** Another assessor works on the submission, or the caller has not claimed it. */
  submission_claimed: 409,
  /** The account was created by sign-up and its address is not confirmed. */
  email_unconfirmed: 409,
  /** The class has as many members as a class may have. */
  class_full: 409,
  /** The class does not allow its learners to leave. */
  may_not_leave: 409,
  last_administrator: 409,
  own_account: 409,
  /** Another part of the test has that number. */
  part_number_taken: 409,
  version_conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  csrf_mismatch: 419,
  confirm_link_invalid: 422,
  email_taken: 422,
  incorrect_password: 422,
  not_publishable: 422,
  /** The code that the learner entered does not start the assigned exam. */
  wrong_start_code: 422,
  reset_link_invalid: 422,
  /** The input takes more time or memory to parse than any real test, drawing or file. */
  too_complex: 422,
  validation_failed: 422,
  too_many_requests: 429,
  internal: 500,
  /** Too many calls are queued. Nothing was done. */
  busy: 503,
  not_saved: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode];
