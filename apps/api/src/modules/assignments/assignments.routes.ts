import type { Deps } from '../../deps.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { START_CODE_FAILURES } from '../../limits.ts';
import { createFailureLimit } from '../../platform/throttle/throttle.ts';
import { listAssignable } from './assignable.ts';
import { listAssigned, readAssigned } from './assigned.ts';
import {
  assign,
  changeAssignment,
  copyAssignment,
  grantLearner,
  removeAssignment,
  type AssignmentContext,
} from './assignments.service.ts';
import { findMailsOn, setMails, userOfToken } from './mails/mail-switch.ts';
import { listOfClass, readAssignment } from './read-assignment.ts';
import { startAssigned, type StartContext } from './start-assigned.ts';

type AssignmentRoutes =
  | 'DELETE /api/assignment/:id'
  | 'GET /api/assignable'
  | 'GET /api/assigned'
  | 'GET /api/assigned/:id'
  | 'GET /api/assignment/:id'
  | 'GET /api/class/:id/assignment'
  | 'GET /api/user/assignment-mails'
  | 'POST /api/assignment-mails/off'
  | 'PUT /api/user/assignment-mails'
  | 'POST /api/assigned/:id/start'
  | 'POST /api/assignment/:id/copy'
  | 'POST /api/class/:id/assignment'
  | 'PUT /api/assignment/:id'
  | 'PUT /api/assignment/:id/learner/:userID';

/** Assignments of classes: for their teachers, and for their learners. */
export function assignmentsRoutes(
  given: AssignmentContext & Omit<StartContext, 'wrongCodes'> & Pick<Deps, 'appSecret' | 'pool'>,
): ModuleHandlers<AssignmentRoutes> {
  const { db, now, pool } = given;
  const context = { ...given, wrongCodes: createFailureLimit(pool, { name: 'start-codes', ...START_CODE_FAILURES }) };
  return {
    'GET /api/assignable': ({ query, reads }) => listAssignable(reads.db, query),

    'GET /api/class/:id/assignment': ({ caller, params, reads }) => listOfClass(reads.db, caller, params.id),

    'POST /api/class/:id/assignment': ({ caller, params, body }) =>
      assign(context, caller, { classId: params.id, body }),

    'GET /api/assignment/:id': ({ caller, params, reads }) => readAssignment(reads.db, caller, params.id),

    'PUT /api/assignment/:id': ({ caller, params: { id }, body }) =>
      changeAssignment(context, caller, { id, change: body }),

    'DELETE /api/assignment/:id': async ({ caller, params }) => {
      await removeAssignment(context, caller, params.id);
      return { success: true, message: 'Assignment deleted.' };
    },

    'POST /api/assignment/:id/copy': ({ caller, params: { id }, body }) =>
      copyAssignment(context, caller, { id, ...body }),

    'PUT /api/assignment/:id/learner/:userID': ({ caller, params: { id, userID }, body }) =>
      grantLearner(context, caller, {
        id,
        userId: userID,
        extraTime: body.extra_time,
        dueAt: body.due_at === null ? null : new Date(body.due_at),
      }),

    'GET /api/assigned': async ({ caller, reads }) => {
      const at = now();
      return { now: at.toISOString(), assigned: await listAssigned(reads.db, { userId: caller.id, now: at }) };
    },

    'GET /api/assigned/:id': ({ caller, params, reads }) =>
      readAssigned(reads.db, { userId: caller.id, now: now() }, params.id),

    'GET /api/user/assignment-mails': async ({ caller }) => ({ on: await findMailsOn(db, caller.id) }),

    'PUT /api/user/assignment-mails': async ({ caller, body }) => {
      await setMails(db, caller.id, body.on);
      return { on: body.on };
    },

    'POST /api/assignment-mails/off': async ({ body }) => {
      await setMails(db, userOfToken(given.appSecret, body.token), false);
      return { on: false };
    },

    'POST /api/assigned/:id/start': ({ caller, params: { id }, body }) =>
      startAssigned(context, caller, { id, ...body }),
  };
}
