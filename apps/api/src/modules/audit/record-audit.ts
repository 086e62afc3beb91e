import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { SENTENCES, type AuditAction } from './sentences.ts';

export interface AuditRecord {
  readonly at: Date;
  /** Without an id: the server itself. */
  readonly actor: { readonly id: string | null; readonly firstName: string; readonly lastName: string };
  readonly action: AuditAction;
  readonly targetType: string;
  readonly targetId: string | null;
  /** The target of the action, within a sentence. */
  readonly name: string;
  /** An addition to the action's sentence. Never a password or a key. */
  readonly note?: string;
}

/** Records an action in the same transaction, so that both or neither are stored. */
export async function recordAudit(trx: Transaction<Schema>, ...records: readonly AuditRecord[]): Promise<void> {
  if (records.length === 0) return;
  await trx
    .insertInto('audit_log')
    .values(
      records.map(({ at, actor, action, targetType, targetId, name, note = '' }) => ({
        at,
        actor_id: actor.id,
        actor_name: `${actor.firstName} ${actor.lastName}`.trim(),
        action,
        target_type: targetType,
        target_id: targetId,
        summary: SENTENCES[action](name, note),
        target_name: name,
      })),
    )
    .execute();
}
