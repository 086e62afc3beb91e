import type { AuditEntry } from '@bandwise/api-contract/admin';
import type { AuditRow, Targets } from './audit.repo.ts';

export function presentAuditEntry(row: AuditRow, targets: Targets): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { id: row.actor_id, name: row.actor_name },
    action: row.action,
    target_type: row.target_type,
    target_id: row.target_id,
    target_name: row.target_name,
    link: linkTo(row, targets),
    summary: row.summary,
  };
}

function linkTo({ target_type, target_id }: AuditRow, { sections, emails }: Targets): AuditEntry['link'] {
  if (target_id === null) return null;
  const section = target_type === 'exam' ? sections.get(target_id) : undefined;
  if (section) return { to: 'section', skill: section.skill, id: section.id };
  const email = target_type === 'user' ? emails.get(target_id) : undefined;
  return email === undefined ? null : { to: 'user', email };
}
