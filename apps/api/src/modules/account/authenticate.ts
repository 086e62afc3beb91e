import type { Role, RouteAuth } from '@bandwise/api-contract/common';
import type { Deps } from '../../deps.ts';
import { refuseInactive } from './account.policy.ts';
import { createRecordUse } from './sessions/record-use.ts';
import { createTokenOwners, type TokenOwner } from './token-owners.ts';
import { hashTokenAsText, readBearer } from './tokens.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Authenticate, Caller } from '../../http/handler.ts';
import { sessionOver } from '../../http/errors/session-over.ts';

/** A hash that no token has: it is too short. */
const NOBODY = 'AA==';

/**
 * Identifies the caller. An ended token, account or role takes effect at once in the process that ended it and for teachers'
 * and administrators' calls everywhere; for other calls in other processes once the database has notified them, within a second.
 */
export function createAuthenticate(deps: Deps): Authenticate {
  const owners = createTokenOwners(deps);
  const recordUse = createRecordUse(deps);
  // The query of every signed-in call that is not cached: while it fails, the process is not ready.
  deps.readiness.add('database', async () => {
    await owners.ask(NOBODY);
    return null;
  });
  return async (auth, request, { bypassCache = false } = {}) => {
    if (auth === 'anyone') return null;
    const token = readBearer(request.headers.authorization);
    if (token === null) {
      if (auth === 'guest') return null;
      throw new AppError('unauthenticated', 'Please sign in.');
    }
    const isRefreshed = bypassCache || (auth !== 'guest' && auth !== 'signedIn');
    const ownerOf = (hash: string) => (isRefreshed ? owners.ask(hash) : owners.get(hash));
    const caller = await readCaller(deps, token, { recordUse, ownerOf });
    refuseRole(auth, caller.role);
    return caller;
  };
}

/** All other kinds are for administrators, so a kind that is added later is denied by default. */
function refuseRole(auth: RouteAuth, role: Role): void {
  if (auth === 'guest' || auth === 'signedIn' || role === 'admin') return;
  if (auth !== 'teacher') throw new AppError('forbidden', 'Only an administrator may do this.');
  if (role !== 'teacher') throw new AppError('forbidden', 'Only a teacher or an administrator may do this.');
}

async function readCaller(
  deps: Deps,
  token: string,
  session: {
    readonly ownerOf: (hash: string) => Promise<TokenOwner | null>;
    readonly recordUse: ReturnType<typeof createRecordUse>;
  },
): Promise<Caller> {
  const tokenHash = hashTokenAsText(token);
  const owner = await session.ownerOf(tokenHash);
  if (!owner) throw sessionOver();
  refuseInactive(owner, { now: deps.now(), timeZone: deps.config.timeZone });
  session.recordUse(tokenHash, owner);
  return {
    id: owner.id,
    firstName: owner.first_name,
    lastName: owner.last_name,
    email: owner.email,
    role: owner.role,
    tokenHash,
  };
}
