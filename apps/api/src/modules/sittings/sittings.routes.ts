import type { SectionSave } from '@bandwise/api-contract/learner';
import { AppError } from '../../errors/app-error.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { sendBody } from '../../http/send-body.ts';
import type { OwnedId } from '../attempts/attempts.ts';
import { visitorOf, type Visitor } from '../sections/sections.ts';
import { act } from './act-on-sitting.ts';
import { closeDueOf, closeSitting } from './close-sitting.ts';
import { createSitting } from './create-sitting.ts';
import { discardSitting } from './discard-sitting.ts';
import { listFullExams } from './full-exam-list.ts';
import { markForGuest, planForGuest } from './guests/guest-sitting.ts';
import { keepGuestSitting } from './guests/keep-guest-sitting.ts';
import { presentSitting, presentWhere } from './present-sitting.ts';
import { readSitting } from './read-sitting.ts';
import { saveSections } from './save-sitting.ts';
import { isDue } from './sitting.ts';
import type { SittingContext } from './sitting-context.ts';
import { readResult } from './sitting-result.ts';
import { findHistory } from './sittings.repo.ts';
import { presentSummary } from './sittings.presenter.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';

type SittingRoutes = ModuleHandlers<
  | 'DELETE /api/sitting/:id'
  | 'GET /api/exam/list/full/:skill'
  | 'GET /api/sitting'
  | 'GET /api/sitting/:id'
  | 'GET /api/sitting/:id/result'
  | 'GET /api/sitting/:id/state'
  | 'PATCH /api/sitting/:id'
  | 'POST /api/sitting'
  | 'POST /api/sitting/:id/finish'
  | 'POST /api/sitting/:id/next'
  | 'POST /api/sitting/:id/unheard'
  | 'POST /api/sitting/keep'
  | 'POST /api/sitting/mark'
  | 'POST /api/sitting/plan'
>;

/** Whole exams, from their start to their bands. */
export function sittingsRoutes(context: SittingContext): SittingRoutes {
  return {
    'GET /api/exam/list/full/:skill': async (call) =>
      sendBody(
        call.request,
        call.reply,
        await listFullExams(context, { skill: call.params.skill, visitor: visitorOf(call), reads: call.reads.db }),
      ),

    'POST /api/sitting': async (call) =>
      presentSitting(context, await createSitting(context, call.caller, requestOf(visitorOf(call), call.body))),

    'GET /api/sitting': async ({ caller, query, reads }) => {
      const now = context.now();
      const db = await closeDueOf(context, caller.id, {
        reads: reads.db,
        isDue: (sitting) => isDue(sitting, now),
      });
      const sittings = await findHistory(db, caller.id, query);
      const ids = sittings.map(({ id }) => id);
      const handedIn = await context.handedInTexts(db, ids);
      const texts = handedIn && Map.groupBy(handedIn, ({ sitting_id }) => sitting_id);
      return {
        now: now.getTime(),
        sittings: sittings.map((sitting) =>
          presentSummary(sitting, { now, handedIn: texts && (texts.get(sitting.id) ?? []) }),
        ),
      };
    },

    'POST /api/sitting/plan': (call) =>
      planForGuest(context, requestOf(visitorOf(call), call.body), networkOf(call.request.ip)),

    'POST /api/sitting/mark': (call) =>
      markForGuest(context, {
        examId: call.body.exam_id,
        visitor: visitorOf(call),
        grants: call.body.grants ?? [],
        request: call.request,
        token: call.body.attempt,
        answers: new Map(call.body.sections.map(({ sectionID, answers }) => [sectionID, answers])),
      }),

    'POST /api/sitting/keep': (call) =>
      keepGuestSitting(context, { ...call.body, userId: call.caller.id, visitor: visitorOf(call) }),

    'GET /api/sitting/:id': async ({ caller, params }) =>
      presentSitting(context, await readSitting(context, owned(caller, params))),

    'GET /api/sitting/:id/state': async ({ caller, params }) =>
      presentWhere(context, await readSitting(context, owned(caller, params))),

    'PATCH /api/sitting/:id': async ({ caller, params, body }) => {
      const sitting = await readSitting(context, owned(caller, params));
      const saved = await saveSections(context, sitting, body.sections);
      return { ...(await presentWhere(context, sitting)), saved };
    },

    'DELETE /api/sitting/:id': async ({ caller, params, idempotencyKey }) => {
      await discardSitting(context, owned(caller, params), idempotencyKey);
      return { message: 'Exam discarded.' };
    },

    'POST /api/sitting/:id/next': async ({ caller, params, body }) =>
      presentSitting(context, await act(context, owned(caller, params), { type: 'next', ...body })),

    'POST /api/sitting/:id/finish': async ({ caller, params, body }) => {
      const { exam, all = false, sections = [] } = body;
      return presentSitting(context, await finish(context, owned(caller, params), { exam, all, sections }));
    },

    'POST /api/sitting/:id/unheard': async ({ caller, params, body }) =>
      presentWhere(context, await act(context, owned(caller, params), { type: 'unheard', ...body })),

    'GET /api/sitting/:id/result': ({ caller, params }) => readResult(context, owned(caller, params)),
  };
}

const owned = ({ id: userId }: { readonly id: string }, { id }: { readonly id: string }): OwnedId => ({ userId, id });

interface Request {
  readonly exams: readonly string[];
  readonly grants?: readonly string[] | undefined;
}

function requestOf(visitor: Visitor, { exams, grants = [] }: Request) {
  return { exams, visitor, grants };
}

/** Saves unsent changes and finishes. The client has sent everything then, so a completed sitting is closed at once. */
async function finish(
  context: SittingContext,
  wanted: OwnedId,
  { exam, all, sections }: { readonly exam: number; readonly all: boolean; readonly sections: readonly SectionSave[] },
) {
  try {
    await saveSections(context, await readSitting(context, wanted), sections);
  } catch (error) {
    // A repeated call finds the sitting already closed with the first call's answers.
    if (!(error instanceof AppError) || error.code !== 'sitting_closed') throw error;
  }
  const sitting = await act(context, wanted, { type: 'finish', exam, all });
  await closeSitting(context, sitting);
  return readSitting(context, wanted);
}
