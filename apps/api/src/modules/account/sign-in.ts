import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { createFairQueue } from '../../platform/background-work/fair-queue.ts';
import type { Guess, GuessLimits } from '../../platform/throttle/guess-limits.ts';
import { siteOf } from '../../platform/throttle/network-of.ts';
import { SESSION_LIFE } from '../../limits.ts';
import { refuseInactive } from './account.policy.ts';
import {
  deleteExpiredTokens,
  findAccountForSignIn,
  holdAccount,
  insertToken,
  type AccountWithHash,
} from './account.repo.ts';
import { hashingTurns, PASSWORD_CROWD, verifyPassword } from './passwords.ts';
import { hashToken, makeToken } from './tokens.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The network of the caller. */
  readonly network: string;
}

/** Counting is quick: an excess try is refused here and does not enter the hash queue. */
const tries = createFairQueue({ running: 1, ...PASSWORD_CROWD });

/**
 * The account whose address and password these are.
 * @throws AppError the same, after the same work, for an unknown address and a wrong password; `busy` when too
 * many others wait, before the try is counted; `too_many_requests` (docs/decisions/075-limits.md).
 */
export async function proveIdentity(
  deps: Deps,
  limits: GuessLimits,
  { email, password, network }: Credentials,
): Promise<AccountWithHash> {
  const site = siteOf(network);
  const guess = { target: email.toLowerCase(), source: network, site };
  const { proof } = await tries(site, async () => {
    // Checked before the try is counted, because a full queue is not the caller's fault.
    hashingTurns.refuseWhenFull(site);
    await limits.begin(guess);
    return {
      proof: hashingTurns(site, async () => {
        const account = await prove(deps, limits, { guess, email, password });
        refuseInactive(account, { now: deps.now(), timeZone: deps.config.timeZone });
        return account;
      }),
    };
  });
  return proof;
}

async function prove(
  deps: Deps,
  limits: GuessLimits,
  { guess, email, password }: Pick<Credentials, 'email' | 'password'> & { readonly guess: Guess },
): Promise<AccountWithHash> {
  let account: AccountWithHash | undefined;
  const isRight = await limits.compare(guess, async () => {
    account = await findAccountForSignIn(deps.db, email);
    return verifyPassword(account?.password_hash ?? null, password);
  });
  if (!account || !isRight) throw invalidCredentials();
  return account;
}

/**
 * Opens a session and returns its token; only the hash is stored.
 *
 * @param session - `proven`: the account as it was when its password was proved; null: it was made just now
 * @throws AppError for an account that was deleted or changed its owner in the meantime.
 */
export async function openSession(
  deps: Deps,
  userId: string,
  {
    proven = null,
    userAgent = null,
  }: { readonly proven?: AccountWithHash | null; readonly userAgent?: string | null } = {},
): Promise<string> {
  const now = deps.now();
  const token = makeToken();
  const expires_at = new Date(now.getTime() + SESSION_LIFE);
  await inTransaction(deps.db, { by: null }, async (trx) => {
    await holdProven(trx, userId, proven);
    await deleteExpiredTokens(trx, { userId, now });
    await insertToken(trx, {
      hash: hashToken(token),
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at,
      user_agent: userAgent,
    });
  });
  return token;
}

/** A change of one of these columns ends all sessions. */
const PROVEN = ['password_hash', 'email', 'role', 'status'] as const;

/**
 * Locks the account until the transaction ends. Verifying a password takes a while, and a concurrent change of the password must end this
 * session too.
 *
 * @throws invalid_credentials if the account changed since the verification
 */
export async function holdProven(
  trx: Transaction<Schema>,
  userId: string,
  proven: AccountWithHash | null,
): Promise<void> {
  const account = await holdAccount(trx, userId);
  const isSame = account && PROVEN.every((field) => proven === null || account[field] === proven[field]);
  if (!isSame) throw invalidCredentials();
}

function invalidCredentials(): AppError {
  return new AppError('invalid_credentials', 'Invalid login credentials.');
}
