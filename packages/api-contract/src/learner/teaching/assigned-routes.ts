import { idParamsSchema } from '../../common/fields.ts';
import type { RouteTable } from '../../common/route.ts';
import {
  assignedListSchema,
  assignedSchema,
  assignmentMailsSchema,
  mailsOffBodySchema,
  presenceBodySchema,
  presenceSchema,
  startAssignedBodySchema,
  startedAssignedSchema,
} from './assigned.ts';

/** Assignments of the learner's classes. */
export const assignedRoutes = {
  'GET /api/assigned': {
    auth: 'signedIn',
    tag: 'Assignments',
    summary: "Lists the assignments of the learner's classes with their states, the next due first",
    ok: { status: 200, schema: assignedListSchema },
    errors: [],
  },
  'GET /api/assigned/:id': {
    auth: 'signedIn',
    tag: 'Assignments',
    summary: 'Returns an assignment of one of the learner’s classes',
    params: idParamsSchema,
    ok: { status: 200, schema: assignedSchema },
    errors: ['not_found'],
  },
  'POST /api/assigned/:id/start': {
    auth: 'signedIn',
    quota: 'starts',
    tag: 'Assignments',
    summary: 'Starts an item of an assignment, or returns its running attempt',
    params: idParamsSchema,
    body: startAssignedBodySchema,
    ok: { status: 200, schema: startedAssignedSchema },
    errors: ['not_found', 'assignment_closed', 'wrong_start_code', 'too_many_requests'],
  },
  'GET /api/user/assignment-mails': {
    auth: 'signedIn',
    tag: 'Assignments',
    summary: 'Returns whether the account gets mails about assignments',
    ok: { status: 200, schema: assignmentMailsSchema },
    errors: [],
  },
  'PUT /api/user/assignment-mails': {
    auth: 'signedIn',
    quota: 'starts',
    tag: 'Assignments',
    summary: 'Turns mails about assignments on or off',
    body: assignmentMailsSchema,
    ok: { status: 200, schema: assignmentMailsSchema },
    errors: [],
  },
  'POST /api/assignment-mails/off': {
    auth: 'anyone',
    tag: 'Assignments',
    summary: 'Turns mails about assignments off by the link of one of them',
    body: mailsOffBodySchema,
    ok: { status: 200, schema: assignmentMailsSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;

/** Calls of the learner's app during an assigned sitting. */
export const presenceRoutes = {
  'POST /api/sitting/:id/presence': {
    auth: 'signedIn',
    quota: 'saves',
    tag: 'Assignments',
    summary: 'Reports that the learner’s app is open during an assigned sitting; returns messages of the teachers',
    params: idParamsSchema,
    body: presenceBodySchema,
    ok: { status: 200, schema: presenceSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
