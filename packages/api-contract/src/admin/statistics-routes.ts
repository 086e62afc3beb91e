import { idParamsSchema } from '../common/fields.ts';
import type { RouteTable } from '../common/route.ts';
import { answerAnalysisSchema, answersQuerySchema, statisticsQuerySchema, statisticsSchema } from './statistics.ts';

/** Calls about statistics of questions. */
export const statisticsRoutes = {
  'GET /api/section/:id/statistics': {
    auth: 'admin',
    tag: 'Statistics',
    summary: 'How the questions of a section did, and the section as a whole',
    params: idParamsSchema,
    query: statisticsQuerySchema,
    ok: { status: 200, schema: statisticsSchema },
    errors: ['not_found'],
  },
  'GET /api/section/:id/statistics/answers': {
    auth: 'admin',
    tag: 'Statistics',
    summary: 'What was answered to one question of a section, by upper, middle and lower third',
    params: idParamsSchema,
    query: answersQuerySchema,
    ok: { status: 200, schema: answerAnalysisSchema },
    errors: ['not_found'],
  },
  'GET /api/exam/:id/statistics': {
    auth: 'admin',
    tag: 'Statistics',
    summary: 'How an exam did with those who took all its parts, and its questions',
    params: idParamsSchema,
    query: statisticsQuerySchema,
    ok: { status: 200, schema: statisticsSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
