import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/handler.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import { doOnce } from '../../platform/idempotency/do-once.ts';
import { nameInAudit, recordAudit } from '../audit/audit.ts';
import { refuseRegistration } from './account.policy.ts';
import { addAccount, prepareAccount } from './create-account.ts';
import { openSession } from './sign-in.ts';

interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Adds a learner. Someone signed in keeps their own session; a newcomer gets one. */
export async function register(
  deps: Deps,
  { caller, idempotencyKey: key }: { readonly caller: Caller | null; readonly idempotencyKey: IdempotencyKey | null },
  registration: Registration,
): Promise<{ token: string | null }> {
  refuseRegistration(caller, deps.config.registration);
  const { firstName, lastName, email, password } = registration;
  const now = deps.now();
  const row = await prepareAccount({ firstName, lastName, email, password, role: 'learner' }, now);
  const account = await doOnce(deps, { by: caller?.id ?? null, key }, async (trx) => {
    const created = await addAccount(trx, row);
    if (caller)
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
  return { token: caller ? null : await openSession(deps, account.id) };
}
