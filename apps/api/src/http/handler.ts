import type { RouteAuth, RouteContract, RouteKey } from '@bandwise/api-contract/common';
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
  readonly role: 'learner' | 'admin';
  /** The hash of the token that was sent, in base64. */
  readonly tokenHash: string;
}

/**
 * Identifies the caller; null: a guest. `anew`: bypasses the cache.
 * @throws AppError of a refusal by the table.
 */
export type Authenticate = (
  auth: RouteAuth,
  request: FastifyRequest,
  how?: { readonly anew?: boolean },
) => Promise<Caller | null>;

type CallerOf<C extends RouteContract> = C['auth'] extends 'admin' | 'signedIn'
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
  /** For work that is done once, however often the call is repeated (`doOnce`). */
  readonly idempotencyKey: IdempotencyKey | null;
  /** For what may be a second old, but never older than what the same browser has written. */
  readonly reads: ReadSource;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * An answer that is sent as it is: already serialised through the table's schema (or a file). The one way past the
 * response schema, so that every use is easy to find.
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

/** A handler for every route of the table, and for nothing else. */
export type Handlers = { readonly [K in keyof AllRoutes]: Handler<AllRoutes[K]> };

/** The handlers that one module answers for. */
export type ModuleHandlers<K extends keyof AllRoutes & RouteKey> = Pick<Handlers, K>;
