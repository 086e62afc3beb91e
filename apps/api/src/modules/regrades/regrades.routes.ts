import type { ModuleHandlers } from '../../http/handler.ts';
import { readRegrade, readRegrades } from './read-regrades.ts';
import { regradeSection, type RegradeWork } from './regrades.service.ts';
import { undoRegrade } from './undo-regrade.ts';

type RegradeRoutes = ModuleHandlers<
  'GET /api/regrade' | 'GET /api/regrade/:id' | 'POST /api/regrade/:id/undo' | 'POST /api/section/:id/regrade'
>;

export function regradesRoutes(work: RegradeWork): RegradeRoutes {
  return {
    'POST /api/section/:id/regrade': ({ params, body, caller, idempotencyKey }) =>
      regradeSection(work, params.id, { body, caller, idempotencyKey }),

    'GET /api/regrade': ({ query, reads }) => readRegrades(reads.db, query.section, query.page),

    'GET /api/regrade/:id': ({ params, query, reads }) => readRegrade(reads.db, params.id, query.page),

    'POST /api/regrade/:id/undo': ({ params, body, caller, idempotencyKey }) =>
      undoRegrade(work, params.id, { reason: body.reason, caller, idempotencyKey }),
  };
}
