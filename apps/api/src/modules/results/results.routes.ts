import { ROWS_COUNTED, type ResultList, type ResultListQuery } from '@bandwise/api-contract/admin';
import type { SittingResultBody, UserStats } from '@bandwise/api-contract/learner';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { Prepared, type Caller, type ModuleHandlers } from '../../http/handler.ts';
import { mayTeach } from '../rights/rights.ts';
import type { Sections } from '../sections/sections.ts';
import { findBands, findLearner, findSubmissions } from './learner-results.repo.ts';
import { mayRead, readResultDetail } from './result-detail.ts';
import { resultFile } from './result-file.ts';
import { countResults, findResults } from './result-list.repo.ts';
import { searched } from './result-search.ts';
import { findSubject } from './result-subject.repo.ts';
import { presentExamResult, presentResultRow, presentSubmission, type Progress } from './results.presenter.ts';

const PAGE_SIZE = 20;

type ResultRoutes =
  | 'GET /api/result'
  | 'GET /api/result.csv'
  | 'GET /api/result/:attemptID'
  | 'GET /api/result/learner/:id'
  | 'GET /api/result/sitting/:id';

interface Given {
  readonly sections: Sections;
  /** The progress of a submission that its learner sees. */
  readonly progressOf: (row: Parameters<Progress['of']>[0], now: Date) => ReturnType<Progress['of']>;
  readonly statsOf: (db: Deps['db'], userId: string) => Promise<UserStats>;
  /** The result of any learner's sitting; null if there is none or it is not over. */
  readonly sittingResult: (
    id: string,
  ) => Promise<{ readonly userId: string | null; readonly result: SittingResultBody } | null>;
}

/** Results of all learners for administrators, and of their learners for teachers. */
export function resultsRoutes(
  { db, config, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  { sections, progressOf, statsOf, sittingResult }: Given,
): ModuleHandlers<ResultRoutes> {
  const { timeZone } = config;
  const progressNow = (): Progress => {
    const moment = now();
    return { of: (row) => progressOf(row, moment) };
  };
  const requireKind = ({ kind }: Pick<ResultListQuery, 'kind'>) => {
    if (kind === 'submission' && !config.submissions)
      throw new AppError('not_found', 'Texts and recordings cannot be handed in on this site.');
  };
  const requireLearner = async (caller: Caller, id: string | undefined) => {
    if (id !== undefined && !(await mayTeach(db, caller, id))) throw learnerNotFound();
  };
  return {
    'GET /api/result': async ({ query, caller, reads }) => {
      requireKind(query);
      await requireLearner(caller, query.learner);
      return listResults(reads.db, query, { timeZone, by: caller, progress: progressNow() });
    },

    'GET /api/result.csv': async ({ query, caller, reads, reply }) => {
      requireKind(query);
      await requireLearner(caller, query.learner);
      const day = now().toISOString().slice(0, 10);
      reply.header('content-disposition', `attachment; filename="results-${day}.csv"`);
      return new Prepared(
        await resultFile({ db: reads.db, sections, progress: progressNow() }, { ...query, timeZone, by: caller }),
        'text/csv; charset=utf-8',
      );
    },

    'GET /api/result/:attemptID': ({ params, caller, reads }) =>
      readResultDetail({ db: reads.db, now, sections }, caller, params.attemptID),

    'GET /api/result/sitting/:id': async ({ params, caller }) => {
      const sitting = await sittingResult(params.id);
      if (!sitting || !(await mayRead(db, caller, sitting.userId)))
        throw new AppError('not_found', 'This result was not found.');
      const { userId, result } = sitting;
      return { learner: userId === null ? null : await findLearner(db, userId), result };
    },

    'GET /api/result/learner/:id': async ({ params: { id }, caller, reads: { db } }) => {
      await requireLearner(caller, id);
      const learner = await findLearner(db, id);
      if (!learner) throw learnerNotFound();
      const progress = progressNow();
      return {
        learner,
        stats: await statsOf(db, id),
        bands: (await findBands(db, id)).map((row) => presentExamResult(row, progress)),
        submissions: config.submissions
          ? (await findSubmissions(db, id)).map((row) => presentSubmission(row, progress))
          : [],
      };
    },
  };
}

/** One error for missing users and for learners of other teachers. */
function learnerNotFound(): AppError {
  return new AppError('not_found', 'This user was not found.');
}

async function listResults(
  db: Deps['db'],
  query: ResultListQuery,
  {
    timeZone,
    by,
    progress,
  }: { readonly timeZone: string; readonly by: Pick<Caller, 'id' | 'role'>; readonly progress: Progress },
): Promise<ResultList> {
  const { page: wanted, sort, order, ...asked } = query;
  const filter = await searched(db, { ...asked, timeZone, by });
  const count = await countResults(db, filter);
  const total = Math.min(count, ROWS_COUNTED);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const rows = await findResults(db, filter, { sort, order, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const of = await findSubject(db, filter);
  return {
    results: rows.map((row) => presentResultRow(row, progress)),
    of,
    total,
    has_more: count > total,
    page,
    pages,
  };
}
