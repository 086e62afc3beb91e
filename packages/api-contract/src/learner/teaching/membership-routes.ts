import { z } from 'zod';
import type { RouteTable } from '../../common/route.ts';
import {
  joinableClassSchema,
  joinBodySchema,
  joinCodeParamsSchema,
  membershipParamsSchema,
  membershipSchema,
} from './membership.ts';

/** The classes of a learner. */
export const membershipRoutes = {
  'GET /api/membership': {
    auth: 'signedIn',
    tag: 'Classes',
    summary: "Lists the learner's classes that are not archived",
    ok: { status: 200, schema: z.array(membershipSchema) },
    errors: [],
  },
  'GET /api/membership/code/:code': {
    auth: 'signedIn',
    tag: 'Classes',
    summary: 'Returns the class that a code joins',
    params: joinCodeParamsSchema,
    ok: { status: 200, schema: joinableClassSchema },
    errors: ['not_found', 'too_many_requests'],
  },
  'POST /api/membership': {
    auth: 'signedIn',
    quota: 'starts',
    tag: 'Classes',
    summary: 'Joins a class by its code; repeated, the call changes nothing',
    body: joinBodySchema,
    ok: { status: 200, schema: membershipSchema },
    errors: ['not_found', 'class_full', 'too_many_requests'],
  },
  'DELETE /api/membership/:classID': {
    auth: 'signedIn',
    quota: 'starts',
    tag: 'Classes',
    summary: 'Leaves a class, if it allows its learners to leave',
    params: membershipParamsSchema,
    ok: { status: 200, schema: z.array(membershipSchema) },
    errors: ['not_found', 'may_not_leave'],
  },
} as const satisfies RouteTable;
