import type { Role, RouteAuth, RouteContract, RouteKey } from '@bandwise/api-contract/common';
import type { AllRoutes } from '@bandwise/api-contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType, z } from 'zod';
import type { ReadSource } from '../db/replicas/read-sources.ts';
import type { IdempotencyKey } from '../platform/idempotency/idempotency-key.ts';

/** The caller, from a valid token of an active account. */
export interface Caller {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  /** The hash of the token that was sent, in base64. */
  readonly tokenHash: string;
}

/**
 * Identifies the caller; null: a guest. `bypassCache`: reads the caller from the database.
 * @throws AppError of a refusal by the table.
 */
export type Authenticate = (
  auth: RouteAuth,
  request: FastifyRequest,
  how?: { readonly bypassCache?: boolean },
) => Promise<Caller | null>;

type CallerOf<C extends RouteContract> = C['auth'] extends 'admin' | 'teacher' | 'signedIn'
  ? Caller
  : C['auth'] extends 'guest'
    ? Caller | null
    : null;

type Read<C, K extends string> = C extends Record<K, infer S extends ZodType> ? z.output<S> : undefined;

/** The input of a handler, which has passed the table's schemas and `auth`. */
export interface Call<C extends RouteContract> {
  readonly params: Read<C, 'params'>;
  readonly query: Read<C, 'query'>;
  readonly body: Read<C, 'body'>;
  readonly caller: CallerOf<C>;
  /** For work that runs once however often the call is repeated (`doOnce`). */
  readonly idempotencyKey: IdempotencyKey | null;
  /** For reads that may be a second old, but not older than this browser's last write. */
  readonly reads: ReadSource;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * A response that is already serialised through its schema, or a file. Only this class bypasses the response schema, so uses are easy to
 * find.
 */
export class Prepared {
  readonly payload: Buffer | string | NodeJS.ReadableStream;
  readonly contentType: string;

  constructor(payload: Buffer | string | NodeJS.ReadableStream, contentType = 'application/json; charset=utf-8') {
    this.payload = payload;
    this.contentType = contentType;
  }
}

export type Answer<C extends RouteContract> =
  | (C['ok']['schema'] extends infer S ? (S extends ZodType ? z.input<S> : undefined) : never)
  | Prepared;

export type Handler<C extends RouteContract> = (call: Call<C>) => Promise<Answer<C>>;

export type Handlers = { readonly [K in keyof AllRoutes]: Handler<AllRoutes[K]> };

/** The handlers of one module. */
export type ModuleHandlers<K extends keyof AllRoutes & RouteKey> = Pick<Handlers, K>;
