import type { ZodType } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/**
 * Who may make a call. `anyone`: identity is not looked at. `guest`: an account is used when a token is sent,
 * and a bad token is refused. `signedIn`: a valid token. `admin`: a valid token of an administrator.
 */
export type RouteAuth = 'anyone' | 'guest' | 'signedIn' | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `METHOD /path/:param`, with `?view=edit` where the administrators' form of the same address has its own shape. */
export type RouteKey = `${HttpMethod} /${string}`;

/** What a learner stores with a call: each kind has a limit for each account, which no person reaches. */
export type QuotaKind = 'practice' | 'saves' | 'starts' | 'submissions';

/** One line of the table of routes. */
export interface RouteContract {
  readonly auth: RouteAuth;
  /** Refused with 419 without the anti-forgery header that matches the cookie. */
  readonly csrf?: true;
  readonly tag: string;
  readonly summary: string;
  readonly params?: ZodType;
  readonly query?: ZodType;
  readonly body?: ZodType;
  /** A multipart form with one file in the field `file`, instead of a JSON body. */
  readonly upload?: true;
  /** Counts for the caller's account; refused with 429 beyond its limit. */
  readonly quota?: QuotaKind;
  /** Answered while too little space is left to store anything: it stores nothing, or what opens and ends a session. */
  readonly servedWhenFull?: true;
  /** The successful answer; `null`: no body. `tagged`: with an entity tag, and 304 to whoever has it already. */
  readonly ok: {
    readonly status: 200 | 201;
    readonly schema: ZodType | null;
    readonly binary?: true;
    readonly tagged?: true;
  };
  /** What can go wrong on this route, beyond what can go wrong on any (`errorsOf`). */
  readonly errors: readonly ErrorCode[];
}

export type RouteTable = Readonly<Record<RouteKey, RouteContract>>;

/** What any route can answer. */
export const COMMON_ERRORS = [
  'bad_request',
  'unsupported_media_type',
  'validation_failed',
  'internal',
  'busy',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** What a route can answer that may be sent something, or that stores something: all but those that read. */
export const WRITE_ERRORS = ['payload_too_large', 'too_complex', 'not_saved'] as const satisfies readonly ErrorCode[];

/** What a route can answer because of who is asking. */
export const AUTH_ERRORS = {
  anyone: [],
  guest: ['unauthenticated', 'account_disabled', 'account_expired'],
  signedIn: ['unauthenticated', 'account_disabled', 'account_expired'],
  admin: ['unauthenticated', 'account_disabled', 'account_expired', 'forbidden'],
} as const satisfies Record<RouteAuth, readonly ErrorCode[]>;

/** Every error code a route can answer; no other is sent. */
export function errorsOf(contract: RouteContract, method: HttpMethod): readonly ErrorCode[] {
  const csrf: ErrorCode[] = contract.csrf ? ['csrf_mismatch'] : [];
  const quota: ErrorCode[] = contract.quota ? ['too_many_requests'] : [];
  const write = method === 'GET' ? [] : WRITE_ERRORS;
  return [
    ...new Set([...COMMON_ERRORS, ...write, ...AUTH_ERRORS[contract.auth], ...csrf, ...quota, ...contract.errors]),
  ];
}

/** The parts of a key: `GET /api/section/:id?view=edit` → method, path and view. */
export function readRouteKey(key: RouteKey): { method: HttpMethod; path: string; view: string | null } {
  const [method, address] = key.split(' ', 2);
  const [path, query] = (address ?? '').split('?', 2);
  const view = query?.startsWith('view=') ? query.slice('view='.length) : null;
  // A RouteKey starts with a method by its type.
  return { method: method as HttpMethod, path: path ?? '', view };
}
