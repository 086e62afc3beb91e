import { ROWS_COUNTED, type AssessmentBody, type QueueState } from '@bandwise/api-contract/admin';
import type { SubmissionDetail } from '@bandwise/api-contract/learner';
import type { Deps } from '../../deps.ts';
import type { Caller, ModuleHandlers } from '../../http/handler.ts';
import { HANDED_IN_TEXTS } from '../../limits.ts';
import { createThrottle } from '../../platform/throttle/throttle.ts';
import { findSelfAssessment } from '../../platform/settings/self-assessment.ts';
import { visitorOf, type Sections } from '../sections/sections.ts';
import { findHiddenAnswers } from '../rights/rights.ts';
import { claim, endClaim, releaseAssessment, saveAssessment, undoRelease } from './assess.ts';
import { assessmentsFile } from './assessments-file.ts';
import { assessOneself, handIn, saveDraft } from './hand-in.ts';
import { handInRecordings } from './hand-in-recordings.ts';
import { finishOpinion, keepReleased, requestOpinion, withdrawRequest } from './opinions/give-opinion.ts';
import { countQueue, findAssessed, findNames, findQueue } from './queue.repo.ts';
import { readAnswer } from './recordings/submitted-recordings.ts';
import { chooseAssessor, readShare, shareOut } from './share/share-out.ts';
import { requireAssessor, requireAssessorOf, requireSubmissions, submissionNotFound } from './submissions.policy.ts';
import {
  presentAssessment,
  presentDetail,
  presentDraft,
  presentQueued,
  presentSummary,
} from './submissions.presenter.ts';
import { findDraft, findOwn, findOwnText, type SubmissionText } from './submissions.repo.ts';

const PAGE_SIZE = 20;

type SubmissionRoutes =
  | 'DELETE /api/submission/:id/claim'
  | 'DELETE /api/submission/:id/second-opinion'
  | 'GET /api/submission'
  | 'GET /api/submission/:id'
  | 'GET /api/submission/:id/assessment'
  | 'GET /api/submission/draft/:sectionID'
  | 'GET /api/submission/queue'
  | 'GET /api/submission/share'
  | 'GET /api/submission.csv'
  | 'POST /api/submission'
  | 'POST /api/submission/:id/claim'
  | 'POST /api/submission/:id/opinion'
  | 'POST /api/submission/:id/release'
  | 'POST /api/submission/:id/second-opinion'
  | 'POST /api/submission/:id/settle'
  | 'POST /api/submission/:id/undo'
  | 'POST /api/submission/recordings'
  | 'POST /api/submission/share'
  | 'PUT /api/submission/:id/assessment'
  | 'PUT /api/submission/:id/assessor'
  | 'PUT /api/submission/:id/self-assessment'
  | 'PUT /api/submission/draft/:sectionID';

/** Texts and recordings that learners hand in, and their assessments. */
export function submissionsRoutes(
  { config, db, jobs, now, pool }: Pick<Deps, 'config' | 'db' | 'jobs' | 'now' | 'pool'>,
  sections: Pick<Sections, 'open' | 'version'>,
): ModuleHandlers<SubmissionRoutes> {
  const handedIn = createThrottle(pool, {
    name: 'hand-in',
    ...HANDED_IN_TEXTS,
    message: 'You have handed in many texts or recordings today. Please try again',
  });
  const context = { config, db, jobs, now, sections, handedIn };

  async function detailOf(row: SubmissionText | null, from = db): Promise<SubmissionDetail> {
    if (!row) throw submissionNotFound();
    const names = await findNames(
      from,
      row.assessments.map(({ by }) => by),
    );
    const answer = await readAnswer(from, sections, row);
    const { value: maySelfAssess } = await findSelfAssessment(from);
    const work = { userId: row.user_id, sectionId: row.section_id, submittedAt: row.handed_in_at };
    const isHidden = (await findHiddenAnswers(pool, work, now())) !== null;
    return presentDetail(row, { answer, names, now: now(), maySelfAssess, isHidden });
  }

  async function assessmentOf(caller: Caller, id: string, from = db): Promise<AssessmentBody> {
    const row = await findAssessed(from, id);
    if (!row) throw submissionNotFound();
    await requireAssessorOf(from, caller, row.user_id);
    const { draft, opinions } = row;
    const assessors = [...row.assessments, draft, opinions?.first, opinions?.second].map((one) => one?.by ?? '');
    return presentAssessment(row, {
      answer: await readAnswer(from, sections, row),
      hasSecondReader: config.assessmentService !== null,
      names: await findNames(from, [...assessors, opinions?.requested_by ?? '']),
      caller,
      now: now(),
    });
  }

  return {
    'GET /api/submission': async ({ caller, query, reads }) => {
      requireSubmissions(config);
      const rows = await findOwn(reads.db, caller.id, query);
      return { submissions: rows.map((row) => presentSummary(row, now())) };
    },

    'POST /api/submission': async (call) => {
      requireSubmissions(config);
      return detailOf(await handIn(context, { caller: call.caller, visitor: visitorOf(call) }, call.body));
    },

    'POST /api/submission/recordings': async ({ caller, body }) => {
      requireSubmissions(config);
      return detailOf(await handInRecordings(context, caller, body));
    },

    'GET /api/submission/draft/:sectionID': async ({ caller, params }) => {
      requireSubmissions(config);
      return presentDraft(await findDraft(db, { userId: caller.id, sectionId: params.sectionID }), now());
    },

    'PUT /api/submission/draft/:sectionID': async (call) => {
      requireSubmissions(config);
      const writing = { caller: call.caller, visitor: visitorOf(call) };
      return presentDraft(await saveDraft(context, writing, { ...call.params, ...call.body }), now());
    },

    'GET /api/submission/:id': async ({ caller, params, reads }) => {
      requireSubmissions(config);
      return detailOf(await findOwnText(reads.db, { userId: caller.id, id: params.id }), reads.db);
    },

    'PUT /api/submission/:id/self-assessment': async ({ caller, params, body }) => {
      requireSubmissions(config);
      return detailOf(await assessOneself(context, { userId: caller.id, id: params.id }, body.bands));
    },

    'GET /api/submission/queue': async ({ caller, query: { page, search = '', class: classId, ...wanted }, reads }) => {
      requireSubmissions(config);
      requireAssessor(caller);
      const filter = { ...wanted, by: caller, classId, search, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
      const count = (state: QueueState) => countQueue(reads.db, { by: caller, state, search: '' });
      const rows = await findQueue(reads.db, filter);
      const total = await countQueue(reads.db, filter);
      const viewing = { caller, now: now() };
      return {
        submissions: rows.map((row) => presentQueued(row, viewing)),
        counts: {
          waiting: await count('waiting'),
          second_opinion: await count('second_opinion'),
          assessed: await count('assessed'),
        },
        page,
        pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
        total: Math.min(total, ROWS_COUNTED),
      };
    },

    'GET /api/submission/share': async ({ caller, query, reads }) => {
      requireSubmissions(config);
      return readShare(reads.db, caller, { classId: query.class, learnerId: query.learner });
    },

    'POST /api/submission/share': async ({ caller, body }) => {
      requireSubmissions(config);
      await shareOut(context, caller, { classId: body.class, assessorIds: body.assessors });
      return readShare(db, caller, { classId: body.class });
    },

    'PUT /api/submission/:id/assessor': async ({ caller, params, body }) => {
      requireSubmissions(config);
      await chooseAssessor(context, { caller, id: params.id }, body.assessor);
      return assessmentOf(caller, params.id);
    },

    'GET /api/submission.csv': async ({ caller, query: { search = '', class: classId, ...wanted }, reads, reply }) => {
      requireSubmissions(config);
      requireAssessor(caller);
      const day = now().toISOString().slice(0, 10);
      reply.header('content-disposition', `attachment; filename="assessments-${day}.csv"`);
      return assessmentsFile(reads.db, { ...wanted, by: caller, classId, search });
    },

    'GET /api/submission/:id/assessment': async ({ caller, params, reads }) => {
      requireSubmissions(config);
      return assessmentOf(caller, params.id, reads.db);
    },

    'POST /api/submission/:id/claim': async ({ caller, params }) => {
      requireSubmissions(config);
      await claim(context, { caller, id: params.id });
      return assessmentOf(caller, params.id);
    },

    'DELETE /api/submission/:id/claim': async ({ caller, params }) => {
      requireSubmissions(config);
      await endClaim(context, { caller, id: params.id });
      return assessmentOf(caller, params.id);
    },

    'PUT /api/submission/:id/assessment': async ({ caller, params, body }) => {
      requireSubmissions(config);
      const { until, ...saved } = await saveAssessment(context, { caller, id: params.id }, body);
      const by = `${caller.firstName} ${caller.lastName}`.trim();
      return { ...saved, claim: { by, isOwn: true, until: until.toISOString() } };
    },

    'POST /api/submission/:id/release': async ({ caller, params, body }) => {
      requireSubmissions(config);
      await releaseAssessment(context, { caller, id: params.id }, body);
      return assessmentOf(caller, params.id);
    },

    'POST /api/submission/:id/undo': async ({ caller, params, body }) => {
      requireSubmissions(config);
      await undoRelease(context, { caller, id: params.id }, body);
      return assessmentOf(caller, params.id);
    },

    'POST /api/submission/:id/second-opinion': async ({ caller, params }) => {
      requireSubmissions(config);
      await requestOpinion(context, { caller, id: params.id });
      return assessmentOf(caller, params.id);
    },

    'DELETE /api/submission/:id/second-opinion': async ({ caller, params }) => {
      requireSubmissions(config);
      await withdrawRequest(context, { caller, id: params.id });
      return assessmentOf(caller, params.id);
    },

    'POST /api/submission/:id/opinion': async ({ caller, params, body }) => {
      requireSubmissions(config);
      await finishOpinion(context, { caller, id: params.id }, body);
      return assessmentOf(caller, params.id);
    },

    'POST /api/submission/:id/settle': async ({ caller, params }) => {
      requireSubmissions(config);
      await keepReleased(context, { caller, id: params.id });
      return assessmentOf(caller, params.id);
    },
  };
}
