import { isMarkedSkill } from '@bandwise/domain';
import type { ExtraTime } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Caller } from '../../http/handler.ts';
import { closeSitting } from './close-sitting.ts';
import { findExtraTime } from './exams-to-sit.repo.ts';
import { planSitting, type PlanRequest } from './plan-sitting.ts';
import { stateAt, type Sitting } from './sitting.ts';
import type { SittingContext } from './sitting-context.ts';
import { insertSections } from './sitting-sections.repo.ts';
import { findRunning, insertSitting } from './sittings.repo.ts';

interface Assigned {
  /** Instead of the account's extra time, which it includes. */
  readonly extraTime?: ExtraTime;
  /** Work in the transaction that stores a new sitting. */
  readonly onCreate?: (trx: Transaction<Schema>, sittingId: string) => Promise<void>;
}

/** Creates a sitting, or returns the unfinished one of the same exams, so that a double click starts one. */
export async function createSitting(
  context: SittingContext,
  caller: Caller,
  request: Omit<PlanRequest, 'extraTime'> & Assigned,
): Promise<Sitting> {
  const userId = caller.id;
  for (let round = 0; round < 5; round += 1) {
    const running = await findRunning(context.db, userId, request.exams);
    if (running && stateAt(running, context.now()).phase !== 'ended') return running;
    if (running) await closeSitting(context, running);
    const extraTime = request.extraTime ?? (await findExtraTime(context.db, userId));
    const plan = await planSitting(context, { ...request, extraTime });
    const sitting = await inTransaction(context.db, { by: userId }, async (trx) => {
      const inserted = await insertSitting(trx, { userId, plan });
      if (inserted) {
        await insertSections(trx, inserted);
        await request.onCreate?.(trx, inserted.id);
      }
      return inserted;
    });
    if (!sitting) continue;
    const attempts = plan.exams.filter(({ skill }) => isMarkedSkill(skill)).flatMap(({ parts }) => parts);
    context.metrics.attempts.inc({ event: 'started' }, attempts.length);
    return sitting;
  }
  throw new Error('A sitting kept changing while it was created');
}
