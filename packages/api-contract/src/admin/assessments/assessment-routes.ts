import { idParamsSchema } from '../../common/fields.ts';
import type { RouteTable } from '../../common/route.ts';
import {
  assessmentFileQuerySchema,
  assessmentSavedSchema,
  assessmentSchema,
  queueQuerySchema,
  queueSchema,
  releaseBodySchema,
  saveAssessmentBodySchema,
  undoReleaseBodySchema,
} from './assessment.ts';

/** Calls of assessors. Every call is answered with 404 while the setting `SUBMISSIONS` is off. */
export const assessmentRoutes = {
  'GET /api/submission/queue': {
    auth: 'admin',
    tag: 'Assessments',
    summary: 'Lists submissions that wait for an assessment, the oldest first, or assessed ones',
    query: queueQuerySchema,
    ok: { status: 200, schema: queueSchema },
    errors: ['not_found'],
  },
  'GET /api/submission.csv': {
    auth: 'admin',
    tag: 'Assessments',
    summary: 'Returns submissions with their bands as a CSV file, the earliest first',
    query: assessmentFileQuerySchema,
    ok: { status: 200, schema: null, binary: true },
    errors: ['not_found'],
  },
  'GET /api/submission/:id/assessment': {
    auth: 'admin',
    tag: 'Assessments',
    summary: 'Returns a submission with its task, figures, draft and released assessments',
    params: idParamsSchema,
    ok: { status: 200, schema: assessmentSchema },
    errors: ['not_found'],
  },
  'POST /api/submission/:id/claim': {
    auth: 'admin',
    tag: 'Assessments',
    summary: 'Claims a submission for the caller, or extends the claim',
    params: idParamsSchema,
    ok: { status: 200, schema: assessmentSchema },
    errors: ['not_found', 'submission_claimed'],
  },
  'DELETE /api/submission/:id/claim': {
    auth: 'admin',
    tag: 'Assessments',
    summary: "Ends the caller's claim; the draft stays for the next assessor",
    params: idParamsSchema,
    ok: { status: 200, schema: assessmentSchema },
    errors: ['not_found', 'submission_claimed'],
  },
  'PUT /api/submission/:id/assessment': {
    auth: 'admin',
    tag: 'Assessments',
    summary: 'Saves the draft of an assessment, or of a correction of a released one',
    params: idParamsSchema,
    body: saveAssessmentBodySchema,
    ok: { status: 200, schema: assessmentSavedSchema },
    errors: ['not_found', 'submission_claimed', 'version_conflict'],
  },
  'POST /api/submission/:id/release': {
    auth: 'admin',
    tag: 'Assessments',
    summary: 'Releases the draft as a new version, which the learner sees a minute later',
    params: idParamsSchema,
    body: releaseBodySchema,
    ok: { status: 200, schema: assessmentSchema },
    errors: ['not_found', 'submission_claimed', 'version_conflict'],
  },
  'POST /api/submission/:id/undo': {
    auth: 'admin',
    tag: 'Assessments',
    summary: 'Withdraws a release before the learner sees it, and makes it a draft again',
    params: idParamsSchema,
    body: undoReleaseBodySchema,
    ok: { status: 200, schema: assessmentSchema },
    errors: ['not_found', 'version_conflict'],
  },
} as const satisfies RouteTable;
