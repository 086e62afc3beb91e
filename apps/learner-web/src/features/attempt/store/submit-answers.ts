import type { Client, LearnerRoutes, Session } from '@bandwise/api-contract/client';
import type { MarkedBody } from '@bandwise/api-contract/learner';
import type { Answers } from '@bandwise/domain';
import type { GrantStore } from '../../../shared/section-lock/grant-store.ts';
import type { Edits } from './answer-copy.ts';
import { answersBody, changesBody } from './answers-body.ts';

interface SubmitServices {
  readonly api: Client<LearnerRoutes>;
  readonly grants: GrantStore;
  readonly session: Session;
}

interface Submission {
  readonly sectionId: string;
  /** null: a guest's, or one that the server never began. */
  readonly attemptId: string | null;
  readonly answers: Answers;
  /** What of them the server has not confirmed. */
  readonly edits: Edits;
}

/** Has the server mark the answers; a learner's result is saved with it, a guest's is not. */
export function submitAnswers(services: SubmitServices, submission: Submission): Promise<MarkedBody> {
  const { api, grants, session } = services;
  const { sectionId, attemptId } = submission;
  const answers = answersBody(submission.answers);
  const changes = changesBody(submission.edits);
  const attempt = attemptId === null ? {} : { attemptID: attemptId };
  const options = { headers: grants.headers(sectionId) };
  return session.token() === null
    ? api.call('POST /api/section/:id/mark', { params: { id: sectionId }, body: { answers } }, options)
    : api.call('POST /api/user/save-result', { body: { sectionID: sectionId, answers, changes, ...attempt } }, options);
}
