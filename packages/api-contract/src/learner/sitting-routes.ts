import { idParamsSchema, messageSchema } from '../common/fields.ts';
import type { RouteTable } from '../common/route.ts';
import { guestMarkBodySchema, guestMarkedSchema, guestSittingSchema } from './guest-sitting.ts';
import { sittingListQuerySchema, sittingListSchema, sittingResultSchema } from './sitting-results.ts';
import { sittingSaveBodySchema } from './sitting-saves.ts';
import {
  sittingCreateBodySchema,
  sittingFinishBodySchema,
  sittingFrameSchema,
  sittingNextBodySchema,
  sittingSavedSchema,
  sittingSchema,
  sittingUnheardBodySchema,
} from './sitting.ts';

/** Whole exams, taken under exam conditions. */
export const sittingRoutes = {
  'POST /api/sitting': {
    auth: 'signedIn',
    quota: 'starts',
    tag: 'Sittings',
    summary:
      'Creates a sitting of one exam or of several in a row, or answers the one of the same exams that is not over',
    body: sittingCreateBodySchema,
    ok: { status: 200, schema: sittingSchema },
    errors: ['not_found', 'section_locked'],
  },
  'GET /api/sitting': {
    auth: 'signedIn',
    tag: 'Sittings',
    summary: "The learner's sittings, newest first; with marks and bands once they are over",
    query: sittingListQuerySchema,
    ok: { status: 200, schema: sittingListSchema },
    errors: [],
  },
  'POST /api/sitting/plan': {
    auth: 'guest',
    servedWhenFull: true,
    tag: 'Sittings',
    summary: 'For a guest: the plan and the sections of a sitting that is kept on the device; nothing is stored',
    body: sittingCreateBodySchema,
    ok: { status: 200, schema: guestSittingSchema },
    errors: ['not_found', 'section_locked'],
  },
  'POST /api/sitting/mark': {
    auth: 'guest',
    servedWhenFull: true,
    tag: 'Sittings',
    summary: "Marks a guest's whole exam once, and opens the keys of the questions that were answered",
    body: guestMarkBodySchema,
    ok: { status: 200, schema: guestMarkedSchema },
    errors: ['not_found', 'section_locked', 'attempt_closed', 'not_started', 'sitting_running', 'too_many_requests'],
  },
  'GET /api/sitting/:id': {
    auth: 'signedIn',
    tag: 'Sittings',
    summary: 'One sitting: where it is, and while an exam runs its sections with what was saved',
    params: idParamsSchema,
    ok: { status: 200, schema: sittingSchema },
    errors: ['not_found'],
  },
  'GET /api/sitting/:id/state': {
    auth: 'signedIn',
    tag: 'Sittings',
    summary: 'Where a sitting is',
    params: idParamsSchema,
    ok: { status: 200, schema: sittingFrameSchema },
    errors: ['not_found'],
  },
  'PATCH /api/sitting/:id': {
    auth: 'signedIn',
    quota: 'saves',
    tag: 'Sittings',
    summary: 'Saves the answers, flags and texts that changed in the exam that is running',
    params: idParamsSchema,
    body: sittingSaveBodySchema,
    ok: { status: 200, schema: sittingSavedSchema },
    errors: ['not_found', 'sitting_closed'],
  },
  'DELETE /api/sitting/:id': {
    auth: 'signedIn',
    quota: 'starts',
    tag: 'Sittings',
    summary: 'Discards a sitting that is not over, with all that was answered in it',
    params: idParamsSchema,
    ok: { status: 200, schema: messageSchema },
    errors: ['not_found', 'sitting_closed'],
  },
  'POST /api/sitting/:id/next': {
    auth: 'signedIn',
    quota: 'saves',
    tag: 'Sittings',
    summary: 'Ends the instructions or the pause',
    params: idParamsSchema,
    body: sittingNextBodySchema,
    ok: { status: 200, schema: sittingSchema },
    errors: ['not_found'],
  },
  'POST /api/sitting/:id/finish': {
    auth: 'signedIn',
    quota: 'saves',
    tag: 'Sittings',
    summary:
      'Ends an exam before its time, or hands in at its end; sent again, or before the first exam was begun, it changes nothing',
    params: idParamsSchema,
    body: sittingFinishBodySchema,
    ok: { status: 200, schema: sittingSchema },
    errors: ['not_found'],
  },
  'POST /api/sitting/:id/unheard': {
    auth: 'signedIn',
    quota: 'saves',
    tag: 'Sittings',
    summary: 'Grants back the time for which the recording could not be fetched, five minutes of an exam at most',
    params: idParamsSchema,
    body: sittingUnheardBodySchema,
    ok: { status: 200, schema: sittingFrameSchema },
    errors: ['not_found'],
  },
  'GET /api/sitting/:id/result': {
    auth: 'signedIn',
    tag: 'Sittings',
    summary: 'Marks and bands of a sitting that is over',
    params: idParamsSchema,
    ok: { status: 200, schema: sittingResultSchema },
    errors: ['not_found', 'not_submitted'],
  },
} as const satisfies RouteTable;
