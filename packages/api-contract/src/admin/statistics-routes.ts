import { idParamsSchema } from '../common/fields.ts';
import type { RouteTable } from '../common/route.ts';
import { answerAnalysisSchema, answersQuerySchema, statisticsQuerySchema, statisticsSchema } from './statistics.ts';

/** Calls about statistics of questions. */
export const statisticsRoutes = {
  'GET /api/section/:id/statistics': {
    auth: 'admin',
    tag: 'Statistics',
    summary: 'Returns the statistics of a section and its questions',
    params: idParamsSchema,
    query: statisticsQuerySchema,
    ok: { status: 200, schema: statisticsSchema },
    errors: ['not_found'],
  },
  'GET /api/section/:id/statistics/answers': {
    auth: 'admin',
    tag: 'Statistics',
    summary: 'Returns the answers to one question of a section, by upper, middle and lower third',
    params: idParamsSchema,
    query: answersQuerySchema,
    ok: { status: 200, schema: answerAnalysisSchema },
    errors: ['not_found'],
  },
  'GET /api/exam/:id/statistics': {
    auth: 'admin',
    tag: 'Statistics',
    summary: 'Returns the statistics of an exam and its questions, for learners who took all its parts',
    params: idParamsSchema,
    query: statisticsQuerySchema,
    ok: { status: 200, schema: statisticsSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
