import { doOnce } from '../../platform/idempotency/do-once.ts';
import type { IdempotencyKey } from '../../platform/idempotency/idempotency-key.ts';
import type { OwnedId } from '../attempts/attempts.ts';
import { sittingClosed, sittingNotFound } from './read-sitting.ts';
import { stateAt } from './sitting.ts';
import type { SittingContext } from './sitting-context.ts';
import { deleteAttempts } from './sitting-sections.repo.ts';
import { lockSitting } from './sittings.repo.ts';

/** Deletes an unfinished sitting with its answers. @throws 404, 409 */
export async function discardSitting(
  context: SittingContext,
  wanted: OwnedId,
  key: IdempotencyKey | null,
): Promise<void> {
  await doOnce(context, { by: wanted.userId, key }, async (trx) => {
    const sitting = await lockSitting(trx, wanted);
    if (!sitting) throw sittingNotFound();
    if (sitting.ended_at !== null || stateAt(sitting, context.now()).phase === 'ended') throw sittingClosed();
    await deleteAttempts(trx, sitting.id);
    await trx.deleteFrom('sittings').where('id', '=', sitting.id).execute();
    return true;
  });
}
