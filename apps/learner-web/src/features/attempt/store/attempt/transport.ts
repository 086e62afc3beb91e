import { ApiError, type Client, type LearnerRoutes, type Session } from '@bandwise/api-contract/client';
import type {
  AnswersBody,
  AttemptBody,
  AttemptChanges,
  AttemptDetail,
  DeliverySectionBody,
  MarkedBody,
} from '@bandwise/api-contract/learner';
import { isAnswered, type Answers } from '@bandwise/domain';
import type { GrantStore } from '../../../../shared/services/grant-store.ts';
import type { Edits } from '../../../../shared/attempt-drafts/answer-copy.ts';
import type { AttemptDraft } from '../../../../shared/attempt-drafts/attempt-draft.ts';
import { createGuestCalls, type OnGuestMarked } from './guest-calls.ts';

/** The server's calls for the attempts at one section. */
export interface Transport {
  /** null for a guest's attempt, which the server does not store. */
  readonly attempts: AttemptCalls | null;
  /** Starts a guest's attempt. If that fails, the submission starts it. */
  readonly begin?: () => void;
  /** Marks the answers on the server, which stores a learner's result but not a guest's. */
  readonly submit: (submission: Submission) => Promise<MarkedBody>;
}

export interface AttemptCalls {
  /** Starts an attempt or resumes the one in progress; `restart` discards the latter first. */
  readonly start: (restart: boolean) => Promise<AttemptBody>;
  /** `leaving`: the request outlives the page. */
  readonly save: (id: string, edits: Edits, leaving: boolean) => Promise<AttemptBody>;
  readonly read: (id: string) => Promise<AttemptDetail>;
}

export interface Submission {
  /** null for a guest's attempt, or one that the server does not know. */
  readonly attemptId: string | null;
  readonly answers: Answers;
  /** The unconfirmed edits. */
  readonly edits: Edits;
}

interface TransportServices {
  readonly api: Client<LearnerRoutes>;
  readonly grants: GrantStore;
  readonly session: Session;
}

interface TransportSetup {
  readonly sectionId: string;
  readonly isStored: boolean;
  /** Nothing is stored for the signed-in account. */
  readonly isPreview?: boolean;
  /** Called with each state of the attempt from the server. */
  readonly onAttempt: (attempt: AttemptBody) => void;
  readonly onGuestMarked: OnGuestMarked;
}

export function createTransport(services: TransportServices, setup: TransportSetup): Transport {
  const { api, grants, session } = services;
  const { sectionId, isStored, isPreview = false, onAttempt, onGuestMarked } = setup;
  const notifyAttempt = async (answer: Promise<AttemptBody>) => {
    const attempt = await answer;
    onAttempt(attempt);
    return attempt;
  };
  const granted = () => ({ headers: grants.headers(sectionId) });
  const attempts: AttemptCalls = {
    start: (restart) =>
      notifyAttempt(
        api.call('POST /api/attempt', { body: { sectionID: sectionId, ...(restart ? { restart } : {}) } }, granted()),
      ),
    save: (id, edits, leaving) =>
      notifyAttempt(
        api.call(
          'PATCH /api/attempt/:id',
          { params: { id }, body: { changes: changesBody(edits) } },
          { keepalive: leaving },
        ),
      ),
    read: (id) => api.call('GET /api/attempt/:id', { params: { id } }),
  };
  const guest = createGuestCalls(services, sectionId, onGuestMarked);
  return {
    attempts: isStored ? attempts : null,
    begin() {
      if (session.token() === null) guest.begin();
    },
    submit({ attemptId, answers: given, edits }) {
      const answers = answersBody(given);
      if (session.token() === null) return guest.mark(answers);
      if (isPreview)
        return api.call('POST /api/section/:id/mark', { params: { id: sectionId }, body: { answers } }, granted());
      const attempt = attemptId === null ? {} : { attemptID: attemptId };
      const body = { sectionID: sectionId, answers, changes: changesBody(edits), ...attempt };
      return api.call('POST /api/user/save-result', { body }, granted());
    },
  };
}

/** The request body of answers, without blanks. */
export function answersBody(answers: Answers): AnswersBody {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([address]) => isAnswered({ address }, answers))
      .map(([address, value]) => [address, typeof value === 'string' ? value : [...value]]),
  );
}

/** The request body of edits with their times. */
export function changesBody(edits: Edits): AttemptChanges {
  return Object.fromEntries(
    Object.entries(edits).map(([address, { value, at }]) => [
      address,
      { value: typeof value === 'string' || value === null ? value : [...value], at },
    ]),
  );
}

/** The server's merged state. */
export interface Merged {
  readonly kind: 'merged';
  readonly body: AttemptBody;
  /** The edits that the request contained. */
  readonly sentEdits: Edits;
  /** The device's clock at the request and the response, in milliseconds. */
  readonly sent: number;
  readonly received: number;
  /** The attempt in progress was begun on this other version of the section. */
  readonly otherVersion: DeliverySectionBody | null;
}

/** The attempt is over: its time ended, or it was submitted elsewhere. */
interface Closed {
  readonly kind: 'closed';
  readonly detail: AttemptDetail;
}

interface Asking {
  readonly draft: AttemptDraft;
  readonly version: number;
  /** The attempt is being submitted, so no new one is started. */
  readonly isClosing: boolean;
  readonly now: () => number;
}

/** Sends unsaved edits and returns the merged state. @throws the error of the call. */
export async function exchange(attempts: AttemptCalls, asking: Asking): Promise<Merged | Closed> {
  const { draft, version, now } = asking;
  const sent = now();
  try {
    const { body, sentEdits } = await request(attempts, asking);
    const received = now();
    const otherVersion = body.version === version ? null : (await attempts.read(body.id)).section;
    return { kind: 'merged', body, sentEdits, sent, received, otherVersion };
  } catch (error) {
    if (!isClosed(error) || draft.attemptId === null) throw error;
    return { kind: 'closed', detail: await attempts.read(draft.attemptId) };
  }
}

/** Saves pending edits and returns the merged state; starts a new attempt if the old one no longer exists. */
async function request(
  attempts: AttemptCalls,
  { draft, isClosing }: Asking,
): Promise<{ readonly body: AttemptBody; readonly sentEdits: Edits }> {
  const { attemptId, restart, copy } = draft;
  if (attemptId === null) return { body: await attempts.start(restart), sentEdits: {} };
  try {
    return { body: await attempts.save(attemptId, copy.edits, false), sentEdits: copy.edits };
  } catch (error) {
    if (isDiscarded(error) && !isClosing) return { body: await attempts.start(false), sentEdits: {} };
    throw error;
  }
}

const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'attempt_closed';
const isDiscarded = (error: unknown) => error instanceof ApiError && error.status === 404;
