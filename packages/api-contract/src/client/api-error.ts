import type { ErrorIssue } from '../common/error-body.ts';
import type { ErrorCode } from '../common/error-codes.ts';

/** A response that reports a failure. `message` is for the screen (learner specification, section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** null: the response did not come from the API, for example a proxy's page. */
  readonly code: ErrorCode | null;
  readonly issues: readonly ErrorIssue[];
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | null;
  /** Whether the server sent the message; otherwise the client chose it. */
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

/** No response arrived: the browser is offline, or the connection was refused, lost or too slow. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** True if the call exceeded its time limit. */
  readonly isTimeout: boolean;

  constructor(message: string, options: ErrorOptions & { readonly isTimeout?: boolean } = {}) {
    super(message, options);
    this.isTimeout = options.isTimeout ?? false;
  }
}
