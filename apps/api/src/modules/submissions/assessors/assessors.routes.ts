import type { Deps } from '../../../deps.ts';
import type { Caller, ModuleHandlers } from '../../../http/handler.ts';
import { requireAssessor, requireSubmissions } from '../submissions.policy.ts';
import { readAgreement } from '../opinions/agreement.ts';
import { deleteRemark, findAssessor, setDailyMail, storeRemark } from './assessors.repo.ts';

type AssessorRoutes =
  | 'DELETE /api/assessor/remark/:id'
  | 'GET /api/agreement'
  | 'GET /api/assessor'
  | 'PUT /api/assessor/daily-mail'
  | 'PUT /api/assessor/remark/:id';

/** The agreement of assessors, and what each of them stores. */
export function assessorsRoutes({
  config,
  db,
  now,
}: Pick<Deps, 'config' | 'db' | 'now'>): ModuleHandlers<AssessorRoutes> {
  function requireAssessing(caller: Caller): void {
    requireSubmissions(config);
    requireAssessor(caller);
  }
  return {
    'GET /api/agreement': async ({ caller, reads }) => {
      requireAssessing(caller);
      return readAgreement(reads.db);
    },

    'GET /api/assessor': async ({ caller }) => {
      requireAssessing(caller);
      return findAssessor(db, caller.id);
    },

    'PUT /api/assessor/remark/:id': async ({ caller, params, body }) => {
      requireAssessing(caller);
      await storeRemark(db, caller.id, { id: params.id, text: body.text });
      return findAssessor(db, caller.id);
    },

    'DELETE /api/assessor/remark/:id': async ({ caller, params }) => {
      requireAssessing(caller);
      await deleteRemark(db, caller.id, params.id);
      return findAssessor(db, caller.id);
    },

    'PUT /api/assessor/daily-mail': async ({ caller, body }) => {
      requireAssessing(caller);
      await setDailyMail(db, caller.id, { isOn: body.daily_mail, now: now() });
      return findAssessor(db, caller.id);
    },
  };
}
