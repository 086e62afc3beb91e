import { z } from 'zod';
import { idParamsSchema, idSchema, messageSchema } from '../common/fields.ts';
import type { RouteTable } from '../common/route.ts';
import {
  attemptDetailSchema,
  attemptListQuerySchema,
  attemptListSchema,
  attemptSchema,
  attemptTimesSchema,
  guestAttemptSchema,
  lastResultSchema,
  markBodySchema,
  markedSchema,
  saveAttemptBodySchema,
  savedResultSchema,
  saveResultBodySchema,
  startAttemptBodySchema,
} from './attempt.ts';
import { deliverySectionSchema } from './delivery.ts';
import { fullExamListSchema } from './full-exam-list.ts';
import { practiceRoutes } from './practice-routes.ts';
import { ownProblemSchema, ownProblemsSchema, problemBodySchema, sectionProblemParamsSchema } from './problem.ts';
import { recordingRoutes } from './submissions/recording-routes.ts';
import { sectionParamsSchema, sectionListSchema, skillParamsSchema } from './section-list.ts';
import { signedResultSchema } from './signed-result.ts';
import { sittingRoutes } from './sitting-routes.ts';
import { userStatsSchema } from './stats.ts';
import { assignedRoutes } from './teaching/assigned-routes.ts';
import { membershipRoutes } from './teaching/membership-routes.ts';
import { submissionRoutes } from './submissions/submission-routes.ts';

/** Every call of a learner or a guest. No schema here has a field for a key before submission. */
export const learnerRoutes = {
  'GET /api/exam/list/:skill': {
    auth: 'guest',
    tag: 'Practice',
    summary: "Lists all tests of a skill with the learner's last results, the newest first",
    params: skillParamsSchema,
    ok: { status: 200, schema: sectionListSchema, tagged: true },
    errors: ['not_found'],
  },
  'GET /api/exam/list/full/:skill': {
    auth: 'guest',
    tag: 'Sittings',
    summary: "Lists all whole exams of a skill with the learner's last sittings, the newest first",
    params: skillParamsSchema,
    ok: { status: 200, schema: fullExamListSchema, tagged: true },
    errors: [],
  },
  'GET /api/exam/list/part/:skill': {
    auth: 'guest',
    tag: 'Practice',
    summary: 'Lists all sections of a skill (the same rows as the list)',
    params: skillParamsSchema,
    ok: { status: 200, schema: sectionListSchema, tagged: true },
    errors: ['not_found'],
  },
  'GET /api/exam/list/part/:skill/:id': {
    auth: 'guest',
    tag: 'Practice',
    summary: 'Returns a section in its delivery form',
    params: sectionParamsSchema,
    ok: { status: 200, schema: deliverySectionSchema, tagged: true },
    errors: ['not_found', 'section_locked'],
  },
  'GET /api/section/:id': {
    auth: 'guest',
    tag: 'Practice',
    summary: 'Returns a section in its delivery form: no keys, no explanation',
    params: idParamsSchema,
    ok: { status: 200, schema: deliverySectionSchema, tagged: true },
    errors: ['not_found', 'section_locked'],
  },
  'GET /api/section/:id/explanation': {
    auth: 'signedIn',
    tag: 'Practice',
    summary: 'Returns the explanation after the learner has submitted the section',
    params: idParamsSchema,
    ok: { status: 200, schema: z.object({ explanation: z.string() }) },
    errors: ['not_found', 'not_submitted'],
  },
  'POST /api/section/:id/start': {
    auth: 'guest',
    servedWhenFull: true,
    tag: 'Practice',
    summary: "Starts a guest's attempt, which can be marked once; nothing is stored",
    params: idParamsSchema,
    ok: { status: 200, schema: guestAttemptSchema },
    errors: ['not_found', 'section_locked', 'too_many_requests'],
  },
  'POST /api/section/:id/mark': {
    auth: 'guest',
    servedWhenFull: true,
    tag: 'Practice',
    summary:
      "Marks a guest's attempt once and returns the keys of the answered questions; the same answers can be sent again",
    params: idParamsSchema,
    body: markBodySchema,
    ok: { status: 200, schema: markedSchema },
    errors: ['not_found', 'section_locked', 'attempt_closed', 'not_started', 'sitting_running', 'too_many_requests'],
  },
  'POST /api/section/:id/unlock': {
    auth: 'guest',
    servedWhenFull: true,
    tag: 'Practice',
    summary: 'Exchanges the password of a locked section for a grant of 12 hours, sent back as X-Section-Grant',
    params: idParamsSchema,
    body: z.object({ password: z.string().max(1000) }),
    ok: { status: 200, schema: z.object({ grant: z.string() }) },
    errors: ['not_found', 'incorrect_password', 'too_many_requests'],
  },
  ...sittingRoutes,
  ...practiceRoutes,
  ...submissionRoutes,
  ...membershipRoutes,
  ...assignedRoutes,
  ...recordingRoutes,
  'GET /api/user/last-result': {
    auth: 'signedIn',
    tag: 'Results',
    summary: "Returns the learner's last result of a section, or null",
    query: z.object({ sectionID: idSchema }),
    ok: { status: 200, schema: lastResultSchema },
    errors: [],
  },
  'POST /api/user/save-result': {
    auth: 'signedIn',
    quota: 'submissions',
    tag: 'Results',
    summary: 'Marks and saves an attempt in one transaction; the same attempt sent again returns its first result',
    body: saveResultBodySchema,
    ok: { status: 200, schema: savedResultSchema },
    errors: ['not_found', 'section_locked', 'attempt_closed', 'not_started'],
  },
  'GET /api/user/stats': {
    auth: 'signedIn',
    tag: 'Results',
    summary: 'Returns totals of marked attempts by skill and by question type',
    ok: { status: 200, schema: userStatsSchema },
    errors: [],
  },
  'POST /api/attempt': {
    auth: 'signedIn',
    quota: 'starts',
    tag: 'Attempts',
    summary: 'Starts an attempt, or resumes the attempt in progress with its clock',
    body: startAttemptBodySchema,
    ok: { status: 200, schema: attemptSchema },
    errors: ['not_found', 'section_locked'],
  },
  'GET /api/attempt': {
    auth: 'signedIn',
    tag: 'Attempts',
    summary: "Lists the learner's attempts, the newest first",
    query: attemptListQuerySchema,
    ok: { status: 200, schema: attemptListSchema },
    errors: [],
  },
  'GET /api/attempt/:id': {
    auth: 'signedIn',
    tag: 'Attempts',
    summary: 'Returns an attempt with the section as it was then; after submission with marks, keys and explanation',
    params: idParamsSchema,
    ok: { status: 200, schema: attemptDetailSchema },
    errors: ['not_found'],
  },
  'GET /api/attempt/:id/times': {
    auth: 'signedIn',
    tag: 'Attempts',
    summary: 'Returns the seconds for each question of a submitted attempt, compared with other learners',
    params: idParamsSchema,
    ok: { status: 200, schema: attemptTimesSchema },
    errors: ['not_found', 'not_submitted'],
  },
  'GET /api/attempt/:id/signed-result': {
    auth: 'signedIn',
    tag: 'Attempts',
    summary: 'Returns a submitted attempt as a signed file with keys: learners their own, administrators any',
    params: idParamsSchema,
    ok: { status: 200, schema: signedResultSchema },
    errors: ['not_found', 'not_submitted', 'too_many_requests'],
  },
  'GET /api/attempt/:id/problem': {
    auth: 'signedIn',
    tag: 'Attempts',
    summary: 'Lists the problems that the learner reported in an attempt, with their outcomes',
    params: idParamsSchema,
    ok: { status: 200, schema: ownProblemsSchema },
    errors: ['not_found'],
  },
  'POST /api/section/:sectionID/problem': {
    auth: 'signedIn',
    tag: 'Attempts',
    summary: 'Reports a problem with a question of a submitted attempt; a repeated report replaces an open one',
    params: sectionProblemParamsSchema,
    body: problemBodySchema,
    ok: { status: 200, schema: ownProblemSchema },
    errors: ['not_found', 'not_submitted', 'too_many_requests'],
  },
  'PATCH /api/attempt/:id': {
    auth: 'signedIn',
    quota: 'saves',
    tag: 'Attempts',
    summary: 'Saves the answers that changed',
    params: idParamsSchema,
    body: saveAttemptBodySchema,
    ok: { status: 200, schema: attemptSchema },
    errors: ['not_found', 'attempt_closed'],
  },
  'DELETE /api/attempt/:id': {
    auth: 'signedIn',
    quota: 'starts',
    tag: 'Attempts',
    summary: 'Discards an attempt in progress',
    params: idParamsSchema,
    ok: { status: 200, schema: messageSchema },
    errors: ['not_found', 'attempt_closed'],
  },
} as const satisfies RouteTable;
