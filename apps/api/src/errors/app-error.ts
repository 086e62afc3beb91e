import type { ErrorCode, ErrorIssue } from '@bandwise/api-contract/common';

/** A refusal whose message the caller may read; the error handler sends it. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: readonly ErrorIssue[];
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    message: string,
    details: { issues?: readonly ErrorIssue[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.issues = details.issues ?? [];
    this.retryAfter = details.retryAfter ?? null;
  }
}
