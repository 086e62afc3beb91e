import type { Deps } from '../../deps.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import {
  CLASS_INVITATIONS,
  CLASS_INVITATIONS_OF_ADDRESS,
  JOIN_CODE_FAILURES,
  JOIN_CODE_FAILURES_OF_NETWORK,
} from '../../limits.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { createFailureLimit, createThrottle } from '../../platform/throttle/throttle.ts';
import { requireClass } from '../rights/rights.ts';
import { readUserFile } from '../users/users.ts';
import { changeClass, changeJoinCode, createClass, listClasses, readClass, removeClass } from './classes.service.ts';
import { importLearners, previewLearners } from './import/import-classes.ts';
import { addMembers, removeMember } from './members.service.ts';
import { findClassOfCode, joinClass, leaveClass, listMemberships } from './membership.ts';

type ClassRoutes =
  | 'DELETE /api/class/:id'
  | 'DELETE /api/class/:id/join-code'
  | 'DELETE /api/class/:id/member/:userID'
  | 'DELETE /api/membership/:classID'
  | 'GET /api/class'
  | 'GET /api/class/:id'
  | 'GET /api/membership'
  | 'GET /api/membership/code/:code'
  | 'PATCH /api/class/:id'
  | 'POST /api/class'
  | 'POST /api/class/:id/import'
  | 'POST /api/class/import'
  | 'POST /api/class/:id/member'
  | 'POST /api/membership'
  | 'PUT /api/class/:id/join-code';

/** Classes, their members, and joining by a code. */
export function classesRoutes(deps: Deps): ModuleHandlers<ClassRoutes> {
  const { db, pool } = deps;
  const context = {
    ...deps,
    invitations: createThrottle(pool, {
      name: 'class-invitations',
      ...CLASS_INVITATIONS,
      message: 'You have sent many invitations. Please try again',
    }),
    invitationsOfAddress: createThrottle(pool, { name: 'class-invitation-of', ...CLASS_INVITATIONS_OF_ADDRESS }),
    wrongCodes: createFailureLimit(pool, { name: 'join-codes', ...JOIN_CODE_FAILURES }),
    wrongCodesOfNetwork: createFailureLimit(pool, { name: 'join-codes-network', ...JOIN_CODE_FAILURES_OF_NETWORK }),
  };
  return {
    'GET /api/class': ({ caller, query, reads }) => listClasses(context, reads.db, { caller, query }),

    'POST /api/class': async ({ caller, body }) => readClass(context, db, await createClass(context, caller, body)),

    'GET /api/class/:id': async ({ caller, params, reads }) =>
      readClass(context, reads.db, await requireClass(reads.db, caller, params.id)),

    'PATCH /api/class/:id': async ({ caller, params: { id }, body }) =>
      readClass(context, db, await changeClass(context, caller, { id, change: body })),

    'DELETE /api/class/:id': async ({ caller, params }) => {
      await removeClass(context, caller, params.id);
      return { success: true, message: 'Class deleted.' };
    },

    'PUT /api/class/:id/join-code': async ({ caller, params: { id } }) =>
      readClass(context, db, await changeJoinCode(context, caller, { id, isWanted: true })),

    'DELETE /api/class/:id/join-code': async ({ caller, params: { id } }) =>
      readClass(context, db, await changeJoinCode(context, caller, { id, isWanted: false })),

    'POST /api/class/:id/member': ({ caller, params: { id }, body }) =>
      addMembers(context, caller, { id, members: body }),

    'DELETE /api/class/:id/member/:userID': async ({ caller, params: { id, userID } }) =>
      readClass(context, db, await removeMember(context, caller, { id, userId: userID })),

    'POST /api/class/import': async ({ caller, query, request }) => {
      const upload = { file: await readUserFile(request) };
      return query.dryRun === 'true'
        ? previewLearners(context, caller, upload)
        : importLearners(context, caller, upload);
    },

    'POST /api/class/:id/import': async ({ caller, params: { id }, query, request }) => {
      const upload = { id, file: await readUserFile(request) };
      return query.dryRun === 'true'
        ? previewLearners(context, caller, upload)
        : importLearners(context, caller, upload);
    },

    'GET /api/membership': ({ caller, reads }) => listMemberships(reads, caller.id),

    'GET /api/membership/code/:code': ({ caller, params, request }) =>
      findClassOfCode(context, { caller, code: params.code, network: networkOf(request.ip) }),

    'POST /api/membership': ({ caller, body, request }) =>
      joinClass(context, { caller, code: body.code, network: networkOf(request.ip) }),

    'DELETE /api/membership/:classID': ({ caller, params }) => leaveClass(context, caller, params.classID),
  };
}
