import { Prepared, type ModuleHandlers } from '../../http/handler.ts';
import type { Content } from './attempt-context.ts';
import { visitorOf } from '../sections/sections.policy.ts';
import { markGuest, readLastResult, saveAnswers, saveReport } from './results.service.ts';

type ResultRoutes = ModuleHandlers<
  'POST /api/user/save-result' | 'GET /api/user/last-result' | 'POST /api/section/:id/mark'
>;

export function resultsRoutes(content: Content): ResultRoutes {
  return {
    'POST /api/user/save-result': async (call) => {
      const { body, caller } = call;
      const frame = { caller, visitor: visitorOf(call), sectionID: body.sectionID };
      return new Prepared(
        body.answers
          ? await saveAnswers(content, {
              ...frame,
              answers: body.answers,
              changes: body.changes,
              attemptID: body.attemptID,
            })
          : await saveReport(content, { ...frame, correctCount: body.correctCount, total: body.total }),
      );
    },

    'GET /api/user/last-result': async ({ caller, query }) => readLastResult(content, caller.id, query.sectionID),

    'POST /api/section/:id/mark': async (call) =>
      new Prepared(
        await markGuest(content, {
          id: call.params.id,
          visitor: visitorOf(call),
          address: call.request.ip,
          answers: call.body.answers,
        }),
      ),
  };
}
