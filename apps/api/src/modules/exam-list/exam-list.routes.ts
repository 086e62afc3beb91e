import type { ExamList, ExamListQuery } from '@bandwise/api-contract/admin';
import type { Deps } from '../../deps.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { presentExamList } from './exam-list.presenter.ts';
import { countWithFindings, findExamRows, findListedParts } from './exam-list.repo.ts';
import type { KnownPasswords } from './listed-findings.ts';

/** Tests on a page (administrator specification, section 9). */
const PAGE_SIZE = 5;

export function examListRoutes({
  config,
}: Pick<Deps, 'config'>): ModuleHandlers<'GET /api/exam' | 'GET /api/exam/findings'> {
  const passwords = { hasDefaultPassword: config.defaultUnlockPassword !== null };
  return {
    'GET /api/exam': ({ query, reads }) => listExams(reads.db, query, passwords),

    'GET /api/exam/findings': async ({ reads }) => ({ tests: await countWithFindings(reads.db, passwords) }),
  };
}

async function listExams(db: Deps['db'], query: ExamListQuery, passwords: KnownPasswords): Promise<ExamList> {
  const { page, sort, order, ...asked } = query;
  const filter = { ...asked, ...passwords };
  const exams = await findExamRows(db, filter, { sort, order, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const pages = Math.max(1, Math.ceil((exams[0]?.total ?? 0) / PAGE_SIZE));
  if (exams.length === 0 && page > 1) return lastPage(db, query, passwords);
  const parts = await findListedParts(
    db,
    exams.map(({ id }) => id),
    filter,
  );
  return presentExamList(exams, parts, { page, pages });
}

/** The requested page is past the end because tests were deleted. */
async function lastPage(db: Deps['db'], query: ExamListQuery, passwords: KnownPasswords): Promise<ExamList> {
  const first = await listExams(db, { ...query, page: 1 }, passwords);
  return first.pages === 1 ? first : listExams(db, { ...query, page: first.pages }, passwords);
}
