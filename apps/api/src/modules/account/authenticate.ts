import type { Deps } from '../../deps.ts';
import { refuseInactive } from './account.policy.ts';
import { createTokenOwners } from './token-owners.ts';
import { hashToken, readBearer } from './tokens.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Authenticate, Caller } from '../../http/handler.ts';
import { sessionOver } from '../../http/errors/session-over.ts';

/** The hash of no token: too short for one. */
const NOBODY = Buffer.alloc(1);

/** Who is asking, asked again for every request: a token, an account or a role that ends, ends at once. */
export function createAuthenticate(deps: Deps): Authenticate {
  const ownerOf = createTokenOwners(deps);
  // The path that every signed-in call takes: while it is closed, none can be served.
  deps.readiness.add('database', async () => {
    await ownerOf(NOBODY);
    return null;
  });
  return async (auth, request) => {
    if (auth === 'anyone') return null;
    const token = readBearer(request.headers.authorization);
    if (token === null) {
      if (auth === 'guest') return null;
      throw new AppError('unauthenticated', 'Please sign in.');
    }
    const caller = await readCaller(deps, token, ownerOf);
    // Every route but these three kinds is for administrators: a kind that is added later is closed until it is opened.
    if (auth !== 'guest' && auth !== 'signedIn' && caller.role !== 'admin')
      throw new AppError('forbidden', 'Only an administrator may do this.');
    return caller;
  };
}

async function readCaller(deps: Deps, token: string, ownerOf: ReturnType<typeof createTokenOwners>): Promise<Caller> {
  const tokenHash = hashToken(token);
  const owner = await ownerOf(tokenHash);
  if (!owner) throw sessionOver();
  refuseInactive(owner, { now: deps.now(), timeZone: deps.config.timeZone });
  return {
    id: owner.id,
    firstName: owner.first_name,
    lastName: owner.last_name,
    email: owner.email,
    role: owner.role,
    tokenHash,
  };
}
