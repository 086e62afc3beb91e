// The exports for other modules.
export { nameInAudit } from './name-in-audit.ts';
export { recordAudit, type AuditRecord } from './record-audit.ts';
export type { AuditAction } from './sentences.ts';
