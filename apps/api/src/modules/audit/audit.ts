// What other modules may use of this one.
export { recordAudit } from './record-audit.ts';
