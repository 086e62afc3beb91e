import type { ZodType } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/**
 * The callers that a route allows. `anyone`: the identity is ignored. `guest`: an account is used when a token is sent,
 * and a bad token is refused. `signedIn`: a valid token. `teacher`: a valid token of a teacher or an administrator.
 * `admin`: a valid token of an administrator.
 */
export type RouteAuth = 'anyone' | 'guest' | 'signedIn' | 'teacher' | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `METHOD /path/:param`, with `?view=edit` where the administrators' form of the same address has its own shape. */
export type RouteKey = `${HttpMethod} /${string}`;

/** The kind of data that a call stores. Each account has a limit for each kind, far above what a person needs. */
export type QuotaKind = 'practice' | 'saves' | 'starts' | 'submissions';

/** One line of the table of routes. */
export interface RouteContract {
  readonly auth: RouteAuth;
  /** The call needs the anti-forgery header that matches the cookie; otherwise it is refused with 419. */
  readonly csrf?: true;
  readonly tag: string;
  readonly summary: string;
  readonly params?: ZodType;
  readonly query?: ZodType;
  readonly body?: ZodType;
  /** A multipart form with one file in the field `file`, instead of a JSON body. */
  readonly upload?: true;
  /** The quota of the caller's account; calls beyond it are refused with 429. */
  readonly quota?: QuotaKind;
  /** The call works while the disk is full: it stores nothing, or only opens or ends a session. */
  readonly servedWhenFull?: true;
  /** The successful response; `null`: no body. `tagged`: with an entity tag, and 304 for a client with a current copy. */
  readonly ok: {
    readonly status: 200 | 201;
    readonly schema: ZodType | null;
    readonly binary?: true;
    readonly tagged?: true;
  };
  /** The errors of this route beyond those of all routes (`errorsOf`). */
  readonly errors: readonly ErrorCode[];
}

export type RouteTable = Readonly<Record<RouteKey, RouteContract>>;

/** The errors of all routes. */
export const COMMON_ERRORS = [
  'bad_request',
  'unsupported_media_type',
  'validation_failed',
  'internal',
  'busy',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** The errors of routes that receive or store data: all routes except those that only read. */
export const WRITE_ERRORS = ['payload_too_large', 'too_complex', 'not_saved'] as const satisfies readonly ErrorCode[];

/** The errors that depend on the caller. */
export const AUTH_ERRORS = {
  anyone: [],
  guest: ['unauthenticated', 'account_disabled', 'account_expired'],
  signedIn: ['unauthenticated', 'account_disabled', 'account_expired'],
  teacher: ['unauthenticated', 'account_disabled', 'account_expired', 'forbidden'],
  admin: ['unauthenticated', 'account_disabled', 'account_expired', 'forbidden'],
} as const satisfies Record<RouteAuth, readonly ErrorCode[]>;

/** Every error code that a route can send. */
export function errorsOf(contract: RouteContract, method: HttpMethod): readonly ErrorCode[] {
  const csrf: ErrorCode[] = contract.csrf ? ['csrf_mismatch'] : [];
  const quota: ErrorCode[] = contract.quota ? ['too_many_requests'] : [];
  const write = method === 'GET' ? [] : WRITE_ERRORS;
  return [
    ...new Set([...COMMON_ERRORS, ...write, ...AUTH_ERRORS[contract.auth], ...csrf, ...quota, ...contract.errors]),
  ];
}

/** Splits a key into method, path and view: `GET /api/section/:id?view=edit`. */
export function readRouteKey(key: RouteKey): { method: HttpMethod; path: string; view: string | null } {
  const [method, address] = key.split(' ', 2);
  const [path, query] = (address ?? '').split('?', 2);
  const view = query?.startsWith('view=') ? query.slice('view='.length) : null;
  // A RouteKey starts with a method by its type.
  return { method: method as HttpMethod, path: path ?? '', view };
}
