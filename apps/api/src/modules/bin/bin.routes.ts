import type { Deps } from '../../deps.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { testName } from '../exams/exams.ts';
import { presentEntry } from './bin.presenter.ts';
import { listBin } from './bin.repo.ts';
import { removeFromBin, restoreFromBin } from './bin.service.ts';

const PAGE_SIZE = 20;

type BinRoutes = ModuleHandlers<'GET /api/bin' | 'POST /api/bin/:exam_id/restore' | 'DELETE /api/bin/:exam_id'>;

export function binRoutes({ db, now, config }: Pick<Deps, 'config' | 'db' | 'now'>): BinRoutes {
  const work = { db, now };
  return {
    'GET /api/bin': async ({ query: { page }, reads }) => {
      const { rows, total } = await listBin(reads.db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
      const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
      return { entries: rows.map((row) => presentEntry(row, config.binDays)), page, pages, total };
    },

    'POST /api/bin/:exam_id/restore': async ({ params, query, caller, idempotencyKey }) => {
      const { section, part_number: partNumber } = query;
      const restored = await restoreFromBin(work, params.exam_id, { section, partNumber, caller, idempotencyKey });
      return { success: true, message: `${testName(restored.skill)} restored successfully`, ...restored };
    },

    'DELETE /api/bin/:exam_id': async ({ params, query: { section }, caller, idempotencyKey }) => {
      const skill = await removeFromBin(work, params.exam_id, { section, caller, idempotencyKey });
      return { success: true, message: `${testName(skill)} permanently deleted` };
    },
  };
}
