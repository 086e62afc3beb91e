import { z } from 'zod';
import { idParamsSchema, successSchema } from '../../common/fields.ts';
import type { RouteTable } from '../../common/route.ts';
import {
  assignableQuerySchema,
  assignableTestSchema,
  assignmentChangeBodySchema,
  assignmentListSchema,
  assignmentSchema,
  copyAssignmentBodySchema,
  grantBodySchema,
  grantParamsSchema,
  newAssignmentBodySchema,
} from './assignments.ts';

/** Assignments of classes. One of another teacher's class is answered with 404. */
export const assignmentRoutes = {
  'GET /api/assignable': {
    auth: 'teacher',
    tag: 'Assignments',
    summary: 'Lists published tests that can be assigned, the newest first, at most 50',
    query: assignableQuerySchema,
    ok: { status: 200, schema: z.array(assignableTestSchema) },
    errors: [],
  },
  'GET /api/class/:id/assignment': {
    auth: 'teacher',
    tag: 'Assignments',
    summary: 'Lists the assignments of a class, the latest first',
    params: idParamsSchema,
    ok: { status: 200, schema: assignmentListSchema },
    errors: ['not_found'],
  },
  'POST /api/class/:id/assignment': {
    auth: 'teacher',
    tag: 'Assignments',
    summary: 'Assigns tests to a class',
    params: idParamsSchema,
    body: newAssignmentBodySchema,
    ok: { status: 201, schema: assignmentSchema },
    errors: ['not_found'],
  },
  'GET /api/assignment/:id': {
    auth: 'teacher',
    tag: 'Assignments',
    summary: 'Returns an assignment',
    params: idParamsSchema,
    ok: { status: 200, schema: assignmentSchema },
    errors: ['not_found'],
  },
  'PUT /api/assignment/:id': {
    auth: 'teacher',
    tag: 'Assignments',
    summary: 'Changes times and rules of an assignment; running tests keep their time',
    params: idParamsSchema,
    body: assignmentChangeBodySchema,
    ok: { status: 200, schema: assignmentSchema },
    errors: ['not_found', 'version_conflict'],
  },
  'DELETE /api/assignment/:id': {
    auth: 'teacher',
    tag: 'Assignments',
    summary: 'Deletes an assignment; what learners did stays in their results',
    params: idParamsSchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found'],
  },
  'POST /api/assignment/:id/copy': {
    auth: 'teacher',
    tag: 'Assignments',
    summary: "Copies an assignment to another of the caller's classes, with other times",
    params: idParamsSchema,
    body: copyAssignmentBodySchema,
    ok: { status: 201, schema: assignmentSchema },
    errors: ['not_found'],
  },
  'PUT /api/assignment/:id/learner/:userID': {
    auth: 'teacher',
    tag: 'Assignments',
    summary: 'Gives one learner extra time or another due time; a running test gets more time, never less',
    params: grantParamsSchema,
    body: grantBodySchema,
    ok: { status: 200, schema: assignmentSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
