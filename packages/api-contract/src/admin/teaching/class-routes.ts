import { z } from 'zod';
import { idParamsSchema, successSchema } from '../../common/fields.ts';
import type { RouteTable } from '../../common/route.ts';
import {
  addedMembersSchema,
  addMembersBodySchema,
  classChangeBodySchema,
  classImportQuerySchema,
  classImportSchema,
  classSchema,
  listedClassSchema,
  memberParamsSchema,
  newClassBodySchema,
} from './classes.ts';

/** Classes of teachers. A class of other teachers is answered with 404. */
export const classRoutes = {
  'GET /api/class': {
    auth: 'teacher',
    tag: 'Classes',
    summary: 'Lists the classes that the caller teaches, or all for administrators, by name',
    ok: { status: 200, schema: z.array(listedClassSchema) },
    errors: [],
  },
  'POST /api/class': {
    auth: 'teacher',
    tag: 'Classes',
    summary: 'Creates a class; a teacher who creates one teaches it',
    body: newClassBodySchema,
    ok: { status: 201, schema: classSchema },
    errors: [],
  },
  'GET /api/class/:id': {
    auth: 'teacher',
    tag: 'Classes',
    summary: 'Returns a class with its members',
    params: idParamsSchema,
    ok: { status: 200, schema: classSchema },
    errors: ['not_found'],
  },
  'PATCH /api/class/:id': {
    auth: 'teacher',
    tag: 'Classes',
    summary: 'Changes the name of a class, or whether learners may leave, or archives it',
    params: idParamsSchema,
    body: classChangeBodySchema,
    ok: { status: 200, schema: classSchema },
    errors: ['not_found'],
  },
  'DELETE /api/class/:id': {
    auth: 'admin',
    tag: 'Classes',
    summary: 'Deletes a class with its assignments; the results of its learners stay',
    params: idParamsSchema,
    ok: { status: 200, schema: successSchema },
    errors: ['not_found'],
  },
  'PUT /api/class/:id/join-code': {
    auth: 'teacher',
    tag: 'Classes',
    summary: 'Makes a new code to join the class; the former one ends',
    params: idParamsSchema,
    ok: { status: 200, schema: classSchema },
    errors: ['not_found'],
  },
  'DELETE /api/class/:id/join-code': {
    auth: 'teacher',
    tag: 'Classes',
    summary: 'Ends the code to join the class',
    params: idParamsSchema,
    ok: { status: 200, schema: classSchema },
    errors: ['not_found'],
  },
  'POST /api/class/:id/member': {
    auth: 'teacher',
    tag: 'Classes',
    summary:
      'Adds accounts to a class by address; those of learners are invited by mail instead, unless an administrator adds them',
    params: idParamsSchema,
    body: addMembersBodySchema,
    ok: { status: 200, schema: addedMembersSchema },
    errors: ['not_found', 'class_full', 'too_many_requests'],
  },
  'DELETE /api/class/:id/member/:userID': {
    auth: 'teacher',
    tag: 'Classes',
    summary: 'Removes a learner from a class; only administrators remove teachers',
    params: memberParamsSchema,
    ok: { status: 200, schema: classSchema },
    errors: ['not_found'],
  },
  'POST /api/class/:id/import': {
    auth: 'teacher',
    tag: 'Classes',
    summary: 'Adds the learners of a CSV file to a class, or shows what it would add (multipart, field `file`)',
    upload: true,
    params: idParamsSchema,
    query: classImportQuerySchema,
    ok: { status: 200, schema: classImportSchema },
    errors: ['not_found', 'class_full', 'too_many_requests'],
  },
  'POST /api/class/import': {
    auth: 'teacher',
    tag: 'Classes',
    summary:
      'Adds the learners of a CSV file with a column `class` to their classes and creates missing ones, or shows what it would do (multipart, field `file`)',
    upload: true,
    query: classImportQuerySchema,
    ok: { status: 200, schema: classImportSchema },
    errors: ['class_full', 'too_many_requests'],
  },
} as const satisfies RouteTable;
