import { ApiError, NetworkError } from '@bandwise/api-contract/client';
import type { ErrorCode } from '@bandwise/api-contract/common';
import { expect, it } from 'vitest';
import { loadFailure } from '../../frame/load-failure.ts';
import { serverFailure } from './server-failure.ts';

const answered = (status: number, code: ErrorCode | null, retryAfter: number | null = null) =>
  new ApiError({ message: 'No.', status, code, issues: [], retryAfter, fromServer: true });

it.each([
  [answered(404, 'not_found'), 'notFound'],
  [answered(422, 'validation_failed'), 'notFound'],
  [answered(403, 'section_locked'), 'locked'],
  [answered(401, 'unauthenticated'), 'signIn'],
  [answered(500, 'internal'), 'unreachable'],
  [answered(502, null), 'unreachable'],
  [answered(403, 'forbidden'), 'refused'],
  [answered(403, null), 'refused'],
  // From a server that is newer than this page.
  [answered(403, 'of_tomorrow' as ErrorCode), 'refused'],
  [new NetworkError('offline'), 'unreachable'],
])('reads a section that did not load: %s', (error, kind) => {
  expect(loadFailure(error).kind).toBe(kind);
});

it.each([
  [new NetworkError('offline'), { kind: 'offline' }],
  [new NetworkError('silent', { isTimeout: true }), { kind: 'unanswered' }],
  [answered(503, 'unavailable'), { kind: 'offline' }],
  [answered(503, 'not_saved'), { kind: 'notSaved' }],
  [answered(502, null), { kind: 'offline' }],
  [answered(429, 'too_many_requests', 7), { kind: 'limited', seconds: 7 }],
  [answered(429, 'too_many_requests', 80_000), { kind: 'limited', seconds: 60 }],
  // From a proxy.
  [answered(429, null), { kind: 'limited', seconds: 10 }],
  [answered(403, 'section_locked'), { kind: 'locked' }],
  [answered(422, 'validation_failed'), { kind: 'refused', message: 'No.' }],
  [answered(500, 'internal'), { kind: 'refused', message: 'No.' }],
  [answered(403, 'of_tomorrow' as ErrorCode), { kind: 'refused', message: 'No.' }],
])('reads a save or a submission that did not arrive: %s', (error, failure) => {
  expect(serverFailure(error)).toEqual(failure);
});
