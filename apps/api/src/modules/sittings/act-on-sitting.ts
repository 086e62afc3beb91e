import { isHeeded, type ExtraTime, type SittingAction, type SittingEvent } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { OwnedId } from '../attempts/attempts.ts';
import { readSitting } from './read-sitting.ts';
import type { Sitting } from './sitting.ts';
import type { SittingContext } from './sitting-context.ts';
import { lockOpen, updateEvents } from './sittings.repo.ts';

/**
 * Applies an action to a sitting by one statement that succeeds only if no other event came in between. An action that is already done, or
 * that the clock has overtaken, changes nothing.
 */
export async function act(context: SittingContext, wanted: OwnedId, action: SittingAction): Promise<Sitting> {
  for (let round = 0; round < 50; round += 1) {
    const sitting = await readSitting(context, wanted);
    const event = toEvent(sitting, action, context.now());
    if (sitting.ended_at !== null || !isHeeded(sitting.plan, sitting.events, event)) return sitting;
    const changed = await updateEvents(context.db, sitting, [...sitting.events, event]);
    if (changed) return changed;
  }
  throw new Error('A sitting kept changing while something happened in it');
}

/** Adds the extra time to the learner's open sittings, or to those of one assignment, in the transaction that grants it. */
export async function grantExtraTime(
  trx: Transaction<Schema>,
  userId: string,
  {
    extraTime,
    now,
    assignmentId,
  }: { readonly extraTime: ExtraTime; readonly now: Date; readonly assignmentId?: string },
): Promise<void> {
  for (const sitting of await lockOpen(trx, userId, assignmentId)) {
    const event = toEvent(sitting, { type: 'extra_time', ...extraTime }, now);
    if (isHeeded(sitting.plan, sitting.events, event)) await updateEvents(trx, sitting, [...sitting.events, event]);
  }
}

/** Never earlier than the last event, because the clocks of processes differ. */
export function toEvent({ events }: Sitting, action: SittingAction, now: Date): SittingEvent {
  return { ...action, at: Math.max(now.getTime(), events.at(-1)?.at ?? 0), seq: events.length };
}
