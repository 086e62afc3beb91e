import type { SaveResultBody } from '@bandwise/api-contract/learner';
import type { SubmittedAttempt } from './attempt.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { visitorOf } from '../sections/sections.ts';
import type { AttemptContext } from './attempt-context.ts';
import { presentLast, presentResult, presentSummary } from './attempts.presenter.ts';
import { findHistory, findLastSubmitted } from './attempts.repo.ts';
import {
  discardAttempt,
  hiddenFrom,
  readDetail,
  readExplanation,
  saveAttempt,
  startAttempt,
} from './attempts.service.ts';
import { closeOverdue } from './close-attempt.ts';
import { markGuest, startGuest } from './guests/guest-marks.ts';
import { keepGuestAttempt } from './guests/keep-guest-attempt.ts';
import { saveAnswers, saveReport, type Submission } from './results.service.ts';

type AttemptRoutes = ModuleHandlers<
  | 'POST /api/attempt'
  | 'GET /api/attempt'
  | 'GET /api/attempt/:id'
  | 'PATCH /api/attempt/:id'
  | 'DELETE /api/attempt/:id'
  | 'POST /api/user/save-result'
  | 'GET /api/user/last-result'
  | 'POST /api/section/:id/mark'
  | 'POST /api/section/:id/start'
  | 'GET /api/section/:id/explanation'
>;

/** The routes of an attempt, from its start to its result. */
export function attemptsRoutes(context: AttemptContext): AttemptRoutes {
  return {
    'POST /api/attempt': async (call) => {
      const { sectionID, restart = false } = call.body;
      return startAttempt(context, { userId: call.caller.id, visitor: visitorOf(call), sectionID, restart });
    },

    'GET /api/attempt': async ({ caller, query, reads }) => {
      const db = await closeOverdue(context, caller.id, reads.db);
      return { attempts: (await findHistory(db, caller.id, query)).map(presentSummary) };
    },

    'GET /api/attempt/:id': async ({ caller, params }) => readDetail(context, { userId: caller.id, id: params.id }),

    'PATCH /api/attempt/:id': async ({ caller, params, body }) =>
      saveAttempt(context, { userId: caller.id, id: params.id }, body.changes),

    'DELETE /api/attempt/:id': async ({ caller, params, idempotencyKey }) => {
      await discardAttempt(context, { userId: caller.id, id: params.id }, idempotencyKey);
      return { message: 'Attempt discarded.' };
    },

    'POST /api/user/save-result': async (call) => {
      const { body, caller } = call;
      const frame = { caller, visitor: visitorOf(call), sectionID: body.sectionID };
      const [attempt, hiding] = await Promise.all([
        storeResult(context, frame, body),
        context.attempts.hiding({ userId: caller.id, sectionId: body.sectionID }),
      ]);
      const { version } = await context.sections.keyed({ id: attempt.section_id, version: attempt.version });
      return presentResult(attempt, version, { hidden: hiddenFrom(hiding, attempt, context.now()) });
    },

    'GET /api/user/last-result': async ({ caller, query, reads }) => {
      const db = await closeOverdue(context, caller.id, reads.db);
      const attempt = await findLastSubmitted(db, caller.id, query.sectionID);
      return attempt && presentLast(attempt);
    },

    'POST /api/section/:id/mark': async (call) => {
      const { attempt: token, answers } = call.body;
      return markGuest(context, {
        id: call.params.id,
        visitor: visitorOf(call),
        request: call.request,
        token,
        answers,
      });
    },

    'POST /api/section/:id/start': async (call) => ({
      attempt: await startGuest(context, { id: call.params.id, visitor: visitorOf(call), request: call.request }),
    }),

    'GET /api/section/:id/explanation': async ({ params, caller }) => ({
      explanation: await readExplanation(context, params.id, caller),
    }),
  };
}

/** Stores a result: an attempt that the caller made as a guest, an attempt with its answers, or reported marks. */
function storeResult(
  context: AttemptContext,
  frame: Pick<Submission, 'caller' | 'sectionID' | 'visitor'>,
  body: SaveResultBody,
): Promise<SubmittedAttempt> {
  if (!body.answers) return saveReport(context, { ...frame, correctCount: body.correctCount, total: body.total });
  const { answers, changes, attemptID, guestAttempt } = body;
  if (guestAttempt !== undefined) return keepGuestAttempt(context, { ...frame, answers }, guestAttempt);
  return saveAnswers(context, { ...frame, answers, changes, attemptID });
}
