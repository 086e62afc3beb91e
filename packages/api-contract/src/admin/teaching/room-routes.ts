import { idParamsSchema, successSchema } from '../../common/fields.ts';
import type { RouteTable } from '../../common/route.ts';
import {
  endBodySchema,
  extendBodySchema,
  reopenBodySchema,
  roomMessageBodySchema,
  roomSchema,
  startCodeBodySchema,
} from './room.ts';

/** The exam room of an assignment. One of another teacher's class is answered with 404. */
export const roomRoutes = {
  'GET /api/assignment/:id/room': {
    auth: 'teacher',
    tag: 'Exam room',
    summary: 'Returns what the learners of an assignment are doing; meant to be requested every few seconds',
    params: idParamsSchema,
    ok: { status: 200, schema: roomSchema, tagged: true },
    errors: ['not_found'],
  },
  'POST /api/assignment/:id/room/extend': {
    auth: 'teacher',
    tag: 'Exam room',
    summary: 'Adds minutes to the running or coming exam of one learner or of all',
    params: idParamsSchema,
    body: extendBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found', 'sitting_closed'],
  },
  'POST /api/assignment/:id/room/end': {
    auth: 'teacher',
    tag: 'Exam room',
    summary: "Ends a learner's test; what was typed in time is still saved",
    params: idParamsSchema,
    body: endBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found', 'sitting_closed'],
  },
  'POST /api/assignment/:id/room/reopen': {
    auth: 'teacher',
    tag: 'Exam room',
    summary: "Lets a learner's exam that ended last run again; its results are withdrawn",
    params: idParamsSchema,
    body: reopenBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found', 'sitting_closed', 'submission_claimed'],
  },
  'POST /api/assignment/:id/room/message': {
    auth: 'teacher',
    tag: 'Exam room',
    summary: 'Sends a message to the screen of one learner or of all',
    params: idParamsSchema,
    body: roomMessageBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found'],
  },
  'PUT /api/assignment/:id/start-code': {
    auth: 'teacher',
    tag: 'Exam room',
    summary: 'Sets the code that learners enter to start, or makes a new one',
    params: idParamsSchema,
    body: startCodeBodySchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found'],
  },
  'DELETE /api/assignment/:id/start-code': {
    auth: 'teacher',
    tag: 'Exam room',
    summary: 'Removes the start code, so that learners start without one',
    params: idParamsSchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
