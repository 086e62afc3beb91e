// What other modules may use of this one.
export { nameInAudit } from './name-in-audit.ts';
export { recordAudit, type AuditRecord } from './record-audit.ts';
