import { isHeeded, type ExtraTime, type SittingAction, type SittingEvent } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { OwnedId } from '../attempts/attempts.ts';
import { readSitting } from './read-sitting.ts';
import type { Sitting } from './sitting.ts';
import type { SittingContext } from './sitting-context.ts';
import { lockOpen, updateEvents } from './sittings.repo.ts';

/**
 * Something happens in a sitting: one statement, which only takes what was decided on the events that there are.
 * What means nothing any more, because it was done before or the clock has, changes nothing.
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

/** Gives a learner the extra time in whatever they are sitting, with the transaction that grants it. */
export async function grantExtraTime(
  trx: Transaction<Schema>,
  userId: string,
  { extraTime, now }: { readonly extraTime: ExtraTime; readonly now: Date },
): Promise<void> {
  for (const sitting of await lockOpen(trx, userId)) {
    const event = toEvent(sitting, { type: 'extra_time', ...extraTime }, now);
    if (isHeeded(sitting.plan, sitting.events, event)) await updateEvents(trx, sitting, [...sitting.events, event]);
  }
}

/** No earlier than the last one, by whichever process's clock. */
function toEvent({ events }: Sitting, action: SittingAction, now: Date): SittingEvent {
  return { ...action, at: Math.max(now.getTime(), events.at(-1)?.at ?? 0), seq: events.length };
}
