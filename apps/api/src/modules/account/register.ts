import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/handler.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import { doOnce } from '../../platform/idempotency/do-once.ts';
import { nameInAudit, recordAudit } from '../audit/audit.ts';
import { AppError } from '../../errors/app-error.ts';
import { siteOf } from '../../platform/throttle/network-of.ts';
import type { Throttle } from '../../platform/throttle/throttle.ts';
import { refuseRegistration } from './account.policy.ts';
import { findAccountForSignIn } from './account.repo.ts';
import { addAccount, prepareAccount, refuseBadAccount } from './create-account.ts';
import { hashingTurns } from './passwords.ts';
import { isUnconfirmed, refuseUnconfirmed } from './sign-up/claim.ts';
import { signUp } from './sign-up/sign-up.ts';

interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/**
 * An administrator adds a learner. Other callers sign up, if registration is open: the account and session start when the mailed link is
 * used.
 */
export async function register(
  deps: Deps & { readonly tries: Throttle; readonly links: Throttle },
  {
    caller,
    idempotencyKey: key,
    network,
  }: { readonly caller: Caller | null; readonly idempotencyKey: IdempotencyKey | null; readonly network: string },
  registration: Registration,
): Promise<void> {
  if (caller?.role !== 'admin') await deps.tries.spend([network]);
  refuseRegistration(caller, deps.config.registration);
  const now = deps.now();
  if (caller?.role === 'admin') return addLearner(deps, { caller, key, now }, registration);
  await refuseBadAccount(registration);
  // Counts all requests for the address, with or without an account.
  await deps.links.spend([registration.email.toLowerCase()]);
  const row = await hashingTurns(siteOf(network), () => prepareAccount({ ...registration, role: 'learner' }, now));
  return signUp(deps, { by: caller?.id ?? null, key }, row);
}

async function addLearner(
  deps: Deps,
  { caller, key, now }: { readonly caller: Caller; readonly key: IdempotencyKey | null; readonly now: Date },
  registration: Registration,
): Promise<void> {
  const row = await prepareAccount({ ...registration, role: 'learner' }, now);
  const add = doOnce(deps, { by: caller.id, key }, async (trx) => {
    const created = await addAccount(trx, row);
    await recordAudit(trx, {
      at: now,
      actor: caller,
      action: 'user.create',
      targetType: 'user',
      targetId: created.id,
      name: nameInAudit(row),
    });
    return { id: created.id };
  });
  try {
    await add;
  } catch (error) {
    if (error instanceof AppError && error.code === 'email_taken') await refuseTakenByUnconfirmed(deps, row.email);
    throw error;
  }
}

async function refuseTakenByUnconfirmed(deps: Deps, email: string): Promise<void> {
  const account = await findAccountForSignIn(deps.db, email);
  if (account && isUnconfirmed(account))
    await refuseUnconfirmed(deps, account, {
      code: 'email_taken',
      why: 'There is already an account with this email address, but its owner has not confirmed the address.',
    });
}
