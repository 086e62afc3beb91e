import type { AuditEntry } from '@bandwise/api-contract/admin';
import type { AuditRow } from './audit.repo.ts';

export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { id: row.actor_id, name: row.actor_name },
    action: row.action,
    target_type: row.target_type,
    target_id: row.target_id,
    summary: row.summary,
  };
}
