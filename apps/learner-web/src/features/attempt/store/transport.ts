import type { Client, LearnerRoutes, Session } from '@bandwise/api-contract/client';
import type {
  AnswersBody,
  AttemptBody,
  AttemptChanges,
  AttemptDetail,
  MarkedBody,
} from '@bandwise/api-contract/learner';
import { isAnswered, type Answers } from '@bandwise/domain';
import type { GrantStore } from '../../../shared/section-lock/grant-store.ts';
import type { Edits } from './answer-copy.ts';

/** The server's calls for the attempts at one section. */
export interface Transport {
  /** null: the server keeps nothing (a guest's attempt). */
  readonly attempts: AttemptCalls | null;
  /** Has the server mark the answers; a learner's result is saved with it, a guest's is not. */
  readonly submit: (submission: Submission) => Promise<MarkedBody>;
}

export interface AttemptCalls {
  /** Begins an attempt or resumes the one in progress; `restart` discards that one first. */
  readonly start: (restart: boolean) => Promise<AttemptBody>;
  /** `leaving`: the request outlives the page. */
  readonly save: (id: string, edits: Edits, leaving: boolean) => Promise<AttemptBody>;
  readonly read: (id: string) => Promise<AttemptDetail>;
}

export interface Submission {
  /** null: a guest's, or one that the server never began. */
  readonly attemptId: string | null;
  readonly answers: Answers;
  /** What of them the server has not confirmed. */
  readonly edits: Edits;
}

interface TransportServices {
  readonly api: Client<LearnerRoutes>;
  readonly grants: GrantStore;
  readonly session: Session;
}

interface TransportSetup {
  readonly sectionId: string;
  readonly isKept: boolean;
  /** Is told each state of the attempt that the server answers. */
  readonly onAttempt: (attempt: AttemptBody) => void;
}

export function createTransport(services: TransportServices, setup: TransportSetup): Transport {
  const { api, grants, session } = services;
  const { sectionId, isKept, onAttempt } = setup;
  const told = async (answer: Promise<AttemptBody>) => {
    const attempt = await answer;
    onAttempt(attempt);
    return attempt;
  };
  const granted = () => ({ headers: grants.headers(sectionId) });
  const attempts: AttemptCalls = {
    start: (restart) =>
      told(
        api.call('POST /api/attempt', { body: { sectionID: sectionId, ...(restart ? { restart } : {}) } }, granted()),
      ),
    save: (id, edits, leaving) =>
      told(
        api.call(
          'PATCH /api/attempt/:id',
          { params: { id }, body: { changes: changesBody(edits) } },
          { keepalive: leaving },
        ),
      ),
    read: (id) => api.call('GET /api/attempt/:id', { params: { id } }),
  };
  return {
    attempts: isKept ? attempts : null,
    submit({ attemptId, answers: given, edits }) {
      const answers = answersBody(given);
      if (session.token() === null)
        return api.call('POST /api/section/:id/mark', { params: { id: sectionId }, body: { answers } }, granted());
      const attempt = attemptId === null ? {} : { attemptID: attemptId };
      const body = { sectionID: sectionId, answers, changes: changesBody(edits), ...attempt };
      return api.call('POST /api/user/save-result', { body }, granted());
    },
  };
}

/** The answers as they are sent: blanks left out. */
export function answersBody(answers: Answers): AnswersBody {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([address]) => isAnswered({ address }, answers))
      .map(([address, value]) => [address, typeof value === 'string' ? value : [...value]]),
  );
}

/** What was typed, and when, as it is sent. */
function changesBody(edits: Edits): AttemptChanges {
  return Object.fromEntries(
    Object.entries(edits).map(([address, { value, at }]) => [
      address,
      { value: typeof value === 'string' || value === null ? value : [...value], at },
    ]),
  );
}
