import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export interface AuditRecord {
  readonly at: Date;
  readonly actor: { readonly id: string; readonly firstName: string; readonly lastName: string };
  /** `user.delete`, `exam.update`: what it was done to, and what was done. */
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string | null;
  /** One sentence for a person. Never a password or a key. */
  readonly summary: string;
}

/** Writes down what an administrator did, in the transaction that did it: both happen or neither. */
export async function recordAudit(trx: Transaction<Schema>, ...records: readonly AuditRecord[]): Promise<void> {
  if (records.length === 0) return;
  await trx
    .insertInto('audit_log')
    .values(
      records.map(({ at, actor, action, targetType, targetId, summary }) => ({
        at,
        actor_id: actor.id,
        actor_name: `${actor.firstName} ${actor.lastName}`.trim(),
        action,
        target_type: targetType,
        target_id: targetId,
        summary,
      })),
    )
    .execute();
}
