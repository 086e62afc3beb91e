import type { SessionBody } from '@bandwise/api-contract/common';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller, ModuleHandlers } from '../../../http/handler.ts';
import { recordAudit, type AuditRecord } from '../../audit/audit.ts';
import { sessionClock } from './session-clock.ts';
import { deleteSession, deleteSessions, findSessions, sessionIdOf, type SessionRow } from './sessions.repo.ts';
import { deviceOf } from './user-agent.ts';

type SessionRoutes = ModuleHandlers<
  'GET /api/user/sessions' | 'DELETE /api/user/sessions' | 'DELETE /api/user/sessions/:id'
>;

/** The routes of a user's sessions. */
export function sessionsRoutes(deps: Deps): SessionRoutes {
  const { db } = deps;
  const sessionsOf = (caller: Caller) => findSessions(db, caller.id, sessionClock(deps));

  return {
    'GET /api/user/sessions': async ({ caller }) => ({
      sessions: (await sessionsOf(caller)).map((row) => presentSession(row, caller)),
    }),

    'DELETE /api/user/sessions': async ({ caller }) => {
      await inTransaction(db, { by: null }, async (trx) => {
        await deleteSessions(trx, caller.id);
        await recordAudit(
          trx,
          ...recordsOf(caller, { action: 'session.end_all', name: 'all sessions', at: deps.now() }),
        );
      });
      return { message: 'You are signed out everywhere.' };
    },

    'DELETE /api/user/sessions/:id': async ({ caller, params }) => {
      const session = (await sessionsOf(caller)).find((row) => sessionIdOf(row.hash) === params.id);
      const isEnded =
        session !== undefined &&
        (await inTransaction(db, { by: null }, async (trx) => {
          if (!(await deleteSession(trx, caller.id, session.hash))) return false;
          const { browser, system } = deviceOf(session.user_agent);
          const name = `a device (${browser ?? 'unknown browser'}${system === null ? '' : ` on ${system}`})`;
          await recordAudit(trx, ...recordsOf(caller, { action: 'session.end', name, at: deps.now() }));
          return true;
        }));
      if (!isEnded) throw new AppError('not_found', 'This device is already signed out.');
      return { message: 'The device has been signed out.' };
    },
  };
}

/** Teachers' and administrators' actions are logged, not a learner's changes of their own sessions. */
function recordsOf(
  caller: Caller,
  done: Pick<AuditRecord, 'at' | 'name'> & { readonly action: 'session.end' | 'session.end_all' },
): readonly AuditRecord[] {
  return caller.role !== 'learner' ? [{ ...done, actor: caller, targetType: 'user', targetId: caller.id }] : [];
}

function presentSession(row: SessionRow, caller: Caller): SessionBody {
  const { browser, system } = deviceOf(row.user_agent);
  return {
    id: sessionIdOf(row.hash),
    browser,
    system,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    current: row.hash.toString('base64') === caller.tokenHash,
  };
}
