import type { ModuleHandlers } from '../../http/handler.ts';
import { presentAuditEntry } from './audit.presenter.ts';
import { findTargets, listAudit } from './audit.repo.ts';

const PAGE_SIZE = 50;

export function auditRoutes(): ModuleHandlers<'GET /api/audit'> {
  return {
    'GET /api/audit': async ({ query, reads: { db } }) => {
      const { rows, total } = await listAudit(db, {
        search: query.search ?? '',
        limit: PAGE_SIZE,
        offset: (query.page - 1) * PAGE_SIZE,
      });
      const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
      const targets = await findTargets(db, rows);
      return { entries: rows.map((row) => presentAuditEntry(row, targets)), page: query.page, pages, total };
    },
  };
}
