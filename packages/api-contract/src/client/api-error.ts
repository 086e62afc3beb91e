import type { ErrorIssue } from '../common/error-body.ts';
import type { ErrorCode } from '../common/error-codes.ts';

/** An answer that was not a success. `message` is what the screen shows (learner specification, section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** null: the answer was not one of the API's own (a proxy's page, say). */
  readonly code: ErrorCode | null;
  readonly issues: readonly ErrorIssue[];
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | null;
  /** Whether the server sent the message, or it was made up here. */
  readonly fromServer: boolean;

  constructor(options: {
    message: string;
    status: number;
    code: ErrorCode | null;
    issues: readonly ErrorIssue[];
    retryAfter: number | null;
    fromServer: boolean;
  }) {
    super(options.message);
    this.status = options.status;
    this.code = options.code;
    this.issues = options.issues;
    this.retryAfter = options.retryAfter;
    this.fromServer = options.fromServer;
  }
}

/** No answer came at all: offline, refused, cut, or not in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** The server was given as long as a call may take. */
  readonly isTimeout: boolean;

  constructor(message: string, options: ErrorOptions & { readonly isTimeout?: boolean } = {}) {
    super(message, options);
    this.isTimeout = options.isTimeout ?? false;
  }
}
