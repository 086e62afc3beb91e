import type { ModuleHandlers } from '../../http/handler.ts';
import { presentListed, presentOwn } from './problem-reports.presenter.ts';
import { countFound, countReports, listReports, type ListedReport } from './problem-reports.repo.ts';
import { changeReport, readOwnReports, reportProblem, type ProblemReportsContext } from './problem-reports.service.ts';
import { questionAt } from './question-at.ts';

const PAGE_SIZE = 20;

const DONE = {
  open: 'The report is open again.',
  fixed: 'The report is marked as fixed.',
  declined: 'The report is declined.',
} as const;

type ProblemReportsRoutes = ModuleHandlers<
  | 'GET /api/attempt/:id/problem'
  | 'POST /api/section/:sectionID/problem'
  | 'GET /api/problem'
  | 'PATCH /api/problem/:id'
>;

export function problemReportsRoutes(context: ProblemReportsContext): ProblemReportsRoutes {
  const { sections } = context;

  async function present(row: ListedReport) {
    const { section_id: id, version, current_version, number, available } = row;
    const seen = questionAt(await sections.version({ id, version }), number);
    // Unattempted versions are deleted with a removed section.
    const now = available ? questionAt(await sections.version({ id, version: current_version }), number) : null;
    return presentListed(row, { seen, now });
  }

  return {
    'GET /api/attempt/:id/problem': async ({ caller, params }) => ({
      problems: (await readOwnReports(context, caller, params.id)).map(presentOwn),
    }),

    'POST /api/section/:sectionID/problem': async ({ caller, params, body }) =>
      presentOwn(await reportProblem(context, caller, { ...params, ...body })),

    'GET /api/problem': async ({ query: { state, search = '', page }, reads: { db } }) => {
      const filter = { state, search, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
      const rows = await listReports(db, filter);
      const counts = await countReports(db);
      const total = await countFound(db, filter);
      const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
      return { problems: await Promise.all(rows.map(present)), counts, page, pages, total };
    },

    'PATCH /api/problem/:id': async ({ caller, idempotencyKey, params, body }) => {
      const state = await changeReport(context, { caller, idempotencyKey }, { ...params, ...body });
      return { success: true, message: DONE[state] };
    },
  };
}
