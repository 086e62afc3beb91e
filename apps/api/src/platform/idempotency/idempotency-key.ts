import { createHmac, hash } from 'node:crypto';
import { REPEATABLE, type RouteKey } from '@bandwise/api-contract/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

/** Identifies a call, so that a repeat is recognised. */
export interface IdempotencyKey {
  /** A digest of the caller and the header, so that users can't share keys. */
  readonly digest: Buffer;
  /**
   * A digest of the request, keyed by the header, which is not stored: a request may contain a password that must not be guessable from the
   * digest.
   */
  readonly request: Buffer;
}

const MAX_LENGTH = 255;

/** @returns null for a call without the header, for a guest, and for idempotent routes. */
export function readIdempotencyKey(key: RouteKey, request: FastifyRequest): IdempotencyKey | null {
  const header = request.headers['idempotency-key'];
  const { caller, url, body } = request;
  if (typeof header !== 'string' || header === '' || caller === null || !REPEATABLE.has(key)) return null;
  if (header.length > MAX_LENGTH)
    throw new AppError('bad_request', `Idempotency-Key must be at most ${MAX_LENGTH} characters.`);
  return {
    digest: hash('sha256', `${caller.id} ${header}`, 'buffer'),
    request: createHmac('sha256', header)
      .update(JSON.stringify([key, url, body ?? null]))
      .digest(),
  };
}
