import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { createBoundedQueue } from '../../plugins/bounded-queue.ts';
import type { Throttle } from '../../plugins/throttle.ts';
import { refuseInactive } from './account.policy.ts';
import { deleteExpiredTokens, findAccountForSignIn, insertToken, type AccountWithHash } from './account.repo.ts';
import { verifyPassword } from './passwords.ts';
import { hashToken, makeToken } from './tokens.ts';

const TOKEN_DAYS = 30;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The network address that the try comes from. */
  readonly address: string;
}

/** All that a sign-in asks of the database waits too: three hundred at once would leave no connection for a save. */
const proofs = createBoundedQueue({
  running: 2,
  waitingMax: 1000,
  busy: 'Too many people are signing in just now.',
});

/**
 * The account whose address and password these are.
 * @throws AppError the same, after the same work, for an unknown address and a wrong password; `unavailable` when too
 * many others wait, before the try is counted.
 */
export function proveIdentity(deps: Deps, throttle: Throttle, credentials: Credentials): Promise<AccountWithHash> {
  return proofs(() => prove(deps, throttle, credentials));
}

async function prove(
  deps: Deps,
  throttle: Throttle,
  { email, password, address }: Credentials,
): Promise<AccountWithHash> {
  const key = [email.toLowerCase(), address];
  await throttle.spend(key);
  const account = await findAccountForSignIn(deps.db, email);
  const isRight = await verifyPassword(account?.password_hash ?? null, password);
  if (!account || !isRight) throw new AppError('invalid_credentials', 'Invalid login credentials.');
  await throttle.forgive(key);
  refuseInactive(account, { now: deps.now(), timeZone: deps.config.timeZone });
  return account;
}

/** Opens a session: answers its token, of which only the hash stays here. */
export async function openSession(deps: Deps, userId: string): Promise<string> {
  const now = deps.now();
  const token = makeToken();
  const expires_at = new Date(now.getTime() + TOKEN_DAYS * 24 * 60 * 60 * 1000);
  await inTransaction(deps.db, { by: userId }, async (trx) => {
    await deleteExpiredTokens(trx, { userId, now });
    await insertToken(trx, { hash: hashToken(token), user_id: userId, created_at: now, expires_at });
  });
  return token;
}
