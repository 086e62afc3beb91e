import type { ModuleHandlers } from '../../http/handler.ts';
import type { StatisticsContext } from './counted-parts.ts';
import { timesOf } from './question-times.service.ts';
import { answersTo, statisticsOf } from './statistics.service.ts';

type StatisticsRoutes = ModuleHandlers<
  | 'GET /api/attempt/:id/times'
  | 'GET /api/section/:id/statistics'
  | 'GET /api/section/:id/statistics/answers'
  | 'GET /api/exam/:id/statistics'
>;

export function statisticsRoutes(context: StatisticsContext): StatisticsRoutes {
  return {
    'GET /api/attempt/:id/times': ({ params, caller }) => timesOf(context, { id: params.id, userId: caller.id }),
    'GET /api/section/:id/statistics': ({ params, query, reads }) =>
      statisticsOf({ ...context, db: reads.db }, { section: params.id }, query),
    'GET /api/section/:id/statistics/answers': ({ params, query, reads }) =>
      answersTo({ ...context, db: reads.db }, params.id, query),
    'GET /api/exam/:id/statistics': ({ params, query, reads }) =>
      statisticsOf({ ...context, db: reads.db }, { exam: params.id }, query),
  };
}
