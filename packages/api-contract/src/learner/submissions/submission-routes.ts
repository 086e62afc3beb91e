import { idParamsSchema } from '../../common/fields.ts';
import type { RouteTable } from '../../common/route.ts';
import { signedResultSchema } from '../signed-result.ts';
import {
  handInBodySchema,
  handInRecordingsBodySchema,
  saveSubmissionDraftBodySchema,
  selfAssessmentBodySchema,
  submissionDetailSchema,
  submissionDraftParamsSchema,
  submissionDraftSchema,
  submissionListQuerySchema,
  submissionListSchema,
} from './submission.ts';

/** Texts that learners hand in. Every call is answered with 404 while the setting `SUBMISSIONS` is off. */
export const submissionRoutes = {
  'GET /api/submission': {
    auth: 'signedIn',
    tag: 'Submissions',
    summary: "Lists the learner's submissions, the newest first, with the band of released assessments",
    query: submissionListQuerySchema,
    ok: { status: 200, schema: submissionListSchema },
    errors: ['not_found'],
  },
  'POST /api/submission': {
    auth: 'signedIn',
    quota: 'submissions',
    tag: 'Submissions',
    summary: 'Hands in a text for good; the same id sent again returns what was handed in first',
    body: handInBodySchema,
    ok: { status: 200, schema: submissionDetailSchema },
    errors: ['not_found', 'section_locked', 'too_many_requests'],
  },
  'POST /api/submission/recordings': {
    auth: 'signedIn',
    quota: 'submissions',
    tag: 'Submissions',
    summary: 'Hands in recordings of a speaking test for good; the same id sent again returns what was handed in first',
    body: handInRecordingsBodySchema,
    ok: { status: 200, schema: submissionDetailSchema },
    errors: ['not_found', 'attempt_closed', 'speaking_handed_in', 'too_many_requests'],
  },
  'GET /api/submission/draft/:sectionID': {
    auth: 'signedIn',
    tag: 'Submissions',
    summary: "Returns the learner's saved text for a section that was not handed in, or null",
    params: submissionDraftParamsSchema,
    ok: { status: 200, schema: submissionDraftSchema },
    errors: ['not_found'],
  },
  'PUT /api/submission/draft/:sectionID': {
    auth: 'signedIn',
    quota: 'saves',
    tag: 'Submissions',
    summary: 'Saves the text for a section before it is handed in, and returns the latest text of all devices',
    params: submissionDraftParamsSchema,
    body: saveSubmissionDraftBodySchema,
    ok: { status: 200, schema: submissionDraftSchema },
    errors: ['not_found', 'section_locked', 'attempt_closed'],
  },
  'GET /api/submission/:id': {
    auth: 'signedIn',
    tag: 'Submissions',
    summary: "Returns the learner's submission with its text, the model answer and the released assessment",
    params: idParamsSchema,
    ok: { status: 200, schema: submissionDetailSchema },
    errors: ['not_found'],
  },
  'GET /api/submission/:id/signed-result': {
    auth: 'signedIn',
    tag: 'Submissions',
    summary: 'Returns an assessed submission as a signed file with its bands: learners their own, administrators any',
    params: idParamsSchema,
    ok: { status: 200, schema: signedResultSchema },
    errors: ['not_found', 'not_submitted', 'too_many_requests'],
  },
  'PUT /api/submission/:id/self-assessment': {
    auth: 'signedIn',
    quota: 'saves',
    tag: 'Submissions',
    summary: "Saves the learner's own bands for a submission, apart from those of an assessor",
    params: idParamsSchema,
    body: selfAssessmentBodySchema,
    ok: { status: 200, schema: submissionDetailSchema },
    errors: ['not_found', 'already_assessed', 'self_assessment_off'],
  },
} as const satisfies RouteTable;
