import {
  ERROR_STATUS,
  errorsOf,
  readRouteKey,
  type ErrorBody,
  type ErrorCode,
  type ErrorIssue,
} from '@bandwise/api-contract/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  isAccountGone,
  isConnectionLoss,
  isDataException,
  isStorageFailure,
  isVersionGone,
} from '../../db/database-errors.ts';
import { AppError } from '../../errors/app-error.ts';
import type { RefusalCounts } from '../../platform/log/refusal-counts.ts';
import { notSaved } from './not-saved.ts';
import { sessionOver } from './session-over.ts';

/** Called for an error code that the route's contract does not list. */
export type OnUndeclared = (call: string, code: ErrorCode) => void;

/** Refusals of rate limits, which may come by the thousand. */
const REPEATED: ReadonlySet<ErrorCode> = new Set(['busy', 'too_many_requests']);

/** Turns every error into a response `{message, code, issues?}`. */
export function createErrorHandler(refusals: RefusalCounts, onUndeclared?: OnUndeclared) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = toAppError(error, request);
    if (!REPEATED.has(refusal.code) || !refusals.count(request, refusal.code)) logRefusal(error, request, refusal);
    noteUndeclared(request, refusal.code, onUndeclared);
    void sendError(reply, refusal);
  };
}

/** The response is sent anyway: the contract is wrong, not the caller. */
function noteUndeclared(request: FastifyRequest, code: ErrorCode, onUndeclared?: OnUndeclared): void {
  const { key, contract } = request.routeOptions.config;
  if (!key || !contract || errorsOf(contract, readRouteKey(key).method).includes(code)) return;
  request.log.error(
    { code, call: key },
    'A call was refused with a code that the table of routes does not list for it',
  );
  onUndeclared?.(key, code);
}

function logRefusal(error: FastifyError, request: FastifyRequest, refusal: AppError): void {
  const status = ERROR_STATUS[refusal.code];
  // A full disk is logged as an error once, when it begins.
  if (error instanceof AppError && error.code === 'not_saved') request.log.warn({ code: error.code }, error.message);
  else if (refusal.code === 'busy') request.log.warn({ code: refusal.code, status }, refusal.message);
  else if (status >= 500) request.log.error({ err: error }, refusal.message);
  // The client's mistake, but a schema should have refused it.
  else if (isDataException(error)) request.log.warn({ err: error }, 'The database refused a value');
  else request.log.info({ code: refusal.code, status }, refusal.message);
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));
  const body: ErrorBody = {
    message: error.message,
    code: error.code,
    ...(error.issues.length > 0 ? { issues: [...error.issues] } : {}),
  };
  return reply
    .code(ERROR_STATUS[error.code])
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Fastify's refusals in this API's codes and words. */
const FASTIFY_CODES: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_CSRF_MISSING_SECRET: ['csrf_mismatch', 'This page has been open too long. Reload it and try again.'],
  FST_CSRF_INVALID_TOKEN: ['csrf_mismatch', 'This page has been open too long. Reload it and try again.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'This content type is not supported.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The request is too large.'],
  FST_REQ_FILE_TOO_LARGE: ['payload_too_large', 'The file is too large.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['unsupported_media_type', 'This content type is not supported.'],
};

function toAppError(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (error.validation) return validationError(error, request);
  const mapped = FASTIFY_CODES[error.code];
  if (mapped) return new AppError(mapped[0], mapped[1], { cause: error });
  // The client disconnected: a lost database has the same code.
  if (error === request.raw.errored)
    return new AppError('bad_request', 'The request was interrupted.', { cause: error });
  if (isStorageFailure(error) && request.method !== 'GET') return notSaved(error);
  if (isConnectionLoss(error) || isStorageFailure(error))
    return new AppError('unavailable', 'The service is not available at the moment. Please try again.', {
      cause: error,
    });
  if (isAccountGone(error)) return sessionOver(error);
  if (isVersionGone(error)) return new AppError('not_found', 'Test not found.', { cause: error });
  if (isDataException(error)) return new AppError('validation_failed', 'A value is out of range.', { cause: error });
  // Remaining errors with such a status are Fastify's refusals of malformed requests.
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError('bad_request', 'Bad request.', { cause: error });
  return new AppError('internal', 'Server error', { cause: error });
}

function validationError(error: FastifyError, request: FastifyRequest): AppError {
  const { contract } = request.routeOptions.config;
  // An address that names nothing is not found; its form is no concern of the caller's.
  if (error.validationContext === 'params' && contract?.errors.includes('not_found'))
    return new AppError('not_found', 'Not found.');
  if (error.validationContext === 'body' && (request.body === undefined || request.body === null))
    return new AppError('validation_failed', 'The request has no body.');
  const issues = (error.validation ?? []).map(toIssue);
  return new AppError('validation_failed', issues[0]?.message ?? 'The request is not valid.', { issues });
}

function toIssue(found: { instancePath: string; message?: string }): ErrorIssue {
  const path = found.instancePath.split('/').filter(Boolean).join('.');
  return { path, message: found.message ?? 'The request is not valid.' };
}
