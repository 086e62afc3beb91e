import type { ModuleHandlers } from '../../http/handler.ts';
import { visitorOf } from '../sections/sections.ts';
import type { AttemptContext } from './attempt-context.ts';
import { readExplanation } from './explanation.ts';
import { presentLast, presentMarked, presentResult } from './results.presenter.ts';
import { findLastResult, markGuest, saveAnswers, saveReport } from './results.service.ts';

type ResultRoutes = ModuleHandlers<
  | 'POST /api/user/save-result'
  | 'GET /api/user/last-result'
  | 'POST /api/section/:id/mark'
  | 'GET /api/section/:id/explanation'
>;

export function resultsRoutes(context: AttemptContext): ResultRoutes {
  return {
    'POST /api/user/save-result': async (call) => {
      const { body, caller } = call;
      const frame = { caller, visitor: visitorOf(call), sectionID: body.sectionID };
      const attempt = body.answers
        ? await saveAnswers(context, {
            ...frame,
            answers: body.answers,
            changes: body.changes,
            attemptID: body.attemptID,
          })
        : await saveReport(context, { ...frame, correctCount: body.correctCount, total: body.total });
      const version = await context.sections.version({ id: attempt.section_id, version: attempt.version });
      return presentResult(attempt, version);
    },

    'GET /api/user/last-result': async ({ caller, query }) => {
      const attempt = await findLastResult(context, caller.id, query.sectionID);
      return attempt && presentLast(attempt);
    },

    'POST /api/section/:id/mark': async (call) => {
      const { marks, version } = await markGuest(context, {
        id: call.params.id,
        visitor: visitorOf(call),
        address: call.request.ip,
        answers: call.body.answers,
      });
      return presentMarked(marks, version);
    },

    'GET /api/section/:id/explanation': async ({ params, caller }) => ({
      explanation: await readExplanation(context, params.id, caller),
    }),
  };
}
