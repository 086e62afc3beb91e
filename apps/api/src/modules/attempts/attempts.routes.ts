import type { ModuleHandlers } from '../../http/handler.ts';
import { visitorOf } from '../sections/sections.ts';
import type { AttemptContext } from './attempt-context.ts';
import { presentSummary } from './attempts.presenter.ts';
import { findHistory } from './attempts.repo.ts';
import { discardAttempt, readDetail, saveAttempt, startAttempt } from './attempts.service.ts';
import { closeOverdue } from './close-attempt.ts';

type AttemptRoutes = ModuleHandlers<
  | 'POST /api/attempt'
  | 'GET /api/attempt'
  | 'GET /api/attempt/:id'
  | 'PATCH /api/attempt/:id'
  | 'DELETE /api/attempt/:id'
>;

export function attemptsRoutes(context: AttemptContext): AttemptRoutes {
  return {
    'POST /api/attempt': async (call) => {
      const { sectionID, restart = false } = call.body;
      return startAttempt(context, { userId: call.caller.id, visitor: visitorOf(call), sectionID, restart });
    },

    'GET /api/attempt': async ({ caller, query }) => {
      await closeOverdue(context, caller.id);
      return { attempts: (await findHistory(context.db, caller.id, query)).map(presentSummary) };
    },

    'GET /api/attempt/:id': async ({ caller, params }) => readDetail(context, { userId: caller.id, id: params.id }),

    'PATCH /api/attempt/:id': async ({ caller, params, body }) =>
      saveAttempt(context, { userId: caller.id, id: params.id }, body.changes),

    'DELETE /api/attempt/:id': async ({ caller, params, idempotencyKey }) => {
      await discardAttempt(context, { userId: caller.id, id: params.id }, idempotencyKey);
      return { message: 'Attempt discarded.' };
    },
  };
}
