import type { RouteKey } from './route.ts';

/**
 * Calls that the server performs once for each `Idempotency-Key`. A client without a response repeats the call with the same key and
 * gets the first response. Without the key, a repeated call would change something twice or get a different response. All other calls
 * are idempotent.
 */
export const REPEATABLE: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'POST /api/exam/new/:type',
  'POST /api/exam/new',
  'PUT /api/exam/:exam_id',
  'DELETE /api/exam/delete/:id',
  'POST /api/bin/:exam_id/restore',
  'DELETE /api/bin/:exam_id',
  'DELETE /api/users/:id',
  'PUT /api/users/:id/status',
  'PUT /api/users/:id',
  'POST /api/users/bulk-delete',
  'POST /api/users/bulk-status-update',
  'POST /api/users/bulk-expiry-update',
  'PATCH /api/problem/:id',
  'POST /api/section/:id/regrade',
  'POST /api/regrade/:id/undo',
  'POST /api/register',
  'DELETE /api/attempt/:id',
  'DELETE /api/sitting/:id',
  'POST /api/assignment/:id/room/extend',
  'POST /api/assignment/:id/room/end',
  'POST /api/assignment/:id/room/reopen',
  'POST /api/assignment/:id/room/message',
]);
